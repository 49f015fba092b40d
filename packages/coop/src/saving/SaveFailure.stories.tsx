import type { Meta, StoryObj } from '@storybook/react-vite'
import { fleetTexts } from '../fleetTexts/ru.ts'
import { SaveFailure } from './SaveFailure.tsx'

const meta = {
  title: 'Company/SaveFailure',
  component: SaveFailure,
  parameters: { app: { texts: [fleetTexts] } },
  args: { hasFailed: true },
} satisfies Meta<typeof SaveFailure>
export default meta

type Story = StoryObj<typeof meta>

export const Failed: Story = {}
export const Saved: Story = { args: { hasFailed: false } }
