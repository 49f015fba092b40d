import { accountPage, ok, plainPage } from '@parking/runtime/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountLayout } from './AccountLayout.tsx'
import { portalSettings, portalStory } from './portalStory.ts'
import { RootLayout } from './RootLayout.tsx'

const profile = { email: 'driver@parking.example', balance: '1250.00', ts: [] }
const answers = { ...portalStory.answers, 'get-profile-v6': () => ok(profile) }

function page(title: string, section: string, text: string) {
  return <AccountLayout>{accountPage(title, section, text)}</AccountLayout>
}

/** The frame of every page for drivers: the bar, the page, the line below it. */
const meta = {
  title: 'Layout/Portal',
  component: RootLayout,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '40rem' } },
    app: { ...portalStory, path: '/profile/operations' },
    en: { children: page('Payment history', 'September', 'The page stands here.') },
  },
  args: { children: page('История операций', 'Сентябрь', 'Здесь стоит страница.') },
} satisfies Meta<typeof RootLayout>
export default meta

type Story = StoryObj<typeof meta>

export const Guest: Story = {
  args: { children: plainPage('Новые места в центре', 'В зоне 101 открыты новые места.') },
  parameters: {
    app: { ...portalStory, path: '/news' },
    en: { children: plainPage('New places in the centre', 'There are new places in zone 101.') },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('contentinfo')
  },
}
export const GuestNarrow: Story = { ...Guest, globals: { viewport: { value: 'phone' } } }
export const Driver: Story = {
  parameters: { app: { ...portalStory, path: '/profile/operations', token: 'token-1', answers } },
  play: async ({ canvas }) => {
    await canvas.findByRole('contentinfo')
    await canvas.findByRole('button', { name: /1\s250|1,250/u })
  },
}
export const DriverNarrow: Story = { ...Driver, globals: { viewport: { value: 'phone' } } }
export const Closed: Story = {
  parameters: {
    app: {
      ...portalStory,
      answers: { 'get-options-info-v3': () => ok({ ...portalSettings, isClose: true }) },
    },
  },
}
