import { formatClock, formatDate, type Receipt } from '@parking/domain'
import { formatMoney } from '@parking/pricing'
import { useAppContext, useTexts } from '@parking/runtime'
import { receiptsTexts } from './texts/ru.ts'

/** Words for what is known of a receipt. */
export interface ReceiptText {
  /** `Invoice no. 12`: what it is called, with its number. */
  readonly numbered: string
  /** What it is for. */
  readonly what: string
  /** Null where the back end does not tell. */
  readonly date: string | null
  readonly sum: string
  /** Null where the back end does not tell. */
  readonly status: string | null
}

/** Words what is known of receipts; one for a company is an invoice. */
export function useReceiptText(): (receipt: Receipt) => ReceiptText {
  const { t, language } = useTexts(receiptsTexts)
  const { timeZone } = useAppContext().api
  const style = { timeZone, language }
  return ({ number, name, at, sum, payer, status, statusText }) => {
    const kind = payer ?? 'individual'
    return {
      numbered: t(`numbered.${kind}`, { number }),
      what: name ?? t(`kind.${kind}`),
      date: at === null ? null : `${formatDate(at, style, 'year')}, ${formatClock(at, style)}`,
      sum: sum === null ? t('unknown') : formatMoney(sum, language),
      status: status === 'unknown' ? statusText : t(`status.${status}`),
    }
  }
}
