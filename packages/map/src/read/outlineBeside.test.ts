import { afterEach, expect, it, vi } from 'vitest'
import { outlineZones } from '../model/outlineZones.ts'
import { noZones } from '../model/zoneMap.ts'
import type { zoneSeeds } from '../model/zoneSeeds.ts'
import { sampleObject, samplePlaces } from '../testing/samplePlaces.ts'
import { outlineBeside } from './outlineBeside.ts'

const places = samplePlaces(
  Array.from({ length: 25 }, (_, at) =>
    sampleObject({
      id: String(at),
      zone: '101',
      geometry: { kind: 'point', position: [49.1 + (at % 5) * 0.001, 55.8 + at * 0.0002] },
    }),
  ),
)
const middle = places[12]?.world ?? [0, 0]

afterEach(() => vi.unstubAllGlobals())

it('outlines zones in a worker, whose answer is a copy', async () => {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      readonly terminate = vi.fn<() => void>()
      postMessage(seeds: ReturnType<typeof zoneSeeds>): void {
        const data = structuredClone(outlineZones(structuredClone(seeds)))
        queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
      }
    },
  )
  expect((await outlineBeside(places)).zoneAt(middle)).toBe('101')
})

it('outlines them in the page where there is no worker', async () => {
  vi.stubGlobal('Worker', undefined)
  expect((await outlineBeside(places)).zoneAt(middle)).toBe('101')
})

it('asks for nothing where no place has a zone', async () => {
  vi.stubGlobal('Worker', undefined)
  expect(await outlineBeside([])).toBe(noZones)
})
