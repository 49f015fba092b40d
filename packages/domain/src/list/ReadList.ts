/** A list as it was read from outside. */
export interface ReadList<T> {
  readonly items: readonly T[]
  /** How many entries came that could not be read. */
  readonly unreadable: number
}

/** How many entries of a list could not be read; `all` where the list itself is missing or is none. */
export type Unreadable = number | 'all'
