import { expect, test } from 'vitest'
import { createSender } from './createSender.ts'
import { findOperation } from './operations.ts'
import { writeRequest } from './writeRequest.ts'

const request = writeRequest(findOperation('getBalance'), {}, 'token-1')

test('an answer that never comes is lost once the time is over, even where fetch waits on', async () => {
  const fetch = () => new Promise<Response>(() => {})
  const send = createSender({ url: 'http://city.example/', timeout: 5, fetch })
  expect(await send(request)).toEqual({ kind: 'lost', why: 'no answer within 5 ms' })
})

test('an answer that begins and never ends is lost too', async () => {
  const fetch = async () => new Response(new ReadableStream())
  const send = createSender({ url: 'http://city.example', timeout: 5, fetch })
  expect(await send(request)).toEqual({ kind: 'lost', why: 'no answer within 5 ms' })
})

test('a request is sent once, below the address, with its token where the contract has it', async () => {
  const sent: string[] = []
  const fetch = async ({ url }: Request) => {
    sent.push(url)
    return Promise.reject(new TypeError('fetch failed'))
  }
  const send = createSender({ url: 'http://city.example/parking/', timeout: 1000, fetch })
  expect(await send(request)).toMatchObject({ kind: 'lost' })
  expect(sent).toEqual(['http://city.example/parking/api/profile/get-balance?token=token-1'])
})
