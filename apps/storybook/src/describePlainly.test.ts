import { expect, it } from 'vitest'
import { describePlainly } from './describePlainly.ts'

const described = (description: string) => describePlainly({ __docgenInfo: { description } })

it('leaves out the parameters and names what is linked', () => {
  expect(described('Pays, see {@link PayBar}.\n\nTwo ways.\n\n@param props.sum - what')).toBe(
    'Pays, see `PayBar`.\n\nTwo ways.',
  )
  expect(described('Write to a@b.example.')).toBe('Write to a@b.example.')
  expect(describePlainly({})).toBe('')
})
