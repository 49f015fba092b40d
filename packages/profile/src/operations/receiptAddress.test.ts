import { describe, expect, it } from 'vitest'
import { receiptAddress } from './receiptAddress.ts'

const origin = 'http://localhost:4000'

describe('receiptAddress', () => {
  it.each([
    ['https://receipts.example/1?fn=2', 'https://receipts.example/1?fn=2'],
    ['/sandbox/kazan/pages/fiscal/1', 'http://localhost:4000/sandbox/kazan/pages/fiscal/1'],
    ['http://localhost:4000/fiscal', 'http://localhost:4000/fiscal'],
  ])('lets %j through', (text, address) => {
    expect(receiptAddress(text, origin)).toBe(address)
  })

  it.each([
    null,
    'http://receipts.example/1',
    '//receipts.example:80/1',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:http://localhost:4000/1',
    'https://user:secret@receipts.example/',
    'https://',
  ])('refuses %j', (text) => {
    expect(receiptAddress(text, origin)).toBeNull()
  })
})
