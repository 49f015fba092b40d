import { closePdf, openPdf } from './openPdf.ts'

/** What a receipt to be paid says. */
export interface ReceiptSheet {
  number: string
  /** As the city writes it: `21.11.2026`. */
  date: string
  /** What the payment is for. */
  purpose: string
  /** Kopecks. */
  sum: number
  uin?: string
  payer:
    | { kind: 'individual'; name: string; document: string; address: string }
    | { kind: 'legal'; name: string; inn: string; kpp: string; ogrn: string; address: string }
  operator: { name: string; city: string; phone: string; email: string }
}

/** Prints a receipt as a PDF; a legal payer's is titled an invoice. */
export function receiptPdf(sheet: ReceiptSheet): Promise<Buffer> {
  const title = `${sheet.payer.kind === 'legal' ? 'Счёт' : 'Квитанция'} № ${sheet.number}`
  const pdf = openPdf(title)
  pdf.fontSize(11).text(sheet.operator.name)
  pdf.text(`${sheet.operator.city}, ${sheet.operator.phone}, ${sheet.operator.email}`)
  pdf.moveDown(1.5).font('bold').fontSize(18).text(title)
  pdf.moveDown(0.3).font('regular').fontSize(11).text(`от ${sheet.date}`).moveDown()
  for (const [label, value] of listRows(sheet)) {
    pdf
      .font('bold')
      .text(`${label}: `, { continued: true })
      .font('regular')
      .text(value)
      .moveDown(0.35)
  }
  pdf
    .moveDown()
    .font('bold')
    .fontSize(15)
    .text(`К оплате: ${roubles(sheet.sum)}`)
  pdf.moveDown(2).font('regular').fontSize(9).text('Документ не является кассовым чеком.')
  return closePdf(pdf)
}

function listRows({ payer, purpose, uin }: ReceiptSheet): [string, string][] {
  const rows: [string, string][] = [
    ['Назначение', purpose],
    ['Плательщик', payer.name],
  ]
  if (payer.kind === 'legal') {
    rows.push(['ИНН / КПП', `${payer.inn} / ${payer.kpp}`], ['ОГРН', payer.ogrn])
  } else {
    rows.push(['Документ', payer.document])
  }
  rows.push(['Адрес', payer.address])
  if (uin) rows.push(['УИН', uin])
  return rows
}

function roubles(kopecks: number): string {
  const amount = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB' })
  return amount.format(kopecks / 100)
}
