/** The catalogues that the page reads; the rule book's sentences stay on the server. */
const files: Record<string, string> = import.meta.glob(
  '../../../src/tarock/words/en/{browser*,cards,declarations,faults,koenigrufen,koenigrufen_terminal,levels,payments,phrases,reasons,referee,report,server,table_mode,terminal}.ftl',
  { query: '?raw', import: 'default', eager: true },
)

export default Object.values(files).join('\n')
