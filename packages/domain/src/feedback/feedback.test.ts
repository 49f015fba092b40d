import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fineMeaning } from '../fine/fineMeaning.ts'
import { appealMeaning } from './appealMeaning.ts'
import { checkFeedback, isBlankMessage } from './checkFeedback.ts'
import { findTopic } from './findTopic.ts'

const good = { email: 'driver@parking.example', phone: '+7 916 123-45-67', message: 'Вопрос' }
const none = { email: null, phone: null, message: null }

describe('findTopic', () => {
  const topics = [
    { id: '1', title: 'Оплата парковки' },
    { id: '4', title: 'Работа личного кабинета' },
  ]
  it.each([
    ['account', topics, '4'],
    ['plate', topics, '1'],
    ['account', topics.slice(0, 1), ''],
    ['plate', [], ''],
  ] as const)('of a letter about %s', (subject, offered, id) => {
    expect(findTopic(offered, subject)).toBe(id)
  })
})

describe('checkFeedback', () => {
  it('accepts a full message', () => {
    expect(checkFeedback(good)).toEqual(none)
  })

  it.each([
    [{ email: '' }, { email: 'empty' }],
    [{ email: 'driver' }, { email: 'format' }],
    [{ phone: '916' }, { phone: 'format' }],
    [{ phone: '' }, { phone: 'empty' }],
    [{ message: ' \n ' }, { message: 'empty' }],
  ])('refuses %j: %j', (change, refusals) => {
    expect(checkFeedback({ ...good, ...change })).toEqual({ ...none, ...refusals })
  })

  it('judges each field by itself', () => {
    const field = fc.oneof(fc.string(), fc.constantFrom(...Object.values(good)))
    const draft = fc.record({ email: field, phone: field, message: field })
    fc.assert(
      fc.property(draft, (typed) => {
        const refusals = checkFeedback(typed)
        for (const key of ['email', 'phone', 'message'] as const) {
          expect(refusals[key]).toBe(checkFeedback({ ...good, [key]: typed[key] })[key])
        }
      }),
    )
  })

  it.each([
    ['', true],
    ['\u200B', true],
    ['?', false],
  ])('the text %j is blank: %s', (text, blank) => {
    expect(isBlankMessage(text)).toBe(blank)
  })
})

describe('what a status means', () => {
  it.each([
    ['registered', 'positive'],
    ['completed', 'inactive'],
    ['unknown', 'neutral'],
  ] as const)('of an appeal that is %s: %s', (status, meaning) => {
    expect(appealMeaning(status)).toBe(meaning)
  })

  it.each([
    ['paid', 'positive'],
    ['bailiffs', 'negative'],
    ['suspended', 'inactive'],
    ['returned', 'inactive'],
    ['unknown', 'neutral'],
  ] as const)('of a fine that is %s: %s', (status, meaning) => {
    expect(fineMeaning(status)).toBe(meaning)
  })
})
