import {
  planImport,
  type Company,
  type FleetChange,
  type ImportField,
  type ImportList,
  type ImportRow,
  type RowDifference,
} from '@parking/domain'
import type { Columns } from '../columns/judgeColumns.ts'
import type { RefusedRow } from './LoadedFile.ts'
import { listMissing, readRows, type ReadTable } from '../columns/readRows.ts'

/** A row, and what is sent for it. */
export interface PlannedChange {
  readonly row: ImportRow
  readonly change: FleetChange
}

/** What comes of a file, its rows sorted by that. */
export interface SortedPlan {
  readonly adds: readonly PlannedChange[]
  /** The rows that say otherwise than the company does, with what differs. */
  readonly changes: readonly (PlannedChange & { readonly differences: readonly RowDifference[] })[]
  /** How many rows are there already. */
  readonly there: number
  readonly refused: readonly RefusedRow[]
}

/** What somebody has said of a file in its preview. */
export interface FileChoice {
  /** Which of the tables is loaded, by its index. */
  readonly at: number
  readonly columns: Columns
  readonly takesHidden: boolean
  /** Whether what looks like no plate is one. */
  readonly takesUnlikely: boolean
  /** Whether what differs is changed. */
  readonly takesChanges: boolean
}

/** A table and what comes of it. Its rows are those of the plan and those that are left out as hidden. */
export interface PlannedFile {
  readonly table: ReadTable
  /** The columns that are needed and not there; then nothing is planned. */
  readonly missing: readonly ImportField[]
  /** How many rows stand below the headers. */
  readonly rows: number
  /** How many of them the sheet does not show, whether they are taken or not. */
  readonly hidden: number
  readonly plan: SortedPlan
  /** The rows whose plates look like something else, whether they are taken or not. */
  readonly unlikely: readonly RefusedRow[]
}

/** Says what comes of one of a file's tables, as it was chosen. */
export function planFile(
  list: ImportList,
  table: ReadTable,
  { columns, takesHidden, takesUnlikely }: Omit<FileChoice, 'at' | 'takesChanges'>,
  company: Company,
): PlannedFile {
  const missing = listMissing(list, columns)
  const { rows, hidden } = readRows(list, table, columns)
  const taken = rows.filter(({ isHidden }) => takesHidden || !isHidden).map(({ row }) => row)
  const sort = (isSure: boolean): SortedPlan => sortPlan(list, taken, company, isSure)
  const careful = missing.length > 0 ? nothing : sort(false)
  const unlikely = careful.refused.filter(({ errors }) =>
    errors.some(({ error }) => error === 'unlikely'),
  )
  const plan = takesUnlikely && unlikely.length > 0 ? sort(true) : careful
  return { table, missing, rows: rows.length, hidden, plan, unlikely }
}

const nothing: SortedPlan = { adds: [], changes: [], there: 0, refused: [] }

/** The rows that are sent as somebody has chosen: those that are added, and those that change something. */
export function listSent(
  { adds, changes }: SortedPlan,
  { takesChanges }: Pick<FileChoice, 'takesChanges'>,
): readonly PlannedChange[] {
  return takesChanges ? [...adds, ...changes] : adds
}

function sortPlan(
  list: ImportList,
  rows: readonly ImportRow[],
  company: Company,
  takesUnlikely: boolean,
): SortedPlan {
  const planned = planImport(list, rows, company, takesUnlikely)
  return {
    adds: planned.flatMap((one) => (one.kind === 'add' ? [one] : [])),
    changes: planned.flatMap((one) => (one.kind === 'change' ? [one] : [])),
    there: planned.filter(({ kind }) => kind === 'there').length,
    refused: planned.flatMap((one) => (one.kind === 'refused' ? [one] : [])),
  }
}
