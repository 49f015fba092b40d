import type { ReceiptPayer } from '@parking/domain'
import type { Kopecks } from '@parking/pricing'
import type { Api, CallOptions } from '../createApi.ts'
import { need, pick, record, text } from '../decode.ts'
import { writeMoney } from '../toWire.ts'
import { done } from './done.ts'

/** Fetches a receipt as PDF. */
export const downloadReceipt = (api: Api, { number }: { number: string }, options?: CallOptions) =>
  api.download(
    (c, o) => c.GET('/api/receipt', { ...o, params: { query: { receiptnumber: number } } }),
    'pdf',
    options,
  )

/** Sends a receipt by e-mail. */
export const sendReceipt = (
  api: Api,
  input: { number: string; email: string },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) =>
        c.GET('/api/sendreceipt', {
          ...o,
          params: { query: { receiptnumber: input.number, email: input.email } },
        }),
      decode: done,
    },
    options,
  )

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

const createdOf = (result: unknown) => ({
  number: need(text(pick(record(result), 'receiptnumber')), 'receiptnumber'),
})

/** Makes a receipt for a top-up. */
export const createTopUpReceipt = (
  api: Api,
  input: { sum: Kopecks; payer: ReceiptPayer },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) =>
        c.POST('/api/creatrefill', {
          ...o,
          body: { sum: writeMoney(input.sum), payer: payerJson(input.payer) },
        }),
      decode: createdOf,
    },
    options,
  )

/** Makes a receipt for a permit. */
export const createPermitReceipt = (
  api: Api,
  input: { code: string; plate: string; payer: ReceiptPayer },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) =>
        c.POST('/api/creatsubscription', {
          ...o,
          body: { codeSubscription: input.code, grz: input.plate, payer: payerJson(input.payer) },
        }),
      decode: createdOf,
    },
    options,
  )
