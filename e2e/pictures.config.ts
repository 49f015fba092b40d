import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import stories from './playwright.config.ts'

const folder = join(import.meta.dirname, '../.cache/pictures')

/** Pictures of the stories of Storybook, compared with those last accepted: `npm run storybook:pictures`. */
export default defineConfig(
  { ...stories, globalSetup: [] },
  {
    testMatch: 'storybook/pictures.ts',
    // Never committed: browsers draw letters each their way.
    snapshotPathTemplate: join(folder, 'accepted/{arg}{ext}'),
    outputDir: join(folder, 'differing'),
    reporter: [['line'], ['json', { outputFile: join(folder, 'report.json') }]],
  },
)
