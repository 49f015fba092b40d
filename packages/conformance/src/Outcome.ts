/** How a case ended. */
export type Outcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly expected: string; readonly got: string }
  /** It was not tried, or could not be judged. */
  | { readonly kind: 'skipped'; readonly why: string }
  /** The contract has guessed something that the city does not have. */
  | { readonly kind: 'assumed'; readonly why: string }

/** A line of the report. */
export interface Line {
  readonly call: string
  /** Its method and path, as the contract has them. */
  readonly at: string
  readonly case: string
  readonly outcome: Outcome
  readonly milliseconds: number
}

/** Makes a failure. */
export function failed(expected: string, got: string): Outcome {
  return { kind: 'failed', expected, got }
}

/** What a case needs is not there, for a reason that the report tells. */
export class Skip extends Error {}

/** What leads up to a case, or what it leaves behind, went wrong. */
export class Mismatch extends Error {
  readonly expected: string
  readonly got: string

  constructor(expected: string, got: string) {
    super(`${expected}: ${got}`)
    this.expected = expected
    this.got = got
  }
}

/** Runs a case; what it throws for the report becomes its outcome. */
export async function outcomeOf(run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof Skip) return { kind: 'skipped', why: error.message }
    if (error instanceof Mismatch) return failed(error.expected, error.got)
    throw error
  }
}
