import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [svelte()],
  build: {
    assetsInlineLimit: 0, // the page's policy allows no data: addresses
    rolldownOptions: { input: { index: 'index.html', gallery: 'gallery.html' } },
  },
  server: {
    fs: { allow: ['..'] }, // the catalogues of words live beside the Python that shares them
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
})
