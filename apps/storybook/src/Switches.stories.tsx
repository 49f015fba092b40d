import { NotFoundScreen } from '@parking/runtime'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

/** What the switches of the tool bar do: shown to the tests alone. */
const meta = {
  title: 'Switches of the tool bar',
  component: NotFoundScreen,
  tags: ['!dev', '!autodocs'],
  args: { wayOut: null },
} satisfies Meta<typeof NotFoundScreen>
export default meta

type Story = StoryObj<typeof meta>

export const EnglishInTheDark: Story = {
  globals: { language: 'en', scheme: 'dark', accent: '#1552d6' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(/^[^а-яё]+$/iu)
    await expect(readLook()).toEqual({ language: 'en', page: '#0c1118', tint: '#0d4bce' })
  },
}
export const RussianInTheLight: Story = {
  globals: { language: 'ru', scheme: 'light', accent: '#a3245c' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(/^[^a-z]+$/iu)
    await expect(readLook()).toEqual({ language: 'ru', page: '#f0f3f8', tint: '#9e1f58' })
  },
}

/** The tint is the city's, as dark as its contrast asks. */
function readLook(): Readonly<Record<'language' | 'page' | 'tint', string>> {
  const root = document.documentElement
  const token = (name: string) => getComputedStyle(root).getPropertyValue(name)
  return { language: root.lang, page: token('--pk-page'), tint: token('--pk-primary') }
}
