import type { Page } from '@playwright/test'

/** How many sheets a PDF has. */
export function countSheetsOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0
}

/** How many sheets of A4 a page takes, with the margins that browsers leave. */
export async function countSheets(page: Page): Promise<number> {
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' }
  return countSheetsOf(await page.pdf({ format: 'A4', margin }))
}
