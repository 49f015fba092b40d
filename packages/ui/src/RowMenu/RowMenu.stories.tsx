import type { Meta, StoryObj } from '@storybook/react-vite'
import { RowMenu } from './RowMenu.tsx'

const meta = {
  title: 'Navigation/RowMenu',
  component: RowMenu,
  parameters: {
    en: {
      label: 'Actions',
      name: 'Actions with car А 123 ВС 116',
      items: [
        { label: 'Change', onPress: () => undefined },
        { label: 'Delete', onPress: () => undefined },
      ],
    },
  },
  args: {
    label: 'Действия',
    name: 'Действия с машиной А 123 ВС 116',
    items: [
      { label: 'Изменить', onPress: () => undefined },
      { label: 'Удалить', onPress: () => undefined },
    ],
  },
} satisfies Meta<typeof RowMenu>

export default meta
type Story = StoryObj<typeof meta>

export const TwoActions: Story = {}
