import { ApiError } from '@parking/api-client'
import { sampleCompany } from '@parking/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fleetTexts } from '../fleetTexts/ru.ts'
import { CompanyReading } from './CompanyReading.tsx'

const waiting = {
  data: undefined,
  error: null,
  isError: false,
  isFetching: true,
  isPending: true,
  refetch: () => Promise.reject(new Error('Nothing is read in a story.')),
}
const failed = {
  ...waiting,
  isFetching: false,
  isPending: false,
  isError: true,
  error: new ApiError({ kind: 'network' }),
}

const meta = {
  title: 'Company/CompanyReading',
  component: CompanyReading,
  parameters: { app: { texts: [fleetTexts] } },
  args: { query: waiting },
} satisfies Meta<typeof CompanyReading>
export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = {}
export const Failed: Story = { args: { query: failed } }
export const TryingAgain: Story = { args: { query: { ...failed, isFetching: true } } }
/** What was read before is shown below: it may be old. */
export const OldOne: Story = { args: { query: { ...failed, data: sampleCompany() } } }
