import type { Table } from './table.ts'

const met = 'yes'
const missed = '**MISSED**'
/** How a target was kept where the machine was too busy for anybody to say. */
export const unknown = 'not compared'

/** How a target was kept. */
export function verdict(isMet: boolean): string {
  return isMet ? met : missed
}

/**
 * What a table says was missed: the row's title, what was measured and what it should be. A target
 * stands in the second column, ours in the third.
 */
export function missedOf([head = [], ...rows]: Table): string[] {
  return rows
    .filter((cells) => cells.includes(missed))
    .map(([title, target, ours]) => `${head[0]}: ${title}: ${ours} (${target})`)
}

/** A table that was measured on a busy machine: what it says is shown, and compared with nothing. */
export function withoutVerdicts(rows: Table): Table {
  return rows.map((cells) =>
    cells.map((cell) => (cell === met || cell === missed ? unknown : cell)),
  )
}
