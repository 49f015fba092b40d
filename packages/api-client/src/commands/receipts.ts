import type { ReceiptPayer } from '@parking/domain'
import type { Kopecks } from '@parking/pricing'
import { call } from '../call.ts'
import { meaningful, need, pick, record } from '../decode.ts'
import { fileAnswer } from '../fileAnswer.ts'
import { writeMoney } from '../toWire.ts'
import { done } from './done.ts'

/** Fetches a receipt as PDF. */
export const downloadReceipt = ({ number }: { number: string }) =>
  call('get', '/api/receipt', {
    query: { receiptnumber: number },
    ...fileAnswer('pdf', 'receipt'),
  })

/** Sends a receipt by e-mail. */
export const sendReceipt = (input: { number: string; email: string }) =>
  call('get', '/api/sendreceipt', {
    query: { receiptnumber: input.number, email: input.email },
    read: done,
  })

function payerJson(payer: ReceiptPayer): string {
  if (payer.kind === 'legal') {
    const { name, ogrn, inn, kpp, address } = payer
    return JSON.stringify({ type: 2, name, ogrn, inn, kpp, address })
  }
  return JSON.stringify({
    type: 1,
    firstName: payer.firstName,
    lastName: payer.lastName,
    middleName: payer.middleName,
    typeDoc: payer.documentType === 'passport' ? 1 : 2,
    seriesDoc: payer.documentSeries,
    numberDoc: payer.documentNumber,
    DateDoc: payer.documentDate.replaceAll('.', '/'),
    issuer: payer.issuer,
    address: payer.address,
  })
}

const readCreated = (result: unknown) => ({
  number: need(meaningful(pick(record(result), 'receiptnumber')), 'receiptnumber'),
})

/** Makes a receipt for a top-up. */
export const createTopUpReceipt = (input: { sum: Kopecks; payer: ReceiptPayer }) =>
  call('post', '/api/creatrefill', {
    body: { sum: writeMoney(input.sum), payer: payerJson(input.payer) },
    read: readCreated,
  })

/** Makes a receipt for a permit. */
export const createPermitReceipt = (input: { code: string; plate: string; payer: ReceiptPayer }) =>
  call('post', '/api/creatsubscription', {
    body: { codeSubscription: input.code, grz: input.plate, payer: payerJson(input.payer) },
    read: readCreated,
  })
