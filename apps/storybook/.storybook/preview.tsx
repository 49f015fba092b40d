import '../src/styles.ts'
import '../src/formStyles.ts'
import type { Preview } from '@storybook/react-vite'
import { ParkingProvider } from '../src/index.ts'

const env: Record<string, unknown> = import.meta.env

/** The test run shows every story in one scheme: see vitest.stories.ts. */
const tested = env['STORY_SCHEME'] === 'dark' ? 'dark' : 'light'

const preview: Preview = {
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
  },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: { title: 'Scheme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    accent: {
      description: "A city's tint",
      toolbar: {
        title: 'Tint',
        icon: 'paintbrush',
        items: ['#1552d6', '#0a7d5b', '#a3245c', '#c2571a'],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { scheme: tested, accent: '#1552d6' },
  decorators: [
    (Story, { globals }) => (
      <ParkingProvider
        scheme={globals['scheme'] === 'dark' ? 'dark' : 'light'}
        accent={String(globals['accent'])}
      >
        <Story />
      </ParkingProvider>
    ),
  ],
}

export default preview
