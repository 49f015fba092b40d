import { describe, expect, it } from 'vitest'
import { answering, failure } from './api.testkit.ts'
import * as client from './index.ts'

describe('the name of a refusal that nobody knows', () => {
  const deep = JSON.parse(`${'{"errorName":'.repeat(2000)}"TokenExpired"${'}'.repeat(2000)}`)
  const names: readonly unknown[] = [
    { errorName: 'TokenExpired' },
    { name: 'NoMoneyNoHoney' },
    { length: 1, 0: 'NoMoneyNoHoney' },
    ['NoMoneyNoHoney'],
    [['TokenExpired']],
    [[]],
    [null],
    deep,
    '__proto__',
    'constructor',
    'toString',
    'tokenexpired',
    'TokenExpired\u0000',
    'NoMoneyNoHon\uFFFDy',
    'TokenExpired'.repeat(100_000),
    0,
    -1,
    1e21,
    true,
  ]

  it.each(names.map((one) => [JSON.stringify(one).slice(0, 40), one]))(
    'is a refusal without a name: %s',
    async (_shown, errorName) => {
      const more: readonly object[] = [
        { status: 'ok', errorName, result: { sum: 0 } },
        { status: 'ok', result: { errorName, sum: 0 } },
        { status: 'error', errorName },
      ]
      for (const body of more) {
        const money = answering(JSON.stringify(body)).run(
          client.cancelSession({ reservationId: '1' }),
        )
        const refusal = await failure(money)
        expect(refusal).toMatchObject({ kind: 'server', errorName: null, outcomeUnknown: false })
      }
    },
  )

  it('is one where the number of it is beyond all numbers', async () => {
    const body = '{"status":"ok","errorName":1e400,"result":{"sum":0}}'
    const refused = failure(answering(body).run(client.cancelSession({ reservationId: '1' })))
    expect((await refused).kind).toBe('server')
  })
})
