import { expect, it } from 'vitest'
import { leftRussian } from './leftRussian.ts'

it('finds Russian words among English ones, but for plates and what somebody has written', () => {
  expect(leftRussian('Zone 101\nА 123 ВС 116\nУлица\u{A0}Баумана · 12 of 40')).toEqual([])
  expect(leftRussian('Park\nЗона 101, Центр')).toEqual(['Зона 101, '])
})
