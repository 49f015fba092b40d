import { describe, expect, it } from 'vitest'
import { reviewedDays, reviewTariff, usualStays } from './reviewTariff.ts'

const whole = { from: '00:00', to: '24:00' }
const usual = {
  prices: [
    { dayType: 'default', from: '08:00', to: '20:00', hourlyPrice: 10_000 },
    { dayType: 'saturday', ...whole, hourlyPrice: 0 },
    { dayType: 'sunday', ...whole, hourlyPrice: 0 },
    { dayType: 'holiday', ...whole, hourlyPrice: 5_000 },
  ],
}

describe('the review of a tariff', () => {
  it('has the prices of a week and what usual stays cost', () => {
    const { priced, unread } = reviewTariff(`\uFEFF${JSON.stringify(usual)}`)
    expect(unread).toBeNull()
    expect(priced?.week).toHaveLength(reviewedDays.length)
    expect(priced?.week[0]?.map(({ hourlyPrice }) => hourlyPrice)).toEqual([0, 10_000, 0])
    expect(priced?.costs).toEqual([
      2_500, 10_000, 20_000, 90_000, 15_000, 10_000, 0, 0, 10_000, 30_000,
    ])
    expect(usualStays).toHaveLength(10)
  })

  it('says what is wrong, as the command does, and prices nothing', () => {
    const { priced, findings } = reviewTariff('{"prices":[],"billingStep":30}')
    expect(priced).toBeNull()
    expect(findings[0]).toMatchObject({ path: 'billingStep', severity: 'error' })
  })

  it.each(['', '{', 'prices'])('says why %j is no JSON', (text) => {
    const { unread, priced } = reviewTariff(text)
    expect(unread).toBeTruthy()
    expect(priced).toBeNull()
  })
})
