import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from '@parking/ui'
import { paymentsTexts } from '../texts/ru.ts'
import { PayBar } from './PayBar.tsx'

const meta = {
  title: 'Payments/PayBar',
  component: PayBar,
  parameters: {
    app: { texts: [paymentsTexts] },
    en: {
      summary: ['А 123 ВС 116', 'Zone 101'],
      until: 'until 11:30',
      children: (
        <Price
          amount={14_000}
          full={16_000}
          size="s"
          locale="en"
          labels={{ full: 'Without discount' }}
        />
      ),
      label: 'Start parking',
    },
  },
  args: {
    summary: ['А 123 ВС 116', 'Зона 101'],
    until: 'до 11:30',
    label: 'Начать парковку',
    sum: 14_000,
    blocker: null,
    charge: 'idle',
    onPay: () => undefined,
    place: 'dialog',
    children: <Price amount={14_000} full={16_000} size="s" labels={{ full: 'Без скидки' }} />,
  },
} satisfies Meta<typeof PayBar>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Busy: Story = { args: { charge: 'sending' } }
export const NotKnown: Story = { args: { charge: 'unknown', sum: null } }
export const SomethingMissing: Story = {
  parameters: { en: { blocker: { words: 'Choose a zone' }, children: null } },
  args: { sum: null, blocker: { words: 'Выберите зону', field: null }, children: null },
}
export const LongWords: Story = {
  parameters: {
    en: {
      summary: [
        'А 123 ВС 116',
        'Zone 101, the embankment of the river Kazanka',
        'Municipal parking',
      ],
    },
  },
  args: {
    summary: [
      'А 123 ВС 116',
      'Зона 101, Набережная имени Фатыха Амирхана',
      'Муниципальная парковка',
    ],
  },
}
