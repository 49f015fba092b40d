import { coopMenu } from '@parking/coop'
import { ok } from '@parking/runtime/samples'
import { PageHeader, Section } from '@parking/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { consoleMessages } from '../messages/consoleMessages.ts'
import { ConsoleFrame } from './ConsoleFrame.tsx'
import { RootLayout } from './RootLayout.tsx'

const settings = { isClose: false, contacts: { phone: '+79001234567' } }
const app = {
  messages: [consoleMessages],
  menu: coopMenu,
  accountKind: 'company',
  answers: { 'get-options-info-v3': () => ok(settings) },
}

function page(title: string, text: string) {
  return (
    <ConsoleFrame>
      <PageHeader title={title} />
      <Section title={title}>{text}</Section>
    </ConsoleFrame>
  )
}

/** The frame of every page for companies. */
const meta = {
  title: 'Layout/Company console',
  component: RootLayout,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '40rem' } },
    app: { ...app, token: 'token-1', path: coopMenu[0].to },
    en: { children: page('Overview', 'The page stands here.') },
  },
  args: { children: page('Обзор', 'Здесь стоит страница.') },
} satisfies Meta<typeof RootLayout>
export default meta

type Story = StoryObj<typeof meta>

export const Company: Story = {}
export const CompanyNarrow: Story = { globals: { viewport: { value: 'phone' } } }
export const Guest: Story = {
  args: { children: <h1>Вход для организаций</h1> },
  parameters: { app, en: { children: <h1>Sign in for companies</h1> } },
}
export const Closed: Story = {
  parameters: {
    app: { ...app, answers: { 'get-options-info-v3': () => ok({ ...settings, isClose: true }) } },
  },
}
