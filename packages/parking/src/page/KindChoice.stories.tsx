import type { Meta, StoryObj } from '@storybook/react-vite'
import { stayTexts } from '../texts/stay/ru.ts'
import { KindChoice } from './KindChoice.tsx'

const meta = {
  title: 'Parking/KindChoice',
  component: KindChoice,
  parameters: { app: { texts: [stayTexts] } },
  args: { kind: 'roadside', onChoose: () => undefined },
} satisfies Meta<typeof KindChoice>
export default meta

type Story = StoryObj<typeof meta>

export const Roadside: Story = {}
export const Barrier: Story = { args: { kind: 'barrier' } }
