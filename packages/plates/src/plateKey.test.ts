import { expect, test } from 'vitest'
import { plateKey } from './plateKey.ts'

test.each(['А123ВС77', 'a 123-bc 77', 'A123BC77RUS'])('the key of %j', (plate) => {
  expect(plateKey(plate)).toBe('A123BC77')
})
