import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const conditions = ['@parking/source', ...defaultServerConditions]

/** The tests that have to notice a change of the sources that are mutated. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: 'node',
    testTimeout: 60_000,
    setupFiles: ['scripts/mutation/properties.ts'],
    provide: { sequences: { runs: 100, seed: 20_261_121 } },
    include: [
      'packages/{plates,pricing}/src/**/*.test.ts',
      'packages/domain/src/{payment,duration,session,operation,receipt,permit}/**/*.test.ts',
      'packages/payments/src/{charge,kinds}/**/*.test.ts',
    ],
    // It asks for time rather than for answers.
    exclude: ['packages/plates/src/hugeInput.test.ts'],
  },
})
