import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { colorSchemePlugin } from '../../scripts/lib/colorSchemePlugin.mjs'

/** Built once for all cities, as the portal is; its files stand beside the portal's on one origin. */
export default defineConfig({
  plugins: [react({ compiler: true }), colorSchemePlugin()],
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
