/**
 * `virtual:styles` is the text of all styles of a build, for a shadow root to adopt; no stylesheet is written.
 *
 * Svelte can put styles into scripts by itself, but as `<style>` elements, which a page with a strict policy refuses.
 */
import type { Plugin } from 'vite'

const MODULE = 'virtual:styles'

/** Stands in the script until all styles are known. */
const PLACE = '__STYLES__'

export function shadowStyles(): Plugin {
  return {
    name: 'tarock-shadow-styles',
    enforce: 'post',
    resolveId: (id) => (id === MODULE ? `\0${id}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(PLACE)}` : undefined),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const sheets = Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.css') ? [file] : [],
        )
        const styles = JSON.stringify(sheets.map(({ source }) => String(source).trim()).join(''))
        for (const { fileName } of sheets) delete bundle[fileName]
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = file.code.replace(/(["'`])__STYLES__\1/, () => styles)
      },
    },
  }
}
