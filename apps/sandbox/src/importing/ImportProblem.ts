/** Something wrong in a file that was to be imported. */
export interface ImportProblem {
  /** Its place among the features, from 0; `null` when the file as a whole is wrong. */
  index: number | null
  /** The feature's own id, when it has one. */
  id: string | null
  /** What is wrong. */
  problem: string
  /** What to do about it. */
  advice: string
}

/** Takes note of a problem of the feature that is being read. */
export type Report = (problem: string, advice: string) => void

/** Writes a problem as one line for a terminal. */
export function describeProblem({ index, id, problem, advice }: ImportProblem): string {
  const where = index === null ? 'file' : `feature ${index}${id === null ? '' : ` (id ${id})`}`
  return `${where}: ${problem}. ${advice}.`
}

/** Shows a value in a message, cut to a readable length. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}
