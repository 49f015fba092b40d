import { expect, it } from 'vitest'
import { call } from './call.ts'

const read = () => null

it('describes a call as a value', () => {
  const news = call('get', '/api/news', { query: { limit: 10, offset: null }, read })
  expect(news).toEqual({
    method: 'get',
    path: '/api/news',
    query: { limit: 10, offset: null },
    read,
  })
})

it('takes only what the contract has', () => {
  const wrong = [
    // @ts-expect-error -- no such path
    call('get', '/api/nothing', { read }),
    // @ts-expect-error -- no such method of this path
    call('put', '/api/news', { read }),
    // @ts-expect-error -- a field that must be there is missing
    call('get', '/api/profile/download-history/v1', { query: { Vehicle: 'all' }, read }),
    // @ts-expect-error -- no such field
    call('post', '/api/auth/login-v5', { body: { login: 'a', password: 'b', name: 'c' }, read }),
    // @ts-expect-error -- a field of another type
    call('get', '/api/news', { query: { limit: true }, read }),
    // @ts-expect-error -- no place in the path is filled
    call('delete', '/api/profile/ts/{id}', { read }),
    // @ts-expect-error -- this call has no body
    call('get', '/api/news', { body: {}, read }),
  ]
  expect(wrong).toHaveLength(7)
})
