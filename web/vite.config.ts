import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { wordsPlugin } from './plugins/catalogues.ts'
import { compress } from './plugins/compress.ts'
import { serviceWorker } from './plugins/serviceWorker.ts'

/** Where `tarock serve` listens while the page is being written. */
const API = process.env['TAROCK_API'] ?? 'http://127.0.0.1:8000'

/** What every page stands on: modules by the beginning of their path. */
const GROUND = new RegExp(
  [
    '@fluent/',
    'src/(?:pages|preferences|route)',
    'src/person/(?:me|Myself|NameField)',
    'src/shell/(?:announcer|Icon|Missing|TopBar)',
    'src/wire/(?:api|refusals|session)',
    'src/words/(?:catalogue|families|language|names)',
  ].join('|'),
)

export default defineConfig({
  plugins: [svelte(), wordsPlugin(), serviceWorker(), compress()],
  build: {
    assetsInlineLimit: 0, // the page's policy allows no data: addresses
    rolldownOptions: {
      input: { index: 'index.html', gallery: 'gallery.html' },
      // One piece for all of it: each answer costs a phone its headers, more than some modules.
      output: { codeSplitting: { groups: [{ name: 'ground', test: GROUND }] } },
    },
  },
  server: {
    proxy: { '/api': { target: API, ws: true } },
  },
})
