/**
 * Why a file is no table that can be read. `old`: a workbook from before 2007; `locked`: one with a
 * password; `otherBook`: one of another program (ODS, XLSB, SYLK, DIF); `html`, `xml`: a page or a document that a
 * program has given a workbook's name; `binary`: neither a workbook nor a text; `large`: the file
 * itself; `vast`: what a workbook holds; `lettersLost`: question marks stand for all that is not Latin.
 */
export type UnreadableSheet =
  | 'old'
  | 'locked'
  | 'otherBook'
  | 'html'
  | 'xml'
  | 'binary'
  | 'broken'
  | 'large'
  | 'vast'
  | 'lettersLost'

/** A file that could not be read as a table. */
export class SheetError extends Error {
  override name = 'SheetError'
  readonly reason: UnreadableSheet

  constructor(reason: UnreadableSheet, options?: ErrorOptions) {
    super(`The table can't be read: ${reason}`, options)
    this.reason = reason
  }
}
