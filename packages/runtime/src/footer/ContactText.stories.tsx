import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContactText } from './ContactText.tsx'

const meta = {
  title: 'Layout/ContactText',
  component: ContactText,
  args: { children: 'parking.help.of.the.city@kazan.parking.example' },
} satisfies Meta<typeof ContactText>
export default meta

type Story = StoryObj<typeof meta>

export const InOneLine: Story = {}
export const InNarrowColumn: Story = {
  decorators: [(Story) => <div style={{ width: '9rem' }}>{Story()}</div>],
}
