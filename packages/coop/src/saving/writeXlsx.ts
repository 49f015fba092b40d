import { guardWorkbookCell } from '@parking/domain'
import { wallClock, type Instant } from '@parking/pricing'
import writeExcelFile from 'write-excel-file/universal'
import type { Cell, WrittenTable } from '../table/Table.ts'

/** How wide a column is at most, in letters. */
const widest = 40

/**
 * Writes tables as an Excel file, each on a sheet of its name. Texts stay texts, so that no phone number
 * is rounded and no formula is run, also where somebody saves it as CSV; sums, counts and times are
 * numbers.
 */
export async function writeXlsx(tables: readonly WrittenTable[]): Promise<Blob> {
  const sheets = tables.map(({ name, rows }) => ({
    data: rows.map((row) => row.map(writeCell)),
    sheet: name,
    columns: findWidths(rows),
  }))
  return writeExcelFile(sheets).toBlob()
}

function writeCell(cell: Cell) {
  if (typeof cell === 'string') return { value: guardWorkbookCell(cell), type: String }
  if (typeof cell === 'number') return { value: cell, type: Number }
  if ('kopecks' in cell) return { value: cell.kopecks / 100, type: Number, format: '#,##0.00' }
  return { value: countDays(cell), type: Number, format: 'dd.mm.yyyy hh:mm' }
}

/** A moment as spreadsheets count it: days since the end of 1899. */
function countDays({ at, timeZone }: { readonly at: Instant; readonly timeZone: string }): number {
  const { date, minutesOfDay } = wallClock(at, timeZone)
  const days = (Date.parse(date) - Date.UTC(1899, 11, 30)) / 86_400_000
  return days + minutesOfDay / 1440
}

/** Wide enough for what stands in the first rows. */
function findWidths(rows: WrittenTable['rows']): { width: number }[] {
  const [head = []] = rows
  const sample = rows.slice(0, 100)
  return head.map((_, column) => {
    const lengths = sample.map((row) => lengthOf(row[column] ?? ''))
    return { width: Math.min(widest, Math.max(...lengths) + 2) }
  })
}

function lengthOf(cell: Cell): number {
  if (typeof cell === 'string') return cell.length
  return typeof cell === 'object' && 'at' in cell ? 16 : 12
}
