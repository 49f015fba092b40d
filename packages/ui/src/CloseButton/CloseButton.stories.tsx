import type { Meta, StoryObj } from '@storybook/react-vite'
import { CloseButton } from './CloseButton.tsx'

const meta = {
  title: 'Buttons and links/CloseButton',
  component: CloseButton,
  parameters: {
    en: { label: 'Close' },
  },
  args: { label: 'Закрыть', onClick: () => {} },
} satisfies Meta<typeof CloseButton>
export default meta

type Story = StoryObj<typeof meta>

export const InAPanel: Story = {}
export const InADialog: Story = { args: { size: 'l' } }
