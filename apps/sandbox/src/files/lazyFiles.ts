import type { Captcha } from './captchaImage.ts'
import type { FineScene } from './finePhoto.ts'
import type { HistoryTable } from './historyFiles.ts'
import type { ReceiptSheet } from './receiptPdf.ts'

// What makes files takes longer to load than the whole server: it is loaded with the first file.

/** Draws a new captcha. */
export async function captchaImage(): Promise<Captcha> {
  const maker = await import('./captchaImage.ts')
  return maker.captchaImage()
}

/** Draws the photograph of a fine. PNG. */
export async function finePhoto(scene: FineScene): Promise<Buffer> {
  const maker = await import('./finePhoto.ts')
  return maker.finePhoto(scene)
}

/** Writes a table as an Excel file. */
export async function historyXlsx(table: HistoryTable): Promise<Buffer> {
  const maker = await import('./historyFiles.ts')
  return maker.historyXlsx(table)
}

/** Writes a table as a PDF. */
export async function historyPdf(table: HistoryTable): Promise<Buffer> {
  const maker = await import('./historyFiles.ts')
  return maker.historyPdf(table)
}

/** Prints a receipt as a PDF. */
export async function receiptPdf(sheet: ReceiptSheet): Promise<Buffer> {
  const maker = await import('./receiptPdf.ts')
  return maker.receiptPdf(sheet)
}
