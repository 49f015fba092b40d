/** A text that begins with one of these is a formula to a spreadsheet; to some, also in full width. */
const formulaStart = /^[=+\-@＝＋－＠\t\r\n]/u

/** Characters that neither a sheet's XML nor a reader has a place for. */
// oxlint-disable-next-line no-control-regex -- these are the characters that are meant
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu

/** Writes a cell so that no spreadsheet runs it: what it would run begins with an apostrophe. */
export function guardCell(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}

/** Where a text would be taken for the sign that workbooks write like this: `_x0416_` is Ж. */
const escapeLookalike = /_(?=x[\da-f]{4}_)/giu

/**
 * Takes away what a workbook can't hold, and writes the rest so that no spreadsheet runs it or reads
 * other signs out of it.
 */
export function guardWorkbookCell(text: string): string {
  return guardCell(text.replaceAll(unwritable, '').replaceAll(escapeLookalike, '_x005F_'))
}

/** Reads a cell that may have been written by {@link guardCell}, without outer spaces. */
export function readGuardedCell(text: string): string {
  const tidy = text.trim()
  const bare = tidy.slice(1)
  return tidy.startsWith("'") && formulaStart.test(bare) ? bare : tidy
}
