import '@parking/ui/styles'
import '@parking/ui/formStyles'
import '@parking/runtime/shell.css'
import './docs.css'
import type { Preview } from '@storybook/react-vite'
import { configure, waitFor } from 'storybook/test'
import { SchemedDocs } from '../src/SchemedDocs.tsx'
import { StoryApp } from '../src/StoryApp.tsx'
import { makeStoryApp, readLanguage, readMade } from '../src/makeStoryApp.ts'
import { describePlainly } from '../src/describePlainly.ts'
import { inEnglish } from '../src/inEnglish.ts'
import { onlyUsefulControls } from '../src/onlyUsefulControls.ts'
import { leftRussian, readWords } from '../src/leftRussian.ts'

// A machine that is shared by many test runs may take its time.
configure({ asyncUtilTimeout: 20_000 })

const env: Record<string, unknown> = import.meta.env

/** The test run shows every story in Russian in the light and in English in the dark: see vitest.stories.ts. */
const isTested = env['STORY_SCHEME'] !== undefined
const isDark = env['STORY_SCHEME'] === 'dark'

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' } },
        wide: { name: 'Wide, 1280', styles: { width: '1280px', height: '800px' } },
      },
    },
    docs: { container: SchemedDocs, extractComponentDescription: describePlainly },
    options: {
      storySort: {
        order: [
          'Welcome',
          'По-русски',
          'How a screen is laid out',
          'Which component',
          'What has changed',
          'Screens',
          [
            'Map',
            'Parking',
            'Parking of a guest',
            'Registration',
            'New password',
            '*',
            'Company: *',
          ],
          'Foundations',
          [
            'Colours',
            'Type',
            'Spacing and radii',
            'Wording',
            'Icons',
            'Number plates',
            'Map markers',
            'Legend of the map',
          ],
          'Buttons and links',
          'Inputs',
          'Feedback',
          'Dialogs',
          'Navigation',
          'Lists and tables',
          'Parking',
          'Payments',
          'Permits',
          'Account',
          'Map',
          'Company',
          'City',
          'Layout',
        ],
      },
    },
  },
  globalTypes: {
    language: {
      description: 'The language of the texts',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'ru', title: 'Русский' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    accent: {
      description: "A city's tint",
      toolbar: {
        title: 'Tint',
        icon: 'paintbrush',
        items: [
          { value: '#1552d6', title: 'Blue, #1552d6' },
          { value: '#0a7d5b', title: 'Green, #0a7d5b' },
          { value: '#a3245c', title: 'Crimson, #a3245c' },
          { value: '#c2571a', title: 'Orange, #c2571a' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    language: isDark ? 'en' : 'ru',
    scheme: isDark ? 'dark' : 'light',
    accent: '#1552d6',
  },
  argTypesEnhancers: [onlyUsefulControls],
  loaders: [makeStoryApp],
  afterEach: async ({ canvasElement, globals, loaded }) => {
    if (!isTested) return
    const { missing } = readMade(loaded)
    if (missing !== undefined) {
      await waitFor(() => {
        if (canvasElement.querySelector('h1') === null) throw new Error('No page is shown.')
      })
      for (const error of missing) throw error
      return
    }
    if (readLanguage(globals) !== 'en') return
    const left = leftRussian(readWords(canvasElement))
    if (left.length > 0) throw new Error(`No English was found for: ${left.join('; ')}`)
  },
  decorators: [
    (Story, { args, globals, loaded, parameters }) => (
      <StoryApp
        made={readMade(loaded)}
        scheme={globals['scheme'] === 'dark' ? 'dark' : 'light'}
        accent={String(globals['accent'])}
      >
        <Story args={inEnglish(readLanguage(globals), args, parameters)} />
      </StoryApp>
    ),
  ],
}

export default preview
