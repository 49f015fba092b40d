import { isRecord } from '../lib/isRecord.ts'
import type { Row } from './Row.ts'
import { backEnds } from './rows/backEnds.ts'
import { browsers, engines, type PageRow } from './rows/browsers.ts'
import { maps } from './rows/maps.ts'
import { spreadsheets } from './rows/spreadsheets.ts'
import { time } from './rows/time.ts'

interface Table<One> {
  /** Of its page in docs/behaviour. */
  readonly name: string
  readonly title: string
  readonly rows: readonly One[]
}

/** What packages and Node do. */
export const tables: readonly Table<Row>[] = [
  { name: 'spreadsheets', title: 'Spreadsheets', rows: spreadsheets },
  { name: 'time', title: 'Time', rows: time },
  { name: 'maps', title: 'Maps', rows: maps },
  { name: 'back-ends', title: 'Back ends', rows: backEnds },
]

/** What pages do in each engine. */
export const pageTables: readonly Table<PageRow>[] = [
  { name: 'browsers', title: 'Browsers', rows: browsers },
  { name: 'engines', title: 'Engines', rows: engines },
]

/** What was seen in one engine. */
export function inEngine(seen: unknown, engine: string): unknown {
  return isRecord(seen) && engine in seen ? seen[engine] : seen
}
