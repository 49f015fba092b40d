import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@mantine/core'
import { NotFoundScreen } from './NotFoundScreen.tsx'

const meta = {
  title: 'Feedback/NotFoundScreen',
  component: NotFoundScreen,
  args: { wayOut: <Button>На главную</Button> },
} satisfies Meta<typeof NotFoundScreen>
export default meta

type Story = StoryObj<typeof meta>

export const WithAWayOut: Story = {
  parameters: { en: { wayOut: <Button>To the main page</Button> } },
}
