import { RussianText } from '@parking/runtime'
import {
  formatClock,
  formatDate,
  formatSpan,
  operationSumMeaning,
  type Operation,
  type OperationStatus,
} from '@parking/domain'
import { formatMoney } from '@parking/pricing'
import {
  AlertIcon,
  CheckCircleIcon,
  ClockIcon,
  InfoIcon,
  MinusIcon,
  NumberPlate,
  VisuallyHidden,
} from '@parking/ui'
import type { ReactNode } from 'react'
import type { CellProps } from './useCellWords.ts'
import css from './operationCells.module.css'

/** Draws the number of an operation's order, as it is called. */
export type DrawOrder = (operation: Operation, name: string) => ReactNode

/** What the operation was, and the number of its order. */
export function OperationTitle({
  operation,
  words: { t },
  drawOrder,
}: CellProps & { readonly drawOrder?: DrawOrder | undefined }): ReactNode {
  const { type, description, orderNumber } = operation
  const order = orderNumber === null ? null : t('operation.order', { number: orderNumber })
  return (
    <span className={css['title']}>
      {type === 'other' && description !== null ? (
        <RussianText>{description}</RussianText>
      ) : (
        <span>{t(`operation.type.${type}`)}</span>
      )}
      {order === null ? null : (
        <span className={css['order']}>{drawOrder?.(operation, order) ?? order}</span>
      )}
    </span>
  )
}

/** The day and the time by the city's clocks. */
export function OperationDate({ operation, words: { style } }: CellProps): ReactNode {
  return (
    <time className={css['date']} dateTime={new Date(operation.at).toISOString()}>
      <span className={css['day']}>{formatDate(operation.at, style, 'year')}</span>{' '}
      <span className={css['time']}>{formatClock(operation.at, style)}</span>
    </time>
  )
}

/** Which vehicle stood where and how long, as far as the operation was about a stay. */
export function OperationPlace({ operation, words }: CellProps): ReactNode {
  const { zone, parking, plate, startsAt, endsAt, at } = operation
  const { t, style } = words
  const hasPeriod = startsAt !== null && endsAt !== null
  if (zone === null && parking === null && plate === null && !hasPeriod)
    return <Nothing words={words} />
  return (
    <span className={css['stay']}>
      {plate === null ? null : <NumberPlate number={plate} size="s" />}
      <span className={css['where']}>
        {zone === null ? null : (
          <span>
            <RussianText>{t('operation.zone', { zone })}</RussianText>
          </span>
        )}
        {zone !== null || parking === null ? null : (
          <span>
            <RussianText>{t('operation.parking', { parking })}</RussianText>
          </span>
        )}
        {hasPeriod ? (
          <span className={css['period']}>
            {formatSpan({ from: startsAt, to: endsAt, beside: at }, style, 'year')}
          </span>
        ) : null}
      </span>
    </span>
  )
}

function Nothing({ words: { t } }: Pick<CellProps, 'words'>): ReactNode {
  return (
    <span className={css['none']}>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{t('operation.none')}</VisuallyHidden>
    </span>
  )
}

const statusIcons: Readonly<Record<OperationStatus, typeof ClockIcon>> = {
  done: CheckCircleIcon,
  cancelled: MinusIcon,
  error: AlertIcon,
  waiting: ClockIcon,
  other: InfoIcon,
}

/** How the operation ended, in words and with an icon: the colour alone tells nothing. */
export function OperationStatusMark({ operation: { status }, words: { t } }: CellProps): ReactNode {
  const Glyph = statusIcons[status]
  return (
    <span className={css['status']} data-status={status}>
      <Glyph /> <span>{t(`operation.status.${status}`)}</span>
    </span>
  )
}

/** How much it was and which way the money went. */
export function OperationSum({ operation, words: { t, language } }: CellProps): ReactNode {
  const meaning = operationSumMeaning(operation)
  const amount = formatMoney(Math.abs(operation.sum), language)
  const ways = { negative: 'operation.spent', positive: 'operation.received' } as const
  const signs = { negative: '−', positive: '+', neutral: '' }
  return (
    <span className={css['sum']} data-meaning={meaning}>
      <VisuallyHidden>{meaning === 'neutral' ? ' ' : `${t(ways[meaning])} `}</VisuallyHidden>
      <span className={css['amount']}>{signs[meaning] + amount}</span>
      {operation.discount > 0 ? (
        <span className={css['discount']}>
          {t('operation.discount', { sum: formatMoney(operation.discount, language) })}
        </span>
      ) : null}
    </span>
  )
}
