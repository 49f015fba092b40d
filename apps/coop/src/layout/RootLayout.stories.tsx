import { accountPage, ok, plainPage } from '@parking/runtime/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { consoleMenu } from '../createConsoleRouter.tsx'
import { consoleTexts } from '../texts/ru.ts'
import { ConsoleFrame } from './ConsoleFrame.tsx'
import { RootLayout } from './RootLayout.tsx'

const settings = { isClose: false, contacts: { phone: '+79001234567' } }
const app = {
  texts: [consoleTexts],
  menu: consoleMenu,
  accountType: 'company',
  answers: { 'get-options-info-v3': () => ok(settings) },
}

function page(title: string, section: string, text: string) {
  return <ConsoleFrame>{accountPage(title, section, text)}</ConsoleFrame>
}

/** The frame of every page for companies. */
const meta = {
  title: 'Layout/Company console',
  component: RootLayout,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '40rem' } },
    app: { ...app, token: 'token-1', path: '/coop-profile' },
    en: { children: page('Overview', 'Today', 'The page stands here.') },
  },
  args: { children: page('Обзор', 'Сегодня', 'Здесь стоит страница.') },
} satisfies Meta<typeof RootLayout>
export default meta

type Story = StoryObj<typeof meta>

export const Company: Story = {}
export const CompanyNarrow: Story = { globals: { viewport: { value: 'phone' } } }
export const Guest: Story = {
  args: { children: plainPage('Вход для компаний', 'Здесь стоит форма.') },
  parameters: {
    app,
    en: { children: plainPage('Sign in for companies', 'The form stands here.') },
  },
}
export const Closed: Story = {
  parameters: {
    app: { ...app, answers: { 'get-options-info-v3': () => ok({ ...settings, isClose: true }) } },
  },
}
