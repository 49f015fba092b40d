import type { Meta, StoryObj } from '@storybook/react-vite'
import { permitsTexts } from '../texts/ru.ts'
import { StartField } from './StartField.tsx'

const meta = {
  title: 'Permits/StartField',
  component: StartField,
  parameters: { app: { texts: [permitsTexts] } },
  args: {
    start: { kind: 'range', from: '2026-11-27', to: '2026-12-26', first: '2026-11-30' },
    value: '2026-11-30',
    error: null,
    isFree: false,
    onChange: () => undefined,
  },
} satisfies Meta<typeof StartField>
export default meta

type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const FreeDay: Story = { args: { value: '2026-11-28', isFree: true } }
export const FreeDayThatIsFixed: Story = {
  args: { start: { kind: 'fixed', date: '2026-11-28' }, value: '2026-11-28', isFree: true },
}
