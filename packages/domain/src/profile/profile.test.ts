import { describe, expect, it } from 'vitest'
import { changedNames, checkProfileNames } from './changedProfile.ts'

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
