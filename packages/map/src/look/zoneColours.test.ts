import { describe, expect, it } from 'vitest'
import type { ZoneTone } from '../model/zoneTone.ts'
import { zoneColours } from './zoneColours.ts'

const tones: readonly ZoneTone[] = ['unknown', 'free', 'low', 'middle', 'high']

describe.each(['light', 'dark'] as const)('the colours of zones, %s', (scheme) => {
  it.each(tones)('%s: its number can be read', (tone) => {
    expect(contrastWithWhite(zoneColours(tone, scheme).line)).toBeGreaterThanOrEqual(4.5)
  })

  it('are deeper where it is dearer, and light enough for the map below', () => {
    const [low = 0, middle = 0, high = 0] = (['low', 'middle', 'high'] as const).map(
      (tone) => zoneColours(tone, scheme).strength,
    )
    expect(low).toBeLessThan(middle)
    expect(middle).toBeLessThan(high)
    expect(high).toBeLessThan(0.2)
  })
})

function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
