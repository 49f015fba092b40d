import type { Meta, StoryObj } from '@storybook/react-vite'
import { mineTexts } from '../texts/ru.ts'
import { KeptCard } from './KeptCard.tsx'

/** Keeps something under each of the keys while a story is shown. */
function keeping(...keys: readonly string[]): () => () => void {
  return () => {
    for (const key of keys) window.localStorage.setItem(key, '{}')
    return () => {
      for (const key of keys) window.localStorage.removeItem(key)
    }
  }
}

const meta = {
  title: 'Account/KeptCard',
  component: KeptCard,
  parameters: { app: { texts: [mineTexts] } },
} satisfies Meta<typeof KeptCard>
export default meta

type Story = StoryObj<typeof meta>

export const Nothing: Story = {}
export const Some: Story = {
  beforeEach: keeping(
    'parking.person.last.kazan',
    'parking.person.method.kazan',
    'parking.map.kazan',
  ),
}
export const WithWhatStays: Story = {
  beforeEach: keeping('parking.person.last.kazan', 'parking.pending.kazan', 'parking.token.kazan'),
}
export const Deleted: Story = {
  beforeEach: keeping('parking.person.last.kazan', 'parking.token.kazan'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
  },
}
