import { formatMoney, splitMoney, type Kopecks, type MoneyLocale } from '@parking/pricing'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../cx.ts'
import css from './Price.module.css'

export interface PriceProps {
  /** Kopecks; null is an unknown amount and shows as a dash. */
  amount: Kopecks | null
  /** What it costs without discount, in kopecks; struck through when it differs. */
  full?: Kopecks | undefined
  size?: 's' | 'm' | 'l' | undefined
  locale?: MoneyLocale | undefined
  /** What screen readers say before the full price and for an unknown amount. */
  labels?: { full?: string; unknown?: string } | undefined
  className?: string | undefined
}

/** Shows an amount of money, the roubles large and the kopecks small. */
export function Price(props: PriceProps) {
  const { amount, full, size = 'm', locale = 'ru', labels, className } = props
  const discounted = amount !== null && full !== undefined && full > amount
  const said = amount === null ? labels?.unknown : formatMoney(amount, locale)
  return (
    <span className={cx(css['root'], css[size], className)}>
      {discounted ? (
        <s className={css['full']}>
          {labels?.full === undefined ? null : <VisuallyHidden>{`${labels.full} `}</VisuallyHidden>}
          <span>{formatMoney(full, locale)}</span>
        </s>
      ) : null}
      <span className={css['amount']}>
        {said === undefined ? null : <VisuallyHidden>{said}</VisuallyHidden>}
        <span aria-hidden="true">
          {amount === null ? '—' : <Digits amount={amount} locale={locale} />}
        </span>
      </span>
    </span>
  )
}

function Digits({ amount, locale }: { amount: Kopecks; locale: MoneyLocale }) {
  const { fraction } = splitMoney(amount)
  const text = formatMoney(amount, locale)
  const end = text.lastIndexOf(fraction)
  return (
    <>
      <span>{text.slice(0, end - 1)}</span>
      <span className={css['fraction']}>{text.slice(end - 1, end + fraction.length)}</span>
      <span className={css['sign']}>{text.slice(end + fraction.length)}</span>
    </>
  )
}
