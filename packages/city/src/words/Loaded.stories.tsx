import { ApiError } from '@parking/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { cityTexts } from '../texts/ru.ts'
import { Loaded } from './Loaded.tsx'

const waiting = {
  data: undefined,
  error: null,
  isError: false,
  isFetching: true,
  refetch: () => Promise.reject(new Error('Nothing is read in a story.')),
}
const error = new ApiError({ kind: 'network' })

const meta = {
  title: 'City/Loaded',
  component: Loaded<string>,
  parameters: { app: { texts: [cityTexts] }, en: { failed: 'The news did not come' } },
  args: { query: waiting, failed: 'Новости не загрузились', children: (text) => <p>{text}</p> },
} satisfies Meta<typeof Loaded<string>>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = {}
export const Came: Story = {
  args: { query: { ...waiting, isFetching: false, data: 'В зоне 101 открыты новые места.' } },
  parameters: { en: { query: { data: 'There are new places in zone 101.' } } },
}
export const Failed: Story = {
  args: { query: { ...waiting, isFetching: false, isError: true, error } },
}
export const TryingAgain: Story = { args: { query: { ...waiting, isError: true, error } } }
