import type { Operation } from '@parking/domain'
import { useTexts } from '@parking/runtime'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { operationsTexts } from '../texts/ru.ts'

const parkingTypes = new Set<Operation['type']>(['payment', 'renew', 'cancel', 'paymentGate'])

/** Names the order of an operation; of one that was about a stay it leads to the sheet of that. */
export function OrderNumber({
  operation: { type, status, plate, orderNumber },
  name,
}: {
  readonly operation: Operation
  readonly name: string
}): ReactNode {
  const { t } = useTexts(operationsTexts)
  const hasSheet = plate !== null && status === 'done' && parkingTypes.has(type)
  if (!hasSheet || orderNumber === null) return name
  return (
    <Link
      to="/profile/parking/evidence"
      search={{ order: orderNumber }}
      aria-label={t('list.stayLink', { order: name })}
    >
      {name}
    </Link>
  )
}
