import { readMapAnswer } from '@parking/api-client/readMapAnswer'
import { outlineZones } from '../model/outlineZones.ts'
import type { ZoneSeeds } from '../model/zoneSeeds.ts'

/** What is asked of the worker: to read the map's answer, or to outline the zones. */
export type MapQuestion = ArrayBuffer | ZoneSeeds

globalThis.addEventListener('message', ({ data }: MessageEvent<MapQuestion>) => {
  void answer(data)
})

/** Objects that the page takes at a stretch: a few milliseconds on a slow phone. */
const stretch = 250

/** Tells lists of objects, and then all else of the answer. */
async function readInParts(bytes: ArrayBuffer): Promise<void> {
  const read = await readMapAnswer(bytes)
  const { objects = [] } = read ?? {}
  for (let first = 0; first < objects.length; first += stretch) {
    globalThis.postMessage(objects.slice(first, first + stretch))
  }
  globalThis.postMessage(read && { ...read, objects: [] })
}

async function answer(question: MapQuestion): Promise<void> {
  if (question instanceof ArrayBuffer) {
    await readInParts(question)
    return
  }
  const outlines = outlineZones(question)
  const { owners, depths } = outlines
  globalThis.postMessage(outlines, { transfer: [owners.buffer, depths.buffer] })
}
