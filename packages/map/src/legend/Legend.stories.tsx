import type { Meta, StoryObj } from '@storybook/react-vite'
import { mapTexts } from '../texts/ru.ts'
import { panelTexts } from '../texts/panels/ru.ts'
import { Legend } from './Legend.tsx'

const meta = {
  title: 'Foundations/Legend of the map',
  component: Legend,
  parameters: { app: { texts: [mapTexts, panelTexts] } },
  // It stands over the map, and takes no room itself.
  decorators: [(Story) => <div style={{ position: 'relative', height: '44rem' }}>{Story()}</div>],
} satisfies Meta<typeof Legend>
export default meta

type Story = StoryObj<typeof meta>

export const Everything: Story = {}
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }
