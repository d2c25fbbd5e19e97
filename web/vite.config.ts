import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { wordsPlugin } from './plugins/catalogues.ts'
import { compress } from './plugins/compress.ts'
import { serviceWorker } from './plugins/serviceWorker.ts'

/** Where `tarock serve` listens while the page is being written. */
const API = process.env['TAROCK_API'] ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), wordsPlugin(), serviceWorker(), compress()],
  build: {
    assetsInlineLimit: 0, // the page's policy allows no data: addresses
    rolldownOptions: { input: { index: 'index.html', gallery: 'gallery.html' } },
  },
  server: {
    proxy: { '/api': { target: API, ws: true } },
  },
})
