import { cpus } from 'node:os'
import { waitUntilQuiet } from './otherWork.ts'
import type { Part } from './report.ts'
import type { Table } from './table.ts'
import { withoutVerdicts } from './verdict.ts'

/**
 * Measures a part and says what other work the machine had before and after. Where that was too much the
 * figures are shown, and nothing of them is compared.
 *
 * @param part - its place in the report
 * @param runs - how often `measure` measures
 */
export async function measurePart(
  part: string,
  runs: number,
  measure: () => Promise<Table>,
): Promise<Part> {
  console.error(`measuring: ${part}`)
  const before = await waitUntilQuiet()
  const rows = await measure()
  const after = await waitUntilQuiet()
  const isCompared = before.isQuiet && after.isQuiet
  const percent = ({ share }: { share: number }) => `${Math.round(100 * share)} %`
  const machine = `Medians of ${runs} runs, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}.`
  const note = `${machine} Other work of the machine: ${percent(before)} before, ${percent(after)} after.`
  if (isCompared) return { part, rows, isCompared, note }
  return {
    part,
    rows: withoutVerdicts(rows),
    isCompared,
    note: `${note} That is too much: nothing is compared.`,
  }
}
