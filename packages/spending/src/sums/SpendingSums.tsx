import '@parking/ui/formStyles'
import { SegmentedControl } from '@mantine/core'
import { formatPhone, sumSpending, type Operation, type SpendingBy } from '@parking/domain'
import { formatMoney } from '@parking/pricing'
import { useAppContext, useTexts } from '@parking/runtime'
import { useState, type ReactNode } from 'react'
import { spendingTexts } from '../texts/ru.ts'
import css from './Spending.module.css'
import { SpendingChart } from './SpendingChart.tsx'
import { SpendingTable } from './SpendingTable.tsx'
import type { NameDriver } from './useGroupName.ts'

/** Shows what operations cost, told apart as somebody wishes, drawn and in figures. */
export function SpendingSums({
  operations,
  kinds,
  nameDriver = formatPhone,
}: {
  readonly operations: readonly Operation[]
  /** By what the sums can be told apart, the first of them at the beginning. */
  readonly kinds: readonly [SpendingBy, ...SpendingBy[]]
  readonly nameDriver?: NameDriver
}): ReactNode {
  const { t, language } = useTexts(spendingTexts)
  const { timeZone } = useAppContext().api
  const [by, setBy] = useState<SpendingBy>(kinds[0])
  const spending = sumSpending(operations, by, timeZone)
  return (
    <>
      <output>
        {[
          t('sums.basis', { count: operations.length }),
          ...(spending.count === 0 || spending.count === operations.length
            ? []
            : [t('sums.counted', { count: spending.count })]),
          spending.count === 0
            ? t('sums.nothing')
            : t('sums.total', {
                spent: formatMoney(spending.spent, language),
                returned: formatMoney(spending.returned, language),
              }),
        ].join(' ')}
      </output>
      {spending.count === 0 ? null : (
        <>
          <SegmentedControl
            aria-label={t('sums.by')}
            classNames={{ root: css['by'] ?? '', control: css['kind'] ?? '' }}
            data={kinds.map((value) => ({ value, label: t(`sums.${value}`) }))}
            value={by}
            onChange={setBy}
          />
          <SpendingChart spending={spending} by={by} nameDriver={nameDriver} />
          <SpendingTable spending={spending} by={by} nameDriver={nameDriver} />
          <p className={css['rule']}>{t('sums.rule')}</p>
        </>
      )}
    </>
  )
}
