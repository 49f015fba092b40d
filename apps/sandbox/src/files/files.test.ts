import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import readExcelFile from 'read-excel-file/node'
import { captchaImage } from './captchaImage.ts'
import { escapeHtml } from './escapeHtml.ts'
import { finePhoto } from './finePhoto.ts'
import { historyPdf, historyXlsx } from './historyFiles.ts'
import { type ReceiptSheet, receiptPdf } from './receiptPdf.ts'

const sheet: ReceiptSheet = {
  number: 'R-1',
  date: '21.11.2026',
  purpose: 'Пополнение баланса',
  sum: 50_000,
  uin: '18810116000000000001',
  payer: { kind: 'individual', name: 'Имя Фамилия', document: 'Паспорт', address: 'Казань' },
  operator: {
    name: 'Городские парковки',
    city: 'Казань',
    phone: '+7',
    email: 'help@parking.example',
  },
}

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

/** The title that a PDF carries: an object of its own, in UTF-16BE. */
function titleOf(pdf: Buffer): string {
  const number = /\/Title (\d+) 0 R/.exec(pdf.toString('latin1'))?.[1] ?? ''
  const start = pdf.indexOf('(', pdf.indexOf(`\n${number} 0 obj`)) + 1
  const raw = pdf.subarray(start, pdf.indexOf(')\nendobj', start)).toString('latin1')
  // A backslash in a PDF string stands before a bracket or another backslash.
  const bytes = Buffer.from(raw.replaceAll(/\\(.)/gs, '$1'), 'latin1')
  return bytes.subarray(2).swap16().toString('utf16le')
}

describe('a receipt', () => {
  it('is a PDF of one page with fonts of its own and a Cyrillic title', async () => {
    const pdf = await receiptPdf(sheet)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pagesOf(pdf)).toBe(1)
    expect(pdf.toString('latin1')).toMatch(/\/FontName \/[A-Z+]*PTSans-Regular/)
    expect(pdf.includes('/FontFile2')).toBe(true)
    expect(titleOf(pdf)).toBe('Квитанция № R-1')
  })

  it('is an invoice for a legal payer', async () => {
    const payer = {
      kind: 'legal',
      name: 'ООО',
      inn: '1',
      kpp: '2',
      ogrn: '3',
      address: 'А',
    } as const
    expect(titleOf(await receiptPdf({ ...sheet, payer }))).toBe('Счёт № R-1')
  })
})

const table = {
  title: 'История операций: [ноябрь]/2026, все транспортные средства',
  columns: ['Дата', 'Операция', 'Сумма'],
  rows: Array.from({ length: 120 }, (_, at) => ['2026-11-21 12:00:00', 'Оплата парковки', at - 5]),
}

describe('the history', () => {
  it('reads back from an Excel file as it was', async () => {
    const [page, ...more] = await readExcelFile(await historyXlsx(table))
    expect(more).toEqual([])
    expect(page?.sheet).toBe('История операций   ноябрь  2026')
    expect(page?.data).toEqual([table.columns, ...table.rows])
  })

  it('runs no formula', async () => {
    const cells = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\u0000=1']
    const file = await historyXlsx({
      title: 'a',
      columns: ['a'],
      rows: cells.map((cell) => [cell]),
    })
    const [page] = await readExcelFile(file)
    for (const row of page?.data ?? []) expect(row).toEqual([expect.stringMatching(/^['a]/)])
    expect(page?.data).toHaveLength(cells.length + 1)
  })

  it('writes a text that XML has no place for', async () => {
    const rows = [['\u0000a\u001fb <&> \ufffe']]
    const [page] = await readExcelFile(await historyXlsx({ title: 'a', columns: ['a'], rows }))
    expect(page?.data).toEqual([['a'], ['ab <&>']])
  })

  it('is a PDF of as many pages as it needs', async () => {
    expect(pagesOf(await historyPdf(table))).toBeGreaterThan(3)
    expect(pagesOf(await historyPdf({ ...table, rows: [] }))).toBe(1)
  })
})

it('draws a captcha that is a PNG and says what stands in it', async () => {
  const captcha = await captchaImage()
  expect(captcha.text).toMatch(/^[A-Za-z3-9]{5}$/)
  const { format, width, height } = await sharp(Buffer.from(captcha.image, 'base64')).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 180, height: 60 })
})

it('draws the same photograph for the same fine, another for another car', async () => {
  const scene = { plate: 'А123ВС116', takenAt: '21.11.2026 12:00', place: 'улица <Ленина>' }
  const photo = await finePhoto(scene)
  expect(await sharp(photo).metadata()).toMatchObject({ format: 'png', width: 640, height: 400 })
  expect((await finePhoto(scene)).equals(photo)).toBe(true)
  expect((await finePhoto({ ...scene, plate: 'В456ОР16' })).equals(photo)).toBe(false)
})

it.each([
  [`<a href="x">'&'</a>`, '&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;'],
  ['Чек № 5', 'Чек № 5'],
])('escapes %s', (text, safe) => {
  expect(escapeHtml(text)).toBe(safe)
})
