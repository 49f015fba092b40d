import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { UserIcon } from '../icons/icons.tsx'
import { AppBar, AppMark } from './AppBar.tsx'

const meta = {
  title: 'Navigation/AppBar',
  component: AppBar,
  parameters: {
    layout: 'fullscreen',
    en: {
      skipLabel: 'To the content',
      end: <Button leftSection={<UserIcon />}>Sign in</Button>,
    },
  },
  args: {
    skipLabel: 'К содержанию',
    children: <AppMark />,
    end: <Button leftSection={<UserIcon />}>Войти</Button>,
  },
  render: (args) => (
    <>
      <AppBar {...args} />
      <main id="content">
        <h1>101</h1>
      </main>
    </>
  ),
} satisfies Meta<typeof AppBar>
export default meta

type Story = StoryObj<typeof meta>

export const OfAGuest: Story = {}
export const WithoutMenus: Story = { parameters: { en: { end: null } }, args: { end: null } }
