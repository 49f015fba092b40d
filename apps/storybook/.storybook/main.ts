import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'
import { defaultClientConditions, mergeConfig } from 'vite'

/** Pages to read hold no story, so a run of the tests leaves them out. */
const docs = process.env['VITEST'] === undefined ? ['../docs/*.mdx'] : []

const config: StorybookConfig = {
  stories: [
    ...docs,
    '../src/**/*.stories.tsx',
    '../../{portal,coop}/src/**/*.stories.tsx',
    '../../../packages/*/src/**/*.stories.tsx',
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
    mergeConfig(vite, { resolve: { conditions: ['@parking/source', ...defaultClientConditions] } }),
}

export default config
