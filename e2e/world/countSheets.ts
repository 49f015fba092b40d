import { inflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** How many sheets a PDF has. Some browsers pack what tells of them into streams. */
export function countSheetsOf(pdf: Buffer): number {
  const plain = pdf.toString('latin1')
  const packed = [...plain.matchAll(/\/ObjStm[^]*?stream\r?\n/gu)].map(({ index, 0: head }) =>
    inflateSync(pdf.subarray(index + head.length)).toString('latin1'),
  )
  return [plain, ...packed].join('\n').match(/\/Type\s*\/Page\b/gu)?.length ?? 0
}

/** How many sheets of A4 a page takes, with the margins that browsers leave. */
export async function countSheets(page: Page): Promise<number> {
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' }
  return countSheetsOf(await page.pdf({ format: 'A4', margin }))
}
