import { expect, it } from 'vitest'
import { plateText } from './plateText.ts'

it('keeps a plate on one line', () => {
  expect(plateText('А123ВС116')).toBe('А\u00A0123\u00A0ВС\u00A0116')
  expect(plateText('AB1234CD')).toBe('AB1234CD')
})
