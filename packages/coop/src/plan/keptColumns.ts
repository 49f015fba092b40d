import type { ImportList } from '@parking/domain'
import { keptValue, type AppContext } from '@parking/runtime'
import * as v from 'valibot'
import { foldHeader } from '../columns/columnNames.ts'
import type { Columns } from '../columns/judgeColumns.ts'
import type { ReadTable } from '../columns/readRows.ts'

type Context = Pick<AppContext, 'storage' | 'city'>

/** What a company calls the columns of one list: files come from the same program again and again. */
interface Habit {
  readonly list: ImportList
  readonly headers: string
}

const places = v.exactOptional(v.pipe(v.array(v.number()), v.readonly()))
const kept = v.array(
  v.object({
    list: v.picklist(['drivers', 'vehicles', 'devices']),
    headers: v.string(),
    columns: v.object({ name: places, phone: places, plate: places, vin: places, imei: places }),
  }),
)

/** No company has more kinds of files. */
const most = 20

/** The columns that were chosen for a table of these headers before; else those that it seems to have. */
export function rememberedColumns(
  context: Context,
  inn: string,
  list: ImportList,
  table: ReadTable,
): Columns {
  const habit = habitOf(list, table)
  if (habit === null) return table.columns
  return keptBy(context, inn).find((one) => isSame(one, habit))?.columns ?? table.columns
}

/** Remembers which columns were chosen, for the company's next file of the same headers. */
export function columnsChosen(
  context: Context,
  inn: string,
  list: ImportList,
  table: ReadTable,
  columns: Columns,
): void {
  const habit = habitOf(list, table)
  if (habit === null) return
  const others = keptBy(context, inn).filter((one) => !isSame(one, habit))
  valueOf(context, inn).write([{ ...habit, columns }, ...others].slice(0, most))
}

/** Null for a table without headers, whose first row is somebody's data. */
function habitOf(list: ImportList, { headAt, headers }: ReadTable): Habit | null {
  if (headAt === -1) return null
  return { list, headers: headers.map((text) => foldHeader(text).russian.trim()).join('|') }
}

function isSame(one: Habit, other: Habit): boolean {
  return one.list === other.list && one.headers === other.headers
}

function keptBy(context: Context, inn: string): v.InferOutput<typeof kept> {
  return valueOf(context, inn).read() ?? []
}

/** It stays when the company signs out: it says nothing of anybody, and no other company reads it. */
function valueOf({ storage, city }: Context, inn: string) {
  return keptValue(storage, `parking.importColumns.${city.id}.${inn}`, kept)
}
