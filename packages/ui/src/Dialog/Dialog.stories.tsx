import { Button, TextInput } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Dialog } from './Dialog.tsx'

function thirty(words: string) {
  return Array.from({ length: 30 }, (_, index) => <p key={index}>{words}</p>)
}

const meta = {
  title: 'Dialogs/Dialog',
  parameters: {
    docs: { story: { inline: false, height: '26rem' } },
    en: {
      title: 'Top up the balance',
      closeLabel: 'Close',
      children: <TextInput label="Sum, ₽" inputMode="decimal" defaultValue="500" />,
      footer: <Button>Top up</Button>,
    },
  },
  component: Dialog,
  args: {
    opened: true,
    onClose: () => undefined,
    title: 'Пополнить баланс',
    closeLabel: 'Закрыть',
    children: <TextInput label="Сумма, ₽" inputMode="decimal" defaultValue="500" />,
    footer: <Button>Пополнить</Button>,
  },
} satisfies Meta<typeof Dialog>
export default meta

type Story = StoryObj<typeof meta>

export const Centre: Story = {}
export const Wide: Story = { args: { placement: 'wide' } }
export const LongContent: Story = {
  parameters: {
    en: {
      title: 'Rules of parking',
      children: thirty('Parking is paid before it begins or within the day.'),
    },
  },
  args: {
    title: 'Правила парковки',
    children: thirty('Парковка оплачивается до её начала или в течение дня.'),
  },
}
