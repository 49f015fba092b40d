import '@parking/ui/formStyles'
import { TextInput } from '@mantine/core'
import {
  checkAmount,
  forecastBalance,
  formatDate,
  type AmountRefusal,
  type Company,
  type Operation,
} from '@parking/domain'
import { formatMoney, instantOf, type Kopecks } from '@parking/pricing'
import { useAppContext, useTexts } from '@parking/runtime'
import { Price, Section, useNow } from '@parking/ui'
import { useState, type ReactNode } from 'react'
import { overviewTexts } from '../overviewTexts/ru.ts'
import css from './BalanceCard.module.css'
import { LowBalanceNotice } from './LowBalanceNotice.tsx'
import { useBalanceLimit } from './useBalanceLimit.ts'

/** What the company has, how long it will last, and the sum below which it wants to be warned. */
export function BalanceCard({
  company,
  operations,
}: {
  readonly company: Company
  /** Those of the last days; null while they are not all known. */
  readonly operations: readonly Operation[] | null
}): ReactNode {
  const { t, language } = useTexts(overviewTexts)
  const kept = useBalanceLimit(company.inn)
  const [limit, setLimit] = useState<Kopecks | null>(() => kept.read())
  return (
    <Section title={t('balance.title')}>
      <LowBalanceNotice company={company} limit={limit} />
      <Price
        amount={company.balance}
        size="l"
        locale={language}
        labels={{ unknown: t('balance.unknown') }}
      />
      {operations === null || company.balance === null ? null : (
        <Forecast balance={company.balance} operations={operations} />
      )}
      <LimitField
        limit={limit}
        onChange={(wanted) => {
          kept.write(wanted)
          setLimit(wanted)
        }}
      />
    </Section>
  )
}

function Forecast({
  balance,
  operations,
}: {
  readonly balance: Kopecks
  readonly operations: readonly Operation[]
}): ReactNode {
  const { t, language } = useTexts(overviewTexts)
  const { timeZone } = useAppContext().api
  const forecast = forecastBalance(balance, operations, useNow('minute'), timeZone)
  if (forecast === null) return balance > 0 ? <p>{t('balance.noRate')}</p> : null
  const perDay = formatMoney(forecast.perDay, language)
  const until =
    forecast.until === null
      ? null
      : formatDate(instantOf(forecast.until, 720, timeZone), { timeZone, language }, 'year')
  return (
    <p>
      {until === null
        ? t('balance.lastsLong', { perDay })
        : forecast.lasts === 0
          ? t('balance.lastsNot', { perDay })
          : t('balance.lasts', { perDay, count: forecast.lasts, until })}{' '}
      <span className={css['basis']}>{t('balance.basis', { count: forecast.days })}</span>
    </p>
  )
}

/** Nobody keeps more than a thousand million roubles for parking. */
const mostLimit: Kopecks = 100_000_000_000

/** Takes the sum once it is whole: when the field is left or Enter is pressed. */
function LimitField({
  limit,
  onChange,
}: {
  readonly limit: Kopecks | null
  readonly onChange: (limit: Kopecks | null) => void
}): ReactNode {
  const { t, language } = useTexts(overviewTexts)
  const [typed, setTyped] = useState(limit === null ? '' : formatTyped(limit, language))
  const [refusal, setRefusal] = useState<AmountRefusal | null>(null)
  function settle(): void {
    const amount = checkAmount(typed, mostLimit)
    const isEmpty = !amount.ok && amount.error === 'empty'
    setRefusal(amount.ok || isEmpty ? null : amount.error)
    if (amount.ok || isEmpty) onChange(amount.ok ? amount.value : null)
  }
  const words = [
    refusal === 'tooMuch'
      ? t('balance.warnTooMuch', { most: formatMoney(mostLimit, language) })
      : t('balance.warnFormat'),
    limit === null ? '' : t('balance.warnKept', { sum: formatMoney(limit, language) }),
  ]
  return (
    <TextInput
      className={css['limit'] ?? ''}
      label={t('balance.warn')}
      description={t('balance.warnHint')}
      inputMode="decimal"
      autoComplete="off"
      maxLength={15}
      value={typed}
      error={refusal === null ? null : words.join(' ').trim()}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={settle}
      onKeyDown={({ key }) => {
        if (key === 'Enter') settle()
      }}
    />
  )
}

/** A sum as somebody would have typed it. */
function formatTyped(sum: Kopecks, language: string): string {
  return new Intl.NumberFormat(language, { useGrouping: false }).format(sum / 100)
}
