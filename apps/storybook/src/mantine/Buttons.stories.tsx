import { Button } from '@mantine/core'
import { CarIcon } from '@parking/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

/**
 * One filled button a screen: what the screen is for. `default` is for everything else, `subtle` for
 * what takes little room. What costs money or can't be undone is a `SafeButton`.
 */
const meta = {
  title: 'Buttons and links/Button',
  component: Button,
  parameters: { en: { children: 'Start parking' } },
  args: { children: 'Начать парковку' },
} satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Default: Story = { args: { variant: 'default' } }
export const Subtle: Story = { args: { variant: 'subtle' } }
export const Danger: Story = {
  args: { color: 'red', children: 'Удалить' },
  parameters: { en: { children: 'Delete' } },
}
export const WithIcon: Story = { args: { leftSection: <CarIcon /> } }
export const Busy: Story = {
  args: { loading: true },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button').getBoundingClientRect()
    const loader = canvasElement.querySelector('.mantine-Loader-root')?.getBoundingClientRect()
    await expect((loader?.top ?? 0) - button.top).toBeCloseTo(
      button.bottom - (loader?.bottom ?? 0),
      0,
    )
  },
}
export const Disabled: Story = { args: { disabled: true } }
export const LongWords: Story = {
  args: { children: 'Подтвердить телефонный номер и продолжить оформление абонемента' },
  decorators: [(Story) => <div style={{ width: '15rem' }}>{Story()}</div>],
}
