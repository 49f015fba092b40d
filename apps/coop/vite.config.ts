import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type UserConfig } from 'vite'
import { compressPlugin } from '../../scripts/lib/compressPlugin.ts'
import { firstPaintPlugin } from '../../scripts/lib/firstPaintPlugin.ts'
import { splitFiles } from '../../scripts/lib/splitFiles.ts'

/** Built once for all cities, as the portal is; its files stand beside the portal's on one origin. */
const config = (): UserConfig => ({
  plugins: [react({ compiler: true }), firstPaintPlugin(), compressPlugin()],
  resolve: { conditions: ['@parking/source', ...defaultClientConditions] },
  // Found late, it would make the development server load React a second time.
  optimizeDeps: { include: ['react/compiler-runtime'] },
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsDir: 'coop-assets',
    // An inlined asset would be a data: address, which the content security policy refuses.
    assetsInlineLimit: 0,
  },
})

export default defineConfig(({ command }) =>
  command === 'build' ? splitFiles(config, import.meta.dirname) : config(),
)
