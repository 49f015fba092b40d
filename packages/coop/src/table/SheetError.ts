/**
 * Why a file is no table that can be read. `old`: a workbook from before 2007, or one with a password;
 * `binary`: neither a workbook nor a text; `large`: the file itself; `vast`: what a workbook holds;
 * `quotes`: a text with a quotation mark that is never closed.
 */
export type UnreadableSheet = 'old' | 'binary' | 'broken' | 'large' | 'vast' | 'quotes'

/** A file that could not be read as a table. */
export class SheetError extends Error {
  override name = 'SheetError'
  readonly reason: UnreadableSheet

  constructor(reason: UnreadableSheet, options?: ErrorOptions) {
    super(`The table can't be read: ${reason}`, options)
    this.reason = reason
  }
}
