// Writes the cards as data for those who draw without a browser, to standard output.
import { runnerImport } from 'vite'

const { module } = await runnerImport(new URL('cardData.ts', import.meta.url).pathname)
process.stdout.write(module.TEXT)
