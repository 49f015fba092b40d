import { join, resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { usualBrowser } from './world/browsers.ts'
import type { WorldOptions } from './world/test.ts'

const reports = process.env['REPORTS']
const root = join(import.meta.dirname, '..')

export default defineConfig<WorldOptions>({
  testDir: import.meta.dirname,
  outputDir: join(root, 'test-results'),
  globalSetup: join(import.meta.dirname, 'world/build.ts'),
  fullyParallel: true,
  forbidOnly: reports !== undefined,
  retries: 0,
  // One more than a small machine has cores: a story waits now and then.
  workers: 3,
  // A busy machine is no failure: what hangs is stopped all the same.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ...(reports === undefined
      ? []
      : [['json', { outputFile: join(resolve(reports), 'playwright.json') }] as const]),
  ],
  use: {
    browserName: 'chromium',
    launchOptions: usualBrowser,
    viewport: { width: 1280, height: 800 },
    locale: 'ru-RU',
    // The city's zone is another one: what a screen says must not depend on the device's.
    timezoneId: 'Asia/Vladivostok',
    reducedMotion: 'reduce',
    actionTimeout: 30_000,
    serviceWorkers: 'block',
    // It is taken of each page that closes, before anybody knows whether its story fails, which the whole
    // run has no time for. Who looks for a cause tells the story alone.
    screenshot: reports === undefined ? 'only-on-failure' : 'off',
    trace: 'off',
  },
})
