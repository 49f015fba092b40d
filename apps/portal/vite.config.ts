import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type UserConfig } from 'vite'
import { compressPlugin } from '../../scripts/lib/compressPlugin.ts'
import { firstPaintPlugin } from '../../scripts/lib/firstPaintPlugin.ts'
import { splitFiles } from '../../scripts/lib/splitFiles.ts'

/** The code is built once for all cities: `scripts/emitCities.ts` makes each city's page of it. */
const config = (): UserConfig => ({
  plugins: [react({ compiler: true }), firstPaintPlugin(), compressPlugin()],
  resolve: { conditions: ['@parking/source', ...defaultClientConditions] },
  // Found late, it would make the development server load React a second time.
  optimizeDeps: { include: ['react/compiler-runtime'] },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: { polyfill: false },
    // The first page names more than a hundred files, so each letter of a hash is a byte of it.
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
    // An inlined asset would be a data: address, which the content security policy refuses.
    assetsInlineLimit: 0,
  },
})

export default defineConfig(({ command }) =>
  command === 'build' ? splitFiles(config, import.meta.dirname) : config(),
)
