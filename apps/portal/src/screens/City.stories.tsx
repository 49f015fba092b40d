import { fails, ok, Screen, waits } from '@parking/runtime/samples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { portal } from '../portal.tsx'

const meta = {
  title: 'Screens/News, help and SMS',
  component: Screen,
  tags: ['screen', '!autodocs'],
  parameters: {
    layout: 'fullscreen',
    screen: { app: portal, path: '/news', person: 'guest' },
  },
} satisfies Meta<typeof Screen>
export default meta

type Story = StoryObj<typeof meta>

export const News: Story = {}
export const NewsEmpty: Story = {
  parameters: { screen: { instead: { '/api/news': () => ok([]) } } },
}
export const NewsLoading: Story = { parameters: { screen: { instead: { '/api/news': waits } } } }
export const NewsFailed: Story = { parameters: { screen: { instead: { '/api/news': fails } } } }
export const NewsItem: Story = { parameters: { screen: { path: '/news/1' } } }
export const Help: Story = { parameters: { screen: { path: '/pages/help' } } }
export const Rules: Story = { parameters: { screen: { path: '/pages/rules' } } }
export const PersonalData: Story = { parameters: { screen: { path: '/pages/pers' } } }
export const SmsCommands: Story = { parameters: { screen: { path: '/sms-commands' } } }
