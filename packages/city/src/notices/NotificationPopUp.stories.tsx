import type { Meta, StoryObj } from '@storybook/react-vite'
import { cityTexts } from '../texts/ru.ts'
import { NotificationPopUp } from './NotificationPopUp.tsx'

const meta = {
  title: 'City/NotificationPopUp',
  component: NotificationPopUp,
  parameters: {
    app: { texts: [cityTexts] },
    docs: { story: { inline: false, height: '28rem' } },
  },
  args: {
    notification: {
      title: 'Работы в центре',
      message: 'В субботу зона 101 закрыта с 9:00 до 18:00.',
      updatedAt: null,
      isClosed: false,
    },
    onClose: () => undefined,
  },
} satisfies Meta<typeof NotificationPopUp>
export default meta

type Story = StoryObj<typeof meta>

export const Usual: Story = {}
