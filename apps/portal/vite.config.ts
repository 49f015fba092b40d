import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { colorSchemePlugin } from '../../scripts/lib/colorSchemePlugin.mjs'

/** The code is built once for all cities: `scripts/emitCities.mjs` makes each city's page of it. */
export default defineConfig({
  plugins: [react({ compiler: true }), colorSchemePlugin()],
  resolve: { conditions: ['@parking/source', ...defaultClientConditions] },
  // Found late, it would make the development server load React a second time.
  optimizeDeps: { include: ['react/compiler-runtime'] },
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: { polyfill: false },
    // An inlined asset would be a data: address, which the content security policy refuses.
    assetsInlineLimit: 0,
  },
})
