import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadFailed } from './LoadFailed.tsx'

const failed = {
  error: new TypeError('Failed to fetch'),
  isFetching: false,
  refetch: () => undefined,
}

const meta = {
  title: 'Feedback/LoadFailed',
  component: LoadFailed,
  parameters: {
    en: { title: 'The zones could not be loaded' },
  },
  args: {
    title: 'Не удалось загрузить зоны',
    query: failed,
  },
} satisfies Meta<typeof LoadFailed>
export default meta

type Story = StoryObj<typeof meta>

export const Failed: Story = {}
export const Retrying: Story = { args: { query: { ...failed, isFetching: true } } }
