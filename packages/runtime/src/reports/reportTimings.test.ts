import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reportTimings } from './reportTimings.ts'

const url = 'https://reports.parking.example/errors'
const beacon = vi.fn<(url: string, data: string) => boolean>(() => true)

beforeEach(() => {
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true })
})
afterEach(() => {
  vi.restoreAllMocks()
  beacon.mockReset()
})

type Measure = NonNullable<Parameters<typeof reportTimings>[1]>[number]
type Told = Parameters<Parameters<Measure>[0]>[0]

/** A page with measures that say what the test tells them to. */
function measuredPage() {
  let screen = '/news/$id'
  const listeners: ((metric: Told) => void)[] = []
  const measure: Measure = (told) => void listeners.push(told)
  reportTimings({ url, build: 'b1', screen: () => screen }, [measure])
  return {
    measured: (name: Told['name'], value: number, rating: Told['rating'] = 'good') => {
      // The library hands over more: entries with addresses, and an id.
      const more = { entries: [{ name: 'https://x.example/?token=secret' }], id: 'v6-123' }
      for (const listener of listeners) listener({ name, value, rating, ...more })
    },
    goTo: (next: string) => void (screen = next),
  }
}

function turn(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

const sent = (): unknown[] => beacon.mock.calls.map(([, text]) => JSON.parse(text) as unknown)

describe('reportTimings', () => {
  it('tells all that was measured in one report when the page is hidden, and no more', () => {
    const { measured, goTo } = measuredPage()
    measured('LCP', 1234.56789, 'needs-improvement')
    measured('CLS', 0.0123456)
    goTo('/profile/parking')
    turn('visible')
    expect(beacon).not.toHaveBeenCalled()
    turn('hidden')
    expect(beacon.mock.calls[0]?.[0]).toBe(url)
    expect(sent()).toEqual([
      {
        build: 'b1',
        screen: '/news/$id',
        timings: [
          { name: 'LCP', value: 1234.568, rating: 'needs-improvement' },
          { name: 'CLS', value: 0.012, rating: 'good' },
        ],
      },
    ])
  })

  it('tells later only what has changed, with its last value', () => {
    const { measured } = measuredPage()
    measured('TTFB', 20)
    turn('hidden')
    turn('hidden')
    measured('INP', 80)
    measured('INP', 240, 'needs-improvement')
    turn('hidden')
    expect(sent()).toHaveLength(2)
    expect(sent()[1]).toMatchObject({
      timings: [{ name: 'INP', value: 240, rating: 'needs-improvement' }],
    })
  })

  it('bears a browser that sends nothing', () => {
    beacon.mockImplementation(() => {
      throw new Error('refused')
    })
    const { measured } = measuredPage()
    measured('TTFB', 20)
    expect(() => turn('hidden')).not.toThrow()
    expect(beacon).toHaveBeenCalledOnce()
  })
})
