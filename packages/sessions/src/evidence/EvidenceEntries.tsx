import { formatClock, formatDate, formatSpan, readUrl, type Operation } from '@parking/domain'
import { formatMoney } from '@parking/pricing'
import { useAppContext, useTexts } from '@parking/runtime'
import { Notice } from '@parking/ui'
import type { ReactNode } from 'react'
import { evidenceTexts } from './texts/ru.ts'
import css from './EvidencePage.module.css'

/**
 * Lists what was paid for a stay, for which time, and where its receipt is.
 *
 * @param props.unclear - how many entries of the history may be its own, and can't be read
 */
export function EvidenceEntries({
  entries,
  unclear,
}: {
  readonly entries: readonly Operation[]
  readonly unclear: number
}): ReactNode {
  const { t } = useTexts(evidenceTexts)
  return (
    <>
      {entries.length === 0 && unclear === 0 ? (
        <p className={css['muted']}>{t('evidence.noEntries')}</p>
      ) : (
        <ol className={css['entries']}>
          {entries.map((entry, at) => (
            <Entry key={entry.orderNumber ?? at} entry={entry} />
          ))}
        </ol>
      )}
      {unclear === 0 ? null : (
        <Notice tone="warning" announce="politely">
          {t('evidence.unclear')}
        </Notice>
      )}
    </>
  )
}

function Entry({ entry }: { readonly entry: Operation }): ReactNode {
  const { t, language } = useTexts(evidenceTexts)
  const { timeZone } = useAppContext().api
  const { type, at, startsAt, endsAt, orderNumber, sum } = entry
  const style = { timeZone, language }
  const isBack = type === 'cancel'
  const title = type === 'renew' || isBack ? t(`evidence.${type}`) : t('evidence.payment')
  const about = [
    startsAt === null || endsAt === null
      ? null
      : t('evidence.forTime', {
          time: formatSpan({ from: startsAt, to: endsAt, beside: at }, style, 'year'),
        }),
    t('evidence.at', { time: `${formatDate(at, style, 'year')}, ${formatClock(at, style)}` }),
    orderNumber === null ? null : t('evidence.order', { number: orderNumber }),
  ]
  return (
    <li className={css['entry']}>
      <span className={css['title']}>{title}</span>
      <span className={css['sum']}>
        {(isBack ? '−' : '') + formatMoney(Math.abs(sum), language)}
      </span>
      <span className={css['about']}>{about.filter((part) => part !== null).join(' · ')}</span>
      <Receipt entry={entry} />
    </li>
  )
}

/** Leads to the fiscal receipt, where its address is one that may be opened; paper shows it whole. */
function Receipt({
  entry: { fiscalReceiptUrl, orderNumber },
}: {
  readonly entry: Operation
}): ReactNode {
  const { t } = useTexts(evidenceTexts)
  const address = readUrl(fiscalReceiptUrl, 'receipt', window.location.origin)
  if (address === null) return null
  return (
    <a
      className={css['receipt']}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={
        orderNumber === null ? undefined : t('evidence.receiptOf', { number: orderNumber })
      }
    >
      {t('evidence.receipt')}
    </a>
  )
}
