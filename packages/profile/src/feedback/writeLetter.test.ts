import { assert, constantFrom, oneof, property, string, stringMatching, tuple } from 'fast-check'
import { expect, it } from 'vitest'
import { checkFeedback } from '@parking/domain'
import { writeLetter } from './writeLetter.ts'

const digits = (length: number) => stringMatching(new RegExp(`^\\d{${length}}$`, 'u'))
const phones = tuple(constantFrom('7', '+7', '8'), oneof(digits(9), digits(10))).map(
  ([code, rest]) => code + rest,
)

it('takes every phone of the rule, and sends digits that begin with 7 or 8', () => {
  assert(
    property(phones, (phone) => {
      expect(checkFeedback({ message: '?', email: 'a@b.ru', phone }).phone).toBeNull()
      expect(writeLetter({ topic: '', message: '?', email: 'a@b.ru', phone }).phone).toMatch(
        /^[78]\d{9,10}$/u,
      )
    }),
  )
})

it('takes no phone of another length or beginning', () => {
  const others = oneof(
    tuple(constantFrom('7', '+7', '8'), oneof(digits(8), digits(11))),
    tuple(constantFrom('9', '+8', '+9', '1'), oneof(digits(9), digits(10))),
  )
  assert(
    property(others, ([code, rest]) => {
      const refusals = checkFeedback({ message: '?', email: 'a@b.ru', phone: code + rest })
      expect(refusals.phone).toBe('format')
    }),
  )
})

const letter = { email: 'a@b.ru', phone: '79000000001' }

it('sends a message as it was written, but for the blanks around it', () => {
  assert(
    property(string(), (message) => {
      expect(writeLetter({ ...letter, message, topic: '' }).message).toBe(message.trim())
    }),
  )
})

it('takes no message of blanks alone', () => {
  assert(
    property(stringMatching(/^[\s\u200B]*$/u), (message) => {
      expect(checkFeedback({ ...letter, message }).message).toBe('empty')
    }),
  )
})

it.each([
  ['', null],
  ['2', '2'],
])('sends the topic %j as %j', (topic, sent) => {
  const written = { ...letter, topic, message: '?', email: ' driver@parking.example ' }
  expect(writeLetter(written)).toMatchObject({ topic: sent, email: 'driver@parking.example' })
})
