import type { Meta, StoryObj } from '@storybook/react-vite'
import { PrintButton } from './PrintButton.tsx'

const meta = {
  title: 'Buttons and links/PrintButton',
  component: PrintButton,
  parameters: {
    en: { children: 'Print' },
  },
  args: { children: 'Напечатать' },
} satisfies Meta<typeof PrintButton>
export default meta

export const Usual: StoryObj<typeof meta> = {}
