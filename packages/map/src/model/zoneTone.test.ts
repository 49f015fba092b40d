import { describe, expect, it } from 'vitest'
import { zoneTone } from './zoneTone.ts'

describe('how dear a zone is among those of its city', () => {
  it.each([
    [null, 'unknown'],
    [0, 'free'],
    [4000, 'low'],
    [6000, 'low'],
    [7000, 'middle'],
    [8001, 'high'],
    [10_000, 'high'],
  ])('%s kopecks between 4,000 and 10,000: %s', (price, tone) => {
    expect(zoneTone(price, [10_000, 4000, 6000])).toBe(tone)
  })

  it('neither cheap nor dear where all cost the same', () => {
    expect(zoneTone(5000, [5000, 5000])).toBe('middle')
  })
})
