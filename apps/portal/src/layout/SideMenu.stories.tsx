import type { Meta, StoryObj } from '@storybook/react-vite'
import { portalStory } from './portalStory.ts'
import { SideMenu } from './SideMenu.tsx'

const meta = {
  title: 'Layout/Menu of the portal',
  component: SideMenu,
  args: { onClose: () => undefined },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '48rem' } },
    app: portalStory,
  },
} satisfies Meta<typeof SideMenu>
export default meta

type Story = StoryObj<typeof meta>

export const Guest: Story = {}
export const Driver: Story = {
  parameters: { app: { ...portalStory, token: 'token-1', path: '/profile/operations' } },
}
export const DriverNarrow: Story = { ...Driver, globals: { viewport: { value: 'phone' } } }
