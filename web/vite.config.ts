import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  base: './',
  plugins: [svelte()],
  build: {
    rolldownOptions: { input: { gallery: 'gallery.html' } },
  },
  // The catalogues of words live beside the Python that shares them.
  server: { fs: { allow: ['..'] } },
})
