import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'осталось 1 ч 24 мин' },
  render: (args) => (
    <p>
      1:24 <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>
export default meta

export const BesideFigures: StoryObj<typeof meta> = {
  parameters: { en: { children: '1 h 24 min left' } },
}
