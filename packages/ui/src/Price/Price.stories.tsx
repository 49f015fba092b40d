import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from './Price.tsx'

const meta = {
  title: 'Payments/Price',
  component: Price,
  parameters: {
    en: { locale: 'en', labels: { full: 'Without discount', unknown: 'Not known' } },
  },
  args: { amount: 14_000, size: 'l', labels: { full: 'Без скидки', unknown: 'Неизвестно' } },
} satisfies Meta<typeof Price>
export default meta

type Story = StoryObj<typeof meta>

export const Large: Story = {}
export const Thousands: Story = { args: { amount: 123_456_789 } }
export const WithDiscount: Story = { args: { amount: 9_800, full: 14_000 } }
export const Small: Story = { args: { size: 's', amount: 4_050, full: 5_000 } }
export const English: Story = { args: { locale: 'en', amount: 123_450 } }
export const Negative: Story = { args: { size: 'm', amount: -5_005 } }
export const Unknown: Story = { args: { amount: null } }
