import { breathe } from '@parking/api-client'
import { cleanShape, type MapGeometry, type MapObject, type Position } from '@parking/domain'
import { MapController } from '../src/controller/MapController.ts'
import { filterPlaces } from '../src/model/filterPlaces.ts'
import { readPlaces } from '../src/model/readPlaces.ts'
import { clusteredLayer, plainLayer, type Candidate } from './floors.ts'

/** What one run measured, in milliseconds; the heap in megabytes. */
export interface Figures {
  readonly firstFrame: number
  readonly panP95: number
  /** Of all pans, the first one after the places were shown among them. */
  readonly longestPan: number
  readonly zoomStep: number
  readonly hitP95: number
  /** A category of parkings is switched off. */
  readonly filter: number
  readonly heap: number
}

/** What can be measured. */
export type CandidateName = keyof typeof candidates

/** What the page hands to whoever drives it. */
export interface Bench {
  readonly measure: (candidate: CandidateName, count: number) => Promise<Figures>
}

const city = {
  mapSource: {
    kind: 'vector',
    schema: 'shortbread',
    url: '/none/{z}/{x}/{y}',
    attribution: { ru: '', en: '' },
  },
  mapBounds: { southWest: [48.812, 55.644], northEast: [49.412, 55.944] },
  zoom: { min: 13, max: 20, initial: 16 },
} as const
const middle: Position = [49.112, 55.794]

/** Time spent in animation frames: what a frame costs, without the wait for it. */
let inFrames = 0
const nextFrame = window.requestAnimationFrame.bind(window)
window.requestAnimationFrame = (callback) =>
  nextFrame((time) => {
    const start = performance.now()
    callback(time)
    inFrames += performance.now() - start
  })

/** The cost of an action: its own time, that of what it leaves to the next task, and of the frame it leads to. */
async function cost(action: () => void): Promise<number> {
  inFrames = 0
  const start = performance.now()
  action()
  await breathe()
  const own = performance.now() - start - inFrames
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return own + inFrames
}

const candidates = { ours, plain: plainLayer, clustered: clusteredLayer }

function ours(target: HTMLElement, center: Position): Candidate {
  return new MapController(target, {
    city: { ...city, mapBounds: { southWest: [48.812, 55.644], northEast: [49.412, 55.944] } },
    center,
    zoom: 13,
    scheme: 'light',
    language: 'ru',
    onPick: () => {},
    onMove: () => {},
  })
}

async function measure(candidate: CandidateName, count: number): Promise<Figures> {
  const target = document.querySelector<HTMLElement>('#map')
  if (target === null) throw new Error('no place for the map')
  const places = readPlaces(objectsOf(count)).all
  const driver = candidates[candidate](target, middle)
  await cost(() => driver.show([]))
  const before = heap()
  const firstFrame = await cost(() => driver.show(places))
  const held = heap() - before
  const pans: number[] = []
  // A dozen pixels with each frame, as a finger does, and farther than what is drawn at a time. Of
  // fewer moves the 95th percentile would be the second one of all, before any code is warm.
  for (let at = 0; at < 120; at += 1) {
    const aside: Position = [
      middle[0] + Math.sin(at / 27) * 0.06,
      middle[1] + Math.sin(at / 21) * 0.03,
    ]
    pans.push(await cost(() => driver.moveTo(aside)))
  }
  const zooms: number[] = []
  for (const step of [1, 1, -1, -1, 1, -1, 1, -1]) zooms.push(await cost(() => driver.zoomBy(step)))
  const hits = hitTimes(target)
  const filter = await cost(() =>
    driver.show(filterPlaces(places, { hiddenLayers: [], hiddenCategories: ['roadside'] })),
  )
  driver.destroy()
  return {
    firstFrame,
    panP95: percentile(pans, 0.95),
    longestPan: Math.max(...pans),
    zoomStep: percentile(zooms, 0.5),
    hitP95: percentile(hits, 0.95),
    filter,
    heap: held,
  }
}

function hitTimes(target: HTMLElement): number[] {
  const viewport = target.querySelector('.ol-viewport')
  const { left, top, width, height } = target.getBoundingClientRect()
  return Array.from({ length: 60 }, (_, at) => {
    const clientX = left + ((at * 37) % width)
    const clientY = top + ((at * 61) % height)
    const event = new PointerEvent('pointermove', {
      clientX,
      clientY,
      bubbles: true,
      isPrimary: true,
    })
    const start = performance.now()
    viewport?.dispatchEvent(event)
    return performance.now() - start
  })
}

function percentile(values: readonly number[], fraction: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? 0
}

function heap(): number {
  const collect: unknown = Reflect.get(window, 'gc')
  if (typeof collect === 'function') collect()
  const memory: unknown = Reflect.get(performance, 'memory')
  const used: unknown =
    typeof memory === 'object' && memory !== null && Reflect.get(memory, 'usedJSHeapSize')
  return typeof used === 'number' ? used / 1e6 : Number.NaN
}

/** Points, kerbs and areas of 300 vertices with holes, the same ones each time. */
function objectsOf(count: number): MapObject[] {
  let seed = 7
  const random = (): number => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  return Array.from({ length: count }, (_, at): MapObject => {
    const center: Position = [48.82 + random() * 0.58, 55.65 + random() * 0.29]
    return {
      id: String(at),
      type: 'parking',
      geometry: cleanShape(geometryOf(at, center)),
      category: at % 3 === 0 ? 'roadside' : 'barrier',
      code: String(at),
      name: null,
      street: null,
      isFree: false,
      zone: '101',
      spaces: { total: 10, free: at % 10, disabled: 1 },
    }
  })
}

function geometryOf(at: number, center: Position): MapGeometry {
  if (at % 10 === 0) return { kind: 'polygon', rings: [ring(center, 0.0008), ring(center, 0.0003)] }
  if (at % 2 === 0) return { kind: 'point', position: center }
  return { kind: 'line', positions: [center, [center[0] + 0.0006, center[1] + 0.0002]] }
}

function ring([x, y]: Position, radius: number): Position[] {
  return Array.from({ length: 300 }, (_, at): Position => {
    const turn = (at / 300) * 2 * Math.PI
    return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius * 0.6]
  })
}

Object.assign(window, { bench: { measure } satisfies Bench })
