/** A telephone of an account. */
export interface Phone {
  /** Eleven digits, beginning with 7. */
  readonly number: string
  /** Exactly one phone of an account is the main one. */
  readonly isMain: boolean
}
