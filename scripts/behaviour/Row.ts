/** What something outside the product does that the product relies on or guards against. */
export interface Row {
  /** In words. */
  readonly behaviour: string
  /** The package or program, as its own manifest names it; `Node` for the language and its library. */
  readonly of: string
  /** Sees it again: anything that JSON can tell. */
  readonly see: () => unknown
  /** What was seen with the versions of this workspace. */
  readonly seen: unknown
  /** What was expected before it was looked at; absent where that was it. */
  readonly guess?: unknown
  /** The test that holds our side, by its path. */
  readonly heldBy: string
}

/** What was seen in words: a value, or what was thrown. */
export async function look({ see }: Pick<Row, 'see'>): Promise<string> {
  try {
    return JSON.stringify((await see()) ?? null)
  } catch (error) {
    return `throws ${error instanceof Error ? error.name : 'a text'}`
  }
}

export const wordsOf = (value: unknown): string =>
  typeof value === 'string' && value.startsWith('throws ') ? value : JSON.stringify(value)
