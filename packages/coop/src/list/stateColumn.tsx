import type { Translate } from '@parking/runtime'
import { StateMark } from './StateMark.tsx'
import type { ru } from '../fleetTexts/ru.ts'
import type { FleetColumn } from './FleetListDescription.ts'

/**
 * The column that says whether something is switched on.
 *
 * @param readState - null where there is nothing to switch
 */
export function stateColumn<Row>(
  t: Translate<typeof ru>,
  readState: (row: Row) => boolean | null,
): FleetColumn<Row> {
  // Once for all rows: looking up a text thousands of times takes a while.
  const active = t('list.active')
  const inactive = t('list.inactive')
  return {
    key: 'state',
    header: t('list.state'),
    text: (row) => {
      const isActive = readState(row)
      if (isActive === null) return ''
      return isActive ? active : inactive
    },
    cell: (row) => {
      const isActive = readState(row)
      return isActive === null ? null : <StateMark isActive={isActive} />
    },
  }
}
