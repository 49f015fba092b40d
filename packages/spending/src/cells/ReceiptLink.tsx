import { readUrl } from '@parking/domain'
import { ExternalIcon } from '@parking/ui'
import type { ReactNode } from 'react'
import type { CellProps } from './useCellWords.ts'
import css from './operationCells.module.css'

/** Leads to the fiscal receipt of an operation, if it has one that may be opened. */
export function ReceiptLink({ operation, words: { t } }: CellProps): ReactNode {
  const { fiscalReceiptUrl, orderNumber } = operation
  const address = readUrl(fiscalReceiptUrl, 'receipt', window.location.origin)
  if (address === null) return null
  return (
    <a
      className={css['receipt']}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={
        orderNumber === null
          ? t('operation.receiptLinkPlain')
          : t('operation.receiptLinkOf', { number: orderNumber })
      }
    >
      {t('operation.receiptLink')} <ExternalIcon />
    </a>
  )
}
