import { join } from 'node:path'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { storiesProjects } from './apps/storybook/vitest.stories.ts'

// Each test file has a process of its own: what one has compiled, the others need not compile again.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/compiled')

/** A busy machine is no failure: what hangs is stopped all the same. */
const testTimeout = 60_000
const { SEQUENCES = '1000', TABLES = '200', SEED } = process.env
/** Of the test of the money calls: `npm run sequences` asks for more. */
const sequences = { runs: Number(SEQUENCES), seed: SEED === undefined ? null : Number(SEED) }
/** How many tables of companies are made up and loaded; `TABLES=10000` asks for more. */
const tables = Number(TABLES)
const source = '@parking/source'
const resolve = { conditions: [source, ...defaultClientConditions] }
const ssr = { resolve: { conditions: [source, ...defaultServerConditions] } }

export default defineConfig({
  test: {
    // By default one processor is left idle, which is half of a small machine.
    maxWorkers: '100%',
    reporters: process.env['REPORTS'] ? ['default', 'json'] : ['default'],
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'pure',
          testTimeout,
          environment: 'node',
          // These packages remember nothing, so their tests need no world of their own each.
          isolate: false,
          include: [
            'packages/{plates,pricing,domain,api-client,town,conformance}/{src,test}/**/*.test.ts',
          ],
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'node',
          testTimeout,
          environment: 'node',
          include: [
            'apps/sandbox/{src,test}/**/*.test.ts',
            'apps/portal/worker/**/*.test.ts',
            'apps/storybook/src/**/*.test.ts',
            '{cities,openapi,scripts,deploy}/**/*.test.ts',
          ],
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'dom',
          testTimeout,
          environment: 'happy-dom',
          setupFiles: ['packages/ui/src/testing/watchTexts.ts'],
          provide: { sequences, tables },
          include: [
            'packages/{ui,runtime,payments,sessions,parking,spending,map,permits,auth,profile,city,coop}/src/**/*.test.{ts,tsx}',
            'apps/{portal,coop}/src/**/*.test.{ts,tsx}',
          ],
        },
      },
      ...storiesProjects,
    ],
  },
})
