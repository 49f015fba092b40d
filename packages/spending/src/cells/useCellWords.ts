import type { Operation } from '@parking/domain'
import { useAppContext, useTexts } from '@parking/runtime'
import { spendingTexts } from '../texts/ru.ts'

/** What the cells of all rows are worded with: looked up once for the table, not once for each cell. */
export function useCellWords() {
  const { timeZone } = useAppContext().city
  const { t, language } = useTexts(spendingTexts)
  return { t, language, style: { timeZone, language } }
}

/** What every cell is made of. */
export interface CellProps {
  readonly operation: Operation
  readonly words: ReturnType<typeof useCellWords>
}
