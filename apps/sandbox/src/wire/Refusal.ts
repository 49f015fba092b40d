/**
 * What the back end refuses with: an error name of the contract, answered with HTTP 200
 * and `status: error` as the real back ends do.
 */
export class Refusal extends Error {
  readonly errorName: string
  /** Further fields of the answer: a captcha, a cost, a text for people. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(errorName: string, details: Readonly<Record<string, unknown>> = {}) {
    super(errorName)
    this.name = 'Refusal'
    this.errorName = errorName
    this.details = details
  }
}
