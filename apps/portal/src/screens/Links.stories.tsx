import { Screen } from '@parking/runtime/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { portal } from '../portal.tsx'

const meta = {
  title: 'Screens/Opened from a link',
  component: Screen,
  tags: ['screen', '!autodocs'],
  parameters: {
    layout: 'fullscreen',
    screen: { app: portal, path: '/check', person: 'guest' },
  },
} satisfies Meta<typeof Screen>
export default meta

type Story = StoryObj<typeof meta>

export const Receipt: Story = {
  parameters: {
    screen: {
      path: '/check?title=%D0%97%D0%BE%D0%BD%D0%B0+101&dateIn=24.11.2026+10:00&dateOut=24.11.2026+12:00&price=200.00&ts=%D0%90123%D0%92%D0%A1116',
    },
  },
}
export const EmptyReceipt: Story = {}
export const CardPayment: Story = {
  parameters: { screen: { path: '/payment?invoiceId=100&amount=500.00' } },
}
export const PhonePayment: Story = { parameters: { screen: { path: '/phone-payment-callback' } } }
export const YandexSignInRefused: Story = {
  parameters: { screen: { path: '/callback/YandexLogin.html' } },
}
export const PageNotFound: Story = { parameters: { screen: { path: '/nowhere' } } }
