/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   the narrow layout takes `display: table` away, and with it browsers drop the implicit roles */
import type { Spending, SpendingBy, SpendingGroup } from '@parking/domain'
import { formatMoney } from '@parking/pricing'
import { RussianText, useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { spendingTexts } from '../texts/ru.ts'
import css from './Spending.module.css'
import { useGroupName, type NameDriver } from './useGroupName.ts'

/** Says in figures what the chart shows, and all that it has no bar for. */
export function SpendingTable({
  spending,
  by,
  nameDriver,
}: {
  readonly spending: Spending
  readonly by: SpendingBy
  readonly nameDriver: NameDriver
}): ReactNode {
  const { t } = useTexts(spendingTexts)
  const nameOf = useGroupName(by, nameDriver)
  const heads = {
    month: t('sums.columnMonth'),
    vehicle: t('sums.columnVehicle'),
    zone: t('sums.columnZone'),
    driver: t('sums.columnDriver'),
  }
  return (
    <div className={css['figures']}>
      <table className={css['table']} role="table">
        <caption>{t('sums.caption')}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {heads[by]}
            </th>
            <th role="columnheader" scope="col">
              {t('sums.columnSpent')}
            </th>
            <th role="columnheader" scope="col">
              {t('sums.columnReturned')}
            </th>
            <th role="columnheader" scope="col">
              {t('sums.columnCount')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {spending.groups.map((group) => (
            <Row key={group.key} name={nameOf(group)} sums={group} />
          ))}
        </tbody>
        <tfoot role="rowgroup">
          <Row name={t('sums.sum')} sums={spending} />
        </tfoot>
      </table>
    </div>
  )
}

function Row({
  name,
  sums: { spent, returned, count },
}: {
  readonly name: string
  readonly sums: Omit<SpendingGroup, 'key'>
}): ReactNode {
  const { t, language } = useTexts(spendingTexts)
  const cells = [
    { head: t('sums.columnSpent'), words: formatMoney(spent, language) },
    { head: t('sums.columnReturned'), words: formatMoney(returned, language) },
    { head: t('sums.columnCount'), words: String(count) },
  ]
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <RussianText>{name}</RussianText>
      </th>
      {cells.map(({ head, words }) => (
        <td key={head} role="cell">
          <span className={css['head']} aria-hidden="true">
            {head}
          </span>
          <span>{words}</span>
        </td>
      ))}
    </tr>
  )
}
