import '@parking/ui/formStyles'
import { TextInput } from '@mantine/core'
import {
  checkAmount,
  forecastBalance,
  measureRate,
  type AmountRefusal,
  type Company,
  type Operation,
} from '@parking/domain'
import { formatMoney, type Kopecks } from '@parking/pricing'
import { useAppContext, useTexts } from '@parking/runtime'
import { Price, Section, useNow } from '@parking/ui'
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import { overviewTexts } from '../overviewTexts/ru.ts'
import css from './BalanceCard.module.css'
import { ForecastLine } from './ForecastLine.tsx'
import { LowBalanceNotice } from './LowBalanceNotice.tsx'
import { TopUpNote } from '../topUp/TopUpNote.tsx'
import { useBalanceLimit } from './useBalanceLimit.ts'
import { useKeepRate } from './useKeptRate.ts'

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
  const { timeZone } = useAppContext().api
  const now = useNow('minute')
  const kept = useBalanceLimit(company.inn)
  const keepRate = useKeepRate(company.inn)
  const { balance } = company
  const rate = useMemo(
    () => (operations === null ? null : measureRate(operations, now, timeZone)),
    [operations, now, timeZone],
  )
  const forecast =
    rate === null || balance === null ? null : forecastBalance(balance, rate, now, timeZone)
  const noteRate = useEffectEvent(keepRate)
  const isMeasured = operations !== null
  useEffect(() => {
    if (isMeasured) noteRate(rate)
  }, [isMeasured, rate])
  const [limit, setLimit] = useState<Kopecks | null>(() => kept.read())
  return (
    <Section title={t('balance.title')}>
      <LowBalanceNotice company={company} limit={limit} forecast={forecast} />
      <Price
        amount={company.balance}
        size="l"
        locale={language}
        labels={{ unknown: t('balance.unknown') }}
      />
      {forecast === null ? null : <ForecastLine forecast={forecast} />}
      {isMeasured && rate === null && (balance ?? 0) > 0 ? <p>{t('balance.noRate')}</p> : null}
      <TopUpNote inn={company.inn} />
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
