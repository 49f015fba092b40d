import '@parking/ui/formStyles'
import {
  defaultOperationPeriod,
  historyDays,
  operationPeriods,
  orderDays,
  type HistoryDays,
  type HistoryFilter,
} from '@parking/domain'
import { useAppContext, useTexts } from '@parking/runtime'
import { SelectInput } from '@parking/ui'
import type { ReactNode } from 'react'
import { spendingTexts } from '../texts/ru.ts'
import { DayInput } from './DayInput.tsx'
import css from './PeriodFields.module.css'

/** A period, and the days of one that somebody chose by hand. */
export type ChosenPeriod = Pick<HistoryFilter, 'period' | 'days'>

/** Chooses of which days operations are shown. */
export function PeriodFields({
  chosen,
  onChange,
}: {
  readonly chosen: ChosenPeriod
  readonly onChange: (chosen: ChosenPeriod) => void
}): ReactNode {
  const { t } = useTexts(spendingTexts)
  const { api, clock } = useAppContext()
  const { period: current, days } = chosen

  function choose(value: string): void {
    const period = operationPeriods.find((known) => known === value) ?? current
    // A range begins with the days that were shown.
    const shown = (from: ChosenPeriod) => historyDays(from, clock.now(), api.timeZone)
    const custom = shown(chosen) ?? shown({ period: defaultOperationPeriod, days: null })
    onChange({ period, days: period === 'custom' ? custom : null })
  }

  const setDays = (wanted: HistoryDays) => onChange({ period: current, days: orderDays(wanted) })
  return (
    <>
      <SelectInput
        label={t('period.label')}
        value={current}
        options={operationPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {days === null ? null : (
        <div className={css['days']}>
          <DayInput
            label={t('period.from')}
            value={days.from}
            onChange={(from) => setDays({ ...days, from })}
          />
          <DayInput
            label={t('period.to')}
            value={days.to}
            onChange={(to) => setDays({ ...days, to })}
          />
        </div>
      )}
    </>
  )
}
