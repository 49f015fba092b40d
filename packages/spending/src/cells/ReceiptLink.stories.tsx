import { sampleOperation } from '@parking/domain/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { spendingTexts } from '../texts/ru.ts'
import { ReceiptLink } from './ReceiptLink.tsx'
import { useCellWords, type CellProps } from './useCellWords.ts'

const fiscalReceiptUrl = 'https://receipts.example/100500'

const meta = {
  title: 'Account/ReceiptLink',
  component: Cell,
  parameters: { app: { texts: [spendingTexts] } },
  args: { operation: sampleOperation({ fiscalReceiptUrl }) },
} satisfies Meta<typeof Cell>
export default meta

type Story = StoryObj<typeof meta>

export const Receipt: Story = {}
export const WithoutNumber: Story = {
  args: { operation: sampleOperation({ fiscalReceiptUrl, orderNumber: null }) },
}
/** An address that no receipt can have leads nowhere: nothing is shown. */
export const Unsafe: Story = {
  args: { operation: sampleOperation({ fiscalReceiptUrl: 'javascript:void 0' }) },
}

function Cell({ operation }: Pick<CellProps, 'operation'>) {
  return <ReceiptLink operation={operation} words={useCellWords()} />
}
