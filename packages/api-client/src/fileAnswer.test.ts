import { expect, it } from 'vitest'
import { apiOf } from './api.testkit.ts'
import { downloadOperations, downloadReceipt } from './index.ts'

const bytes = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  xls: [0xd0, 0xcf, 0x11, 0xe0, 0xa1],
  xlsx: [0x50, 0x4b, 0x03, 0x04, 0x14],
} as const
const answering = (body: readonly number[]) =>
  apiOf(async () => new Response(new Uint8Array(body), { headers: { 'content-type': 'x/y' } }))

const filter = { from: '2026-11-01', to: '2026-11-22' }
const history = downloadOperations({ filter, format: 'xls' })

it.each([
  [history, bytes.xls, 'operations.xls', 'application/vnd.ms-excel'],
  [
    history,
    bytes.xlsx,
    'operations.xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  [downloadReceipt({ number: '1' }), bytes.pdf, 'receipt.pdf', 'application/pdf'],
])('is named after what it is, not after what was asked for', async (call, body, name, type) => {
  const file = await answering(body).run(call)
  expect([file.name, file.type]).toEqual([name, type])
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(new Uint8Array(body))
})

it('is none where other bytes come', async () => {
  await expect(answering(bytes.pdf).run(history)).rejects.toMatchObject({ kind: 'malformed' })
})
