import type { Meta, StoryObj } from '@storybook/react-vite'
import { overviewTexts } from '../overviewTexts/ru.ts'
import { TopUpNote } from './TopUpNote.tsx'

const meta = {
  title: 'Company/TopUpNote',
  component: TopUpNote,
  parameters: { app: { texts: [overviewTexts] } },
  args: { inn: '7707083893' },
} satisfies Meta<typeof TopUpNote>
export default meta

type Story = StoryObj<typeof meta>

/** A city whose file says nothing of it. */
export const AskTheOperator: Story = {}
export const OwnWords: Story = {
  parameters: {
    app: {
      texts: [overviewTexts],
      city: {
        company: {
          topUp: {
            ru: 'Переведите деньги по реквизитам договора.',
            en: 'Transfer money using the details of your contract.',
          },
          bill: {
            recipient: 'ООО «Городские парковки»',
            inn: '1655000010',
            account: '40702810000000000000',
            bank: 'Банк из примера',
            bik: '049205000',
            purpose: 'Пополнение баланса, ИНН {inn}',
          },
        },
      },
    },
  },
}
