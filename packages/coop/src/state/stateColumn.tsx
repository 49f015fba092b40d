import type { ImportList } from '@parking/domain'
import type { Translate } from '@parking/runtime'
import { StateMark } from './StateMark.tsx'
import type { ru } from '../fleetTexts/ru.ts'
import type { FleetColumn } from '../rows/FleetListDescription.ts'

/**
 * The column that says whether something is switched on.
 *
 * @param name - of the list: what its rows are called says how the state is worded
 * @param readState - null where there is nothing to switch
 */
export function stateColumn<Row>(
  t: Translate<typeof ru>,
  name: ImportList,
  readState: (row: Row) => boolean | null,
): FleetColumn<Row> {
  // Once for all rows: looking up a text thousands of times takes a while.
  const active = t('list.active')
  const inactive = t(`${name}.off`)
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
      return isActive === null ? null : (
        <StateMark isActive={isActive} word={isActive ? active : inactive} />
      )
    },
  }
}
