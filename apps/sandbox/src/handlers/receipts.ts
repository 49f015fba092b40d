import { readEmail } from '../account/contacts.ts'
import { sendOut } from '../account/outbox.ts'
import type { ReceiptSheet } from '../files/receiptPdf.ts'
import { member, type Call, type Handlers } from '../http/call.ts'
import { parseRecord, record, text, type Input } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import { findOffer } from '../parking/permitOffers.ts'
import { nextNumber } from '../city/nextNumber.ts'
import type { ReceiptRow } from '../store/schema.ts'
import { readRoubles, roubles } from '../wire/roubles.ts'
import { cityDateTime, dottedDateTime } from '../wire/times.ts'

const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  '1': [
    'firstName',
    'lastName',
    'middleName',
    'typeDoc',
    'seriesDoc',
    'numberDoc',
    'issuer',
    'address',
  ],
  '2': ['name', 'ogrn', 'inn', 'kpp', 'address'],
}
const SHAPES: Readonly<Record<string, RegExp>> = {
  ogrn: /^\d{13}$/,
  inn: /^(?:\d{10}|\d{12})$/,
  kpp: /^\d{4}[\dA-Z]{2}\d{3}$/,
  seriesDoc: /^\d+$/,
  numberDoc: /^\d+$/,
}

/** Reads who a receipt is made out to; @throws Refusal `RequiredField`, `ValidationError`. */
function readPayer(call: Call): Input {
  const payer = record(call.input, 'payer')
  if (!payer) throw new Refusal('RequiredField', { message: 'payer' })
  const fields = REQUIRED[text(payer, 'type')]
  if (!fields) throw new Refusal('ValidationError', { message: 'type' })
  for (const field of fields) {
    const value = text(payer, field)
    if (value === '') throw new Refusal('RequiredField', { message: field })
    if (SHAPES[field]?.test(value) === false) {
      throw new Refusal('ValidationError', { message: field })
    }
  }
  return payer
}

function make(call: Call, name: string, sum: number): unknown {
  const { store, city, now } = call
  const account = member(call)
  const payer = readPayer(call)
  const number = String(nextNumber(call, 'receipt', 500_001))
  store.run(
    store.from.insertInto('receipts').values({
      number,
      city: city.id,
      account: account.id,
      name,
      sum,
      status: 'Не оплачено',
      type: text(payer, 'type'),
      uin: `0${number.padStart(24, '0')}`,
      payer: JSON.stringify(payer),
      issued_at: now,
    }),
  )
  return { status: 'ok', result: { receiptnumber: number, sum: roubles(sum) } }
}

function createRefillReceipt(call: Call): unknown {
  member(call)
  return make(call, 'Пополнение парковочного счёта', readRoubles(text(call.input, 'sum')))
}

function createSubscriptionReceipt(call: Call): unknown {
  member(call)
  const plate = text(call.input, 'grz')
  if (plate === '') throw new Refusal('EmptyTs')
  const offer = findOffer(call.city, text(call.input, 'codeSubscription'))
  if (!offer) throw new Refusal('ValidationError', { message: 'codeSubscription' })
  return make(call, `${offer.title}, ${plate}`, offer.price)
}

function listReceipts(call: Call): ReceiptRow[] {
  const account = member(call)
  return call.store.all(
    call.store.from
      .selectFrom('receipts')
      .selectAll()
      .where('city', '=', call.city.id)
      .where('account', '=', account.id)
      .orderBy('issued_at', 'desc')
      .orderBy('number', 'desc'),
  )
}

function getReceipts(call: Call): unknown {
  const receipts = listReceipts(call).map((receipt) => ({
    date: cityDateTime(receipt.issued_at, call.city.timeZone),
    receiptnumber: receipt.number,
    sum: roubles(receipt.sum),
    status: receipt.status,
    receiptname: receipt.name,
    UIN: receipt.uin,
    type: receipt.type,
  }))
  return { status: 'ok', result: receipts }
}

function findReceipt(call: Call): ReceiptRow {
  const number = text(call.input, 'receiptnumber')
  const receipt = listReceipts(call).find((known) => known.number === number)
  if (!receipt) throw new Refusal('ValidationError', { message: 'receiptnumber' })
  return receipt
}

function makeSheet(call: Call, receipt: ReceiptRow): ReceiptSheet {
  const { city } = call
  const payer = parseRecord(receipt.payer)
  const field = (name: string) => text(payer, name)
  const address = field('address')
  const person = `${field('lastName')} ${field('firstName')} ${field('middleName')}`
  return {
    number: receipt.number,
    date: dottedDateTime(receipt.issued_at, city.timeZone).slice(0, 10),
    purpose: receipt.name,
    sum: receipt.sum,
    uin: receipt.uin,
    payer:
      receipt.type === '2'
        ? {
            kind: 'legal',
            name: field('name'),
            inn: field('inn'),
            kpp: field('kpp'),
            ogrn: field('ogrn'),
            address,
          }
        : {
            kind: 'individual',
            name: person,
            document: `${field('seriesDoc')} ${field('numberDoc')}, ${field('issuer')}`,
            address,
          },
    operator: { name: `Городские парковки, ${city.name.ru}`, city: city.name.ru, ...city.contacts },
  }
}

async function getReceipt(call: Call): Promise<Buffer> {
  // What makes files takes longer to load than the whole server: it comes with the first file.
  const { receiptPdf } = await import('../files/receiptPdf.ts')
  const file = await receiptPdf(makeSheet(call, findReceipt(call)))
  call.reply.type = 'application/pdf'
  call.reply.fileName = 'receipt.pdf'
  return file
}

function sendReceipt(call: Call): unknown {
  const receipt = findReceipt(call)
  const recipient = readEmail(text(call.input, 'email'))
  const message = { channel: 'email', recipient, text: `Квитанция № ${receipt.number}` } as const
  sendOut(call, message)
  return { status: 'ok' }
}

/** Receipts to be paid at a bank. */
export const receiptHandlers: Handlers = {
  getReceipts,
  getReceipt,
  sendReceipt,
  createRefillReceipt,
  createSubscriptionReceipt,
}
