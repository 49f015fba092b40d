import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'

const here = fileURLToPath(new URL('.', import.meta.url))
const system = '/usr/bin/chromium'
const { CHROMIUM_PATH, HEADLESS_SHELL_PATH = CHROMIUM_PATH } = process.env
const executablePath = HEADLESS_SHELL_PATH ?? (existsSync(system) ? system : undefined)

/** Every story as a test in Chromium with the accessibility check, in one colour scheme. */
function stories(scheme: 'light' | 'dark'): TestProjectInlineConfiguration {
  return {
    root: here,
    plugins: [storybookTest({ configDir: `${here}.storybook`, storybookScript: '' })],
    // What all stories need is known before the first one runs: a page that is loaded anew in the
    // middle fails.
    optimizeDeps: {
      entries: [
        '.storybook/preview.tsx',
        'src/**/*.stories.tsx',
        '../{portal,coop}/src/**/*.stories.tsx',
        '../../packages/*/src/**/*.stories.tsx',
      ],
    },
    define: { 'import.meta.env.STORY_SCHEME': JSON.stringify(scheme) },
    cacheDir: `${here}node_modules/.vite/stories-${scheme}`,
    test: {
      name: `stories ${scheme}`,
      // A story makes its own world, so files can share a page: that saves most of the time.
      isolate: false,
      globalSetup: `${here}src/recordCity.ts`,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: {
            ...(executablePath === undefined ? {} : { executablePath }),
            args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
          },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}

/** The projects that the root configuration includes: light and dark. */
export const storiesProjects = [stories('light'), stories('dark')]
