import type { Operation } from '@parking/domain'
import { useMessages } from '@parking/runtime'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { operationsMessages } from '../messages/operationsMessages.ts'

const ofStays = new Set<Operation['type']>(['payment', 'renew', 'cancel', 'paymentGate'])

/** Names the order of an operation; of one that was about a stay it leads to the sheet of that. */
export function OrderNumber({
  operation: { type, status, plate },
  number,
}: {
  readonly operation: Operation
  readonly number: string
}): ReactNode {
  const { t } = useMessages(operationsMessages)
  const words = t('list.order', { number })
  if (plate === null || status !== 'done' || !ofStays.has(type)) return words
  return (
    <Link
      to="/profile/parking/evidence"
      search={{ order: number }}
      aria-label={t('list.stayLink', { order: words })}
    >
      {words}
    </Link>
  )
}
