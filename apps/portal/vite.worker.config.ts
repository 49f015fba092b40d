import { defaultClientConditions, defineConfig } from 'vite'
import { buildTarget } from '../../scripts/floor/floor.ts'

/** The service worker is one file. What it keeps is written at its head for each city's site. */
export default defineConfig({
  resolve: { conditions: ['@parking/source', ...defaultClientConditions] },
  build: {
    target: buildTarget,
    outDir: 'dist/.vite',
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: 'worker/serviceWorker.ts',
      output: { format: 'iife', entryFileNames: 'serviceWorker.js' },
    },
  },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
})
