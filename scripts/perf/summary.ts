import { mustHave } from '../lib/mustHave.ts'

/** One figure of several runs: the middle, the least and the most. */
export interface Summary {
  readonly middle: number
  readonly low: number
  readonly high: number
}

/** Each figure of several runs, by its name. */
export type Summed<Figures> = { readonly [Name in keyof Figures]: Summary }

/** Sums up each figure of several runs; the first run tells which there are. */
export function summarise<Figures extends Partial<Record<keyof Figures, number>>>(
  runs: readonly Figures[],
): Summed<Figures> {
  const [names = []] = runs.map((run) => Object.keys(run))
  const figures = runs.map((run) => new Map<string, number>(Object.entries(run)))
  const summed = names.map((name) => [
    name,
    summaryOf(figures.map((run) => mustHave(run.get(name), name))),
  ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a summary for each name of the first run, whose names are those of all
  return Object.fromEntries(summed) as Summed<Figures>
}

function summaryOf(figures: readonly number[]): Summary {
  const sorted = figures.toSorted((one, other) => one - other)
  const at = (index: number) => mustHave(sorted[index], 'a run')
  const half = Math.floor(sorted.length / 2)
  const middle = sorted.length % 2 === 1 ? at(half) : (at(half - 1) + at(half)) / 2
  return { middle, low: at(0), high: at(sorted.length - 1) }
}

/** A figure that is the same in every run. */
export function always(figure: number): Summary {
  return { middle: figure, low: figure, high: figure }
}

/** The least and the most of a figure, in words; empty where all runs agree. */
export function spreadOf({ low, high }: Summary, write: (figure: number) => string): string {
  return low === high ? '' : `${write(low)} to ${write(high)}`
}
