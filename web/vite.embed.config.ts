/** The script for pages of others: everything that `<tarock-deal>` needs in one file, which the page itself never loads. */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { wordsPlugin } from './plugins/catalogues.ts'
import { compress } from './plugins/compress.ts'
import { shadowStyles } from './plugins/shadowStyles.ts'

export default defineConfig({
  plugins: [
    svelte({
      compilerOptions: { discloseVersion: false, cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 2)}` },
    }),
    wordsPlugin(),
    shadowStyles(),
    compress(),
  ],
  publicDir: false,
  build: {
    cssCodeSplit: false,
    target: 'esnext',
    cssTarget: 'esnext',
    rolldownOptions: {
      input: 'src/embed/main.ts',
      // No module: a page that was opened from a disk, without any server, may load it too.
      output: { format: 'iife', entryFileNames: 'tarock-deal.js' },
    },
  },
})
