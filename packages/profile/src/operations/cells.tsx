import type { Operation, OperationStatus } from '@parking/domain'
import { formatMoney } from '@parking/pricing'
import { useMessages } from '@parking/runtime'
import { AlertIcon, CheckCircleIcon, ClockIcon, MinusIcon, VisuallyHidden } from '@parking/ui'
import type { ReactNode } from 'react'
import { profileMessages } from '../messages/profileMessages.ts'
import css from './OperationsPage.module.css'
import { sumMeaning } from './sumMeaning.ts'

interface CellProps {
  readonly operation: Operation
}

/** What the operation was, and the number of its order. */
export function OperationTitle({ operation }: CellProps): ReactNode {
  const { t } = useMessages(profileMessages)
  const titles = {
    payment: t('operations.type.payment'),
    refill: t('operations.type.refill'),
    renew: t('operations.type.renew'),
    cancel: t('operations.type.cancel'),
    subscription: t('operations.type.subscription'),
    paymentGate: t('operations.type.paymentGate'),
    bonus20: t('operations.type.bonus20'),
    other: operation.description ?? t('operations.type.other'),
  }
  const { orderNumber } = operation
  return (
    <span className={css['title']}>
      {titles[operation.type]}
      {orderNumber === null ? null : (
        <span className={css['order']}>{t('operations.order', { number: orderNumber })}</span>
      )}
    </span>
  )
}

/** The zone or the parking. */
export function OperationPlace(props: CellProps & { readonly nothing: ReactNode }): ReactNode {
  const { zone, parking } = props.operation
  const { t } = useMessages(profileMessages)
  if (zone !== null) return t('operations.zone', { zone })
  return parking === null ? props.nothing : t('operations.parking', { parking })
}

const statusIcons: Readonly<Record<OperationStatus, typeof ClockIcon>> = {
  done: CheckCircleIcon,
  cancelled: MinusIcon,
  error: AlertIcon,
  waiting: ClockIcon,
}

/** How the operation ended, in words and with an icon: the colour alone tells nothing. */
export function OperationStatusMark({ status }: { readonly status: OperationStatus }): ReactNode {
  const { t } = useMessages(profileMessages)
  const words = {
    done: t('operations.status.done'),
    cancelled: t('operations.status.cancelled'),
    error: t('operations.status.error'),
    waiting: t('operations.status.waiting'),
  }
  const Glyph = statusIcons[status]
  return (
    <span className={css['status']} data-status={status}>
      <Glyph /> {words[status]}
    </span>
  )
}

/** How much it was and which way the money went. */
export function OperationSum({ operation }: CellProps): ReactNode {
  const { t, language } = useMessages(profileMessages)
  const meaning = sumMeaning(operation)
  const amount = formatMoney(Math.abs(operation.sum), language)
  const words = { spent: t('operations.spent'), received: t('operations.received'), neutral: '' }
  const signs = { spent: '−', received: '+', neutral: '' }
  return (
    <span className={css['sum']} data-meaning={meaning}>
      <VisuallyHidden>{words[meaning]} </VisuallyHidden>
      <span className={css['amount']}>
        {signs[meaning]}
        {amount}
      </span>
      {operation.discount > 0 ? (
        <span className={css['discount']}>
          {t('operations.discount', { sum: formatMoney(operation.discount, language) })}
        </span>
      ) : null}
    </span>
  )
}
