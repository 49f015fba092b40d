import type { Meta, StoryObj } from '@storybook/react-vite'
import { PlainPage, Sheet } from './PlainPage.tsx'

const meta = {
  title: 'Layout/PlainPage',
  component: PlainPage,
  args: { title: 'Чек парковки', children: <Sheet>Это не фискальный документ.</Sheet> },
  render: (args) => (
    <main>
      <PlainPage {...args} />
    </main>
  ),
} satisfies Meta<typeof PlainPage>
export default meta

type Story = StoryObj<typeof meta>

export const AReceipt: Story = {
  parameters: {
    en: { title: 'Parking receipt', children: <Sheet>This is no fiscal document.</Sheet> },
  },
}

export const AText: Story = {
  args: {
    title: 'Новые парковочные места в центре',
    isText: true,
    children: <Sheet>В зоне 101 открыты новые места. Условия оплаты прежние.</Sheet>,
  },
  parameters: {
    en: {
      title: 'New parking places in the centre',
      children: <Sheet>There are new places in zone 101. They are paid as before.</Sheet>,
    },
  },
}
