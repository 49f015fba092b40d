import type { Operation } from '@parking/domain'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CellProps } from './useCellWords.ts'

const parkingTypes = new Set<Operation['type']>(['payment', 'renew', 'cancel', 'paymentGate'])

/** Names the order of an operation; of one that was about a stay it leads to the sheet of that. */
export function OrderNumber({
  operation: { type, status, plate },
  words: { t },
  number,
}: CellProps & { readonly number: string }): ReactNode {
  const name = t('list.order', { number })
  if (plate === null || status !== 'done' || !parkingTypes.has(type)) return name
  return (
    <Link
      to="/profile/parking/evidence"
      search={{ order: number }}
      aria-label={t('list.stayLink', { order: name })}
    >
      {name}
    </Link>
  )
}
