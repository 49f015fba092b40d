import type { Meta, StoryObj } from '@storybook/react-vite'
import { PlainPage, Sheet } from './PlainPage.tsx'

const meta = { title: 'Layout/PlainPage' } satisfies Meta
export default meta

export const AReceipt: StoryObj<typeof meta> = {
  render: () => (
    <main>
      <PlainPage title="Чек парковки">
        <Sheet>Это не фискальный документ.</Sheet>
      </PlainPage>
    </main>
  ),
}

export const AText: StoryObj<typeof meta> = {
  render: () => (
    <main>
      <PlainPage title="Новые парковочные места в центре" isText>
        <Sheet>В зоне 101 открыты новые места. Условия оплаты прежние.</Sheet>
      </PlainPage>
    </main>
  ),
}
