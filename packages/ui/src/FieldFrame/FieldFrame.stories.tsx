import type { Meta, StoryObj } from '@storybook/react-vite'
import { FieldFrame } from './FieldFrame.tsx'

const meta = {
  title: 'Inputs/FieldFrame',
  component: FieldFrame,
  parameters: { en: { label: 'Ticket', description: 'Eight digits of the ticket' } },
  args: {
    id: 'ticket',
    label: 'Билет',
    description: 'Восемь цифр с билета',
    children: (described) => <input {...described} />,
  },
} satisfies Meta<typeof FieldFrame>
export default meta

type Story = StoryObj<typeof meta>

export const Described: Story = {}
export const Refused: Story = {
  args: { error: 'Не хватает цифр' },
  parameters: { en: { error: 'Some digits are missing' } },
}
