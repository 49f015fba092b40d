import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'
import { defaultClientConditions, mergeConfig, type Rolldown } from 'vite'

/** Pages to read hold no story, so a run of the tests leaves them out. */
const docs = process.env['VITEST'] === undefined ? ['../docs/*.mdx'] : []

const inRepository = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
/** What `scripts/recordCity.ts` has written: whole screens show it. */
const recorded = inRepository('.cache/recorded')
/** What `npm run storybook:pictures` has found. */
const pictures = inRepository('.cache/pictures/differing')
for (const folder of [recorded, pictures]) mkdirSync(folder, { recursive: true })

const onLog: NonNullable<Rolldown.InputOptions['onLog']> = (level, log, handle) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
}

const config: StorybookConfig = {
  stories: [
    ...docs,
    '../src/**/*.stories.tsx',
    '../../{portal,coop}/src/**/*.stories.tsx',
    '../../../packages/*/src/**/*.stories.tsx',
  ],
  staticDirs: [
    { from: recorded, to: '/recorded' },
    { from: pictures, to: '/pictures' },
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: { conditions: ['@parking/source', ...defaultClientConditions] },
      // Mantine says "use client" in each of its files, which means nothing here.
      build: { rolldownOptions: { onLog } },
    }),
}

export default config
