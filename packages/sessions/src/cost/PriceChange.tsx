import { formatMoney, type Kopecks } from '@parking/pricing'
import { useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { sessionsTexts } from '../texts/ru.ts'
import css from './CostTotal.module.css'

/** Says that a price in sight is another one than it was; nothing while it is the same. */
export function PriceChange({
  before,
  now,
}: {
  /** Null when it has not changed. */
  readonly before: Kopecks | null
  readonly now: Kopecks
}): ReactNode {
  const { t, language } = useTexts(sessionsTexts)
  if (before === null || before === now) return null
  const sums = { before: formatMoney(before, language), now: formatMoney(now, language) }
  return <strong className={css['change']}>{t('cost.changed', sums)}</strong>
}
