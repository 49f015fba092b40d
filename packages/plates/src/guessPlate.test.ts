import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guessPlate } from './guessPlate.ts'
import { parsePlate } from './parsePlate.ts'
import { anyUnit, platesOf } from './samplePlates.ts'

describe('a zero for the letter О, or the letter for a zero', () => {
  test.each([
    ['О0010077', 'О001ОО77'],
    ['0001ОО77', 'О001ОО77'],
    ['00010077', 'О001ОО77'],
    ['0001OO177', 'О001ОО177'],
    ['О00100777', 'О001ОО777'],
    ['а 123 0с 116', 'А123ОС116'],
    ['АО23ВС77', 'А023ВС77'],
    ['А1О3ВСО7', 'А103ВС07'],
    ['0123АВ77', 'О123АВ77'],
  ])('%s is asked back as %s', (typed, guess) => {
    expect(guessPlate(typed)).toBe(guess)
  })
})

describe('nothing to ask', () => {
  test.each([
    ['О001ОО77'],
    ['А123ВС77'],
    ['1234ОО77'],
    ['О1230077 RUS!'],
    ['О0010000'],
    ['О00100077'],
    ['ОО00177'],
    ['0001ОО7'],
    [''],
    [null],
    [77],
  ])('%o', (typed) => {
    expect(guessPlate(typed)).toBeNull()
  })

  test('a usual plate', () => {
    fc.assert(
      fc.property(platesOf('standart'), (plate) => {
        expect(guessPlate(plate)).toBeNull()
      }),
    )
  })
})

test('a guess is a usual plate, and is not guessed at again', () => {
  const character = fc.constantFrom(...Array.from('00ОО1ВС7'))
  fc.assert(
    fc.property(fc.array(character, { minLength: 7, maxLength: 10 }), (characters) => {
      const guess = guessPlate(characters.join(''))
      if (guess === null) return
      expect(parsePlate(guess)?.type).toBe('standart')
      expect(guessPlate(guess)).toBeNull()
    }),
  )
})

test('any text is answered', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyUnit }), (text) => {
      expect(guessPlate(text)).not.toBe('')
    }),
  )
})
