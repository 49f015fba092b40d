import type { Meta, StoryObj } from '@storybook/react-vite'
import { sessionsTexts } from '../texts/ru.ts'
import { LoadFailed } from './LoadFailed.tsx'

const meta = {
  title: 'Feedback/LoadFailed',
  component: LoadFailed,
  parameters: {
    app: { texts: [sessionsTexts] },
    en: { title: 'The zones could not be loaded' },
  },
  args: {
    title: 'Не удалось загрузить зоны',
    error: new TypeError('Failed to fetch'),
    isRetrying: false,
    retry: () => undefined,
  },
} satisfies Meta<typeof LoadFailed>
export default meta

type Story = StoryObj<typeof meta>

export const Failed: Story = {}
export const Retrying: Story = { args: { isRetrying: true } }
