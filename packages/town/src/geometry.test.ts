import { expect, it } from 'vitest'
import { clipLine, clipRing, insetRing, isWithinRing, signedArea, stretch } from './geometry.ts'

const square = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
] as const

it('insets a square by the same on every side', () => {
  expect(insetRing(square, 2)).toEqual([
    [2, 2],
    [8, 2],
    [8, 8],
    [2, 8],
  ])
})

it.each([4.5, 5, 6, 50])('finds no room %f metres inside a square of ten', (inset) => {
  expect(insetRing(square, inset)).toBeNull()
})

it('clips rings and lines to a box', () => {
  expect(Math.abs(signedArea(clipRing(square, [5, 5, 20, 20])))).toBe(25)
  expect(clipRing(square, [20, 20, 30, 30])).toEqual([])
  const zigzag = [
    [-5, 5],
    [5, 5],
    [5, 15],
    [8, 15],
    [8, 5],
  ] as const
  expect(clipLine(zigzag, [0, 0, 10, 10])).toEqual([
    [
      [0, 5],
      [5, 5],
      [5, 10],
    ],
    [
      [8, 10],
      [8, 5],
    ],
  ])
})

it('takes a stretch of a line and moves it to the left', () => {
  const line = [
    [0, 0],
    [100, 0],
  ] as const
  expect(stretch(line, 20, 50, 3)).toEqual([
    [20, 3],
    [50, 3],
  ])
})

it('knows inside from outside', () => {
  expect(isWithinRing([5, 5], square)).toBe(true)
  expect(isWithinRing([15, 5], square)).toBe(false)
})
