import type { Meta, StoryObj } from '@storybook/react-vite'
import { SafeButton } from './SafeButton.tsx'

const meta = {
  title: 'Buttons and links/SafeButton',
  component: SafeButton,
  parameters: {
    en: { children: 'Start parking · 126.00 ₽', hint: 'Press again' },
  },
  args: {
    children: 'Начать парковку · 126,00 ₽',
    hint: 'Нажмите ещё раз',
    size: 'lg',
    onPress: () => undefined,
  },
} satisfies Meta<typeof SafeButton>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Busy: Story = { args: { busy: true } }
export const Danger: Story = {
  parameters: { en: { children: 'End' } },
  args: { danger: true, children: 'Завершить' },
}
