import { describe, expect, it } from 'vitest'
import { accountMark } from './accountMark.ts'

const phone = (number: string, isMain = true) => ({ number, isMain })

describe('accountMark', () => {
  it('is the same for an account and another for each other one', () => {
    const emails = Array.from({ length: 1000 }, (_, index) => `driver${index}@parking.example`)
    const marks = emails.map((email) => accountMark({ email, phones: [] }))
    expect(new Set(marks).size).toBe(1000)
    expect(accountMark({ email: 'driver7@parking.example', phones: [] })).toBe(marks[7])
  })

  it('is that of the main phone where there is no e-mail, and of nobody without both', () => {
    const phones = [phone('79160000001', false), phone('79160000002')]
    const other = [phone('79160000003')]
    expect(accountMark({ email: null, phones })).not.toBe(
      accountMark({ email: null, phones: other }),
    )
    expect(accountMark({ email: null, phones: [] })).toBeNull()
  })

  it('tells nothing of who it is', () => {
    const mark = accountMark({ email: 'driver@parking.example', phones: [] })
    expect(mark).toMatch(/^[\da-z]{1,7}$/u)
  })
})
