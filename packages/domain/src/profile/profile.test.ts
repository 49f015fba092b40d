import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typedText } from '../check/check.ts'
import { changedNames, checkProfileNames } from './profileNames.ts'

const profile = { firstName: 'Имя', lastName: 'Фамилия', middleName: null }

describe('changedNames', () => {
  it.each([
    [{ firstName: 'Имя', lastName: 'Фамилия', middleName: '' }, {}],
    [
      { firstName: ' Имя ', lastName: 'Другая', middleName: 'Отчество' },
      { lastName: 'Другая', middleName: 'Отчество' },
    ],
  ])('of %j are %j', (names, changed) => {
    expect(changedNames(profile, names)).toEqual(changed)
  })
})

describe('checkProfileNames', () => {
  it('needs first and last name', () => {
    expect(checkProfileNames({ firstName: ' ', lastName: '', middleName: '' })).toEqual({
      firstName: 'empty',
      lastName: 'empty',
    })
    expect(checkProfileNames({ firstName: 'И', lastName: 'Ф', middleName: '' })).toEqual({
      firstName: null,
      lastName: null,
    })
  })
})

describe('what is sent of edited names', () => {
  const name = fc.option(fc.string(), { nil: null })
  const account = fc.record({ firstName: name, lastName: name, middleName: name })
  const typed = fc.record({
    firstName: fc.string(),
    lastName: fc.string(),
    middleName: fc.string(),
  })

  it('is nothing when nothing was changed but outer spaces', () => {
    fc.assert(
      fc.property(typed, (names) => {
        const tidy = {
          firstName: typedText(names.firstName),
          lastName: typedText(names.lastName),
          middleName: typedText(names.middleName),
        }
        expect(changedNames(tidy, names)).toEqual({})
      }),
    )
  })

  it('is exactly what differs, and makes the account what was typed', () => {
    fc.assert(
      fc.property(account, typed, (before, names) => {
        const sent = changedNames(before, names)
        for (const field of ['firstName', 'lastName', 'middleName'] as const) {
          const wanted = typedText(names[field])
          expect(sent[field] ?? before[field] ?? '').toBe(wanted)
          expect(field in sent).toBe(wanted !== (before[field] ?? ''))
        }
      }),
    )
  })
})
