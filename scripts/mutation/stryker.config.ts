import type { Stryker } from '@stryker-mutator/core'
import { groups, leastScore, tests } from './groups.ts'

const folder = '.cache/mutation'

const options: ConstructorParameters<typeof Stryker>[0] = {
  mutate: [...Object.values(groups).flat(), ...tests],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  ignorePatterns: ['/{apps,cities,deploy,docs,e2e,openapi}', 'dist', '.*'],
  tempDirName: `${folder}/sandbox`,
  // Vitest doesn't ask for types.
  disableTypeChecks: false,
  reporters: ['progress-append-only', 'html', 'json'],
  htmlReporter: { fileName: `${folder}/report.html` },
  jsonReporter: { fileName: `${folder}/report.json` },
  thresholds: { high: 95, low: leastScore, break: leastScore },
}

export default options
