import { guardWorkbookCell } from '@parking/domain'
import writeExcelFile from 'write-excel-file/node'
import { closePdf, openPdf } from './openPdf.ts'

/** A table to export: the same for every format. */
export interface HistoryTable {
  title: string
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

function writeCell(value: string | number) {
  if (typeof value === 'number') return { value, type: Number }
  return { value: guardWorkbookCell(value), type: String }
}

/** Writes a table as an Excel file (.xlsx). */
export async function historyXlsx({ title, columns, rows }: HistoryTable): Promise<Buffer> {
  const cells = [columns, ...rows].map((row) => row.map(writeCell))
  // A sheet's name has at most 31 characters, some signs are not allowed in it.
  const sheet = title.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31)
  return writeExcelFile(cells, { sheet }).toBuffer()
}

/** Writes a table as a PDF in landscape, its header on every page. */
export function historyPdf(table: HistoryTable): Promise<Buffer> {
  const pdf = openPdf(table.title, 'landscape')
  const { left, right, top, bottom } = pdf.page.margins
  const width = (pdf.page.width - left - right) / Math.max(1, table.columns.length)
  const end = pdf.page.height - bottom
  const line = (cells: readonly (string | number)[], y: number, font: string): number => {
    pdf.font(font).fontSize(8)
    const texts = cells.map(String)
    const height = Math.max(
      12,
      ...texts.map((text) => pdf.heightOfString(text, { width: width - 6 })),
    )
    texts.forEach((text, at) =>
      pdf.text(text, left + at * width, y, { width: width - 6, height: end - y, ellipsis: true }),
    )
    return height + 4
  }
  pdf.font('bold').fontSize(14).text(table.title, left, top)
  let y = top + 28
  y += line(table.columns, y, 'bold')
  for (const row of table.rows) {
    if (y > end - 30) {
      pdf.addPage({ size: 'A4', layout: 'landscape', margin: 48 })
      y = top + line(table.columns, top, 'bold')
    }
    y += line(row, y, 'regular')
  }
  return closePdf(pdf)
}
