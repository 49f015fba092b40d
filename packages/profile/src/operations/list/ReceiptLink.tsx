import { readUrl, type Operation } from '@parking/domain'
import { useMessages } from '@parking/runtime'
import { ExternalIcon } from '@parking/ui'
import type { ReactNode } from 'react'
import { operationsMessages } from '../messages/operationsMessages.ts'
import css from './cells.module.css'

/** Leads to the fiscal receipt of an operation, if it has one that may be opened. */
export function ReceiptLink({ operation }: { readonly operation: Operation }): ReactNode {
  const { fiscalReceiptUrl, orderNumber } = operation
  const { t } = useMessages(operationsMessages)
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
          ? t('list.receiptLinkPlain')
          : t('list.receiptLinkOf', { number: orderNumber })
      }
    >
      {t('list.receiptLink')} <ExternalIcon />
    </a>
  )
}
