import type { Meta, StoryObj } from '@storybook/react-vite'
import { linkedTexts } from '../linkedTexts/ru.ts'
import { PhoneCallbackPage } from './PhoneCallbackPage.tsx'

const meta = {
  title: 'Payments/PhoneCallbackPage',
  component: PhoneCallbackPage,
  parameters: { app: { texts: [linkedTexts] } },
  render: () => (
    <main>
      <PhoneCallbackPage />
    </main>
  ),
} satisfies Meta<typeof PhoneCallbackPage>
export default meta

type Story = StoryObj<typeof meta>

export const Wide: Story = {}
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } }
