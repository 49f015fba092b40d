import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, mergeConfig, type UserConfig } from 'vite'
import { buildTarget } from '../floor/floor.ts'
import { compressBeside } from './compressBeside.ts'
import { firstPaintPlugin } from './firstPaintPlugin.ts'
import { splitFiles } from './splitFiles.ts'

/**
 * How an app is developed and built. The code is built once for all cities: `emitCities.ts` makes each
 * city's page of it.
 *
 * @param root - the folder of the app
 * @param own - what is its own
 */
export function appConfig(root: string, own: UserConfig) {
  const config = (): UserConfig => mergeConfig<UserConfig, UserConfig>(common(), own)
  return defineConfig(({ command }) => (command === 'build' ? splitFiles(config, root) : config()))
}

const common = (): UserConfig => ({
  plugins: [
    react({ compiler: true }),
    firstPaintPlugin(),
    {
      name: 'compress',
      apply: 'build',
      writeBundle: ({ dir = '' }) => compressBeside(dir),
    },
  ],
  resolve: { conditions: ['@parking/source', ...defaultClientConditions] },
  // Found late, it would make the development server load React a second time.
  optimizeDeps: { include: ['react/compiler-runtime'] },
  build: {
    target: buildTarget,
    manifest: true,
    modulePreload: { polyfill: false },
    // Every file is compressed beside itself in any case.
    reportCompressedSize: false,
    // An inlined asset would be a data: address, which the content security policy refuses.
    assetsInlineLimit: 0,
  },
})
