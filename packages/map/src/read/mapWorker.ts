import { readMapAnswer } from '@parking/api-client/readMapAnswer'
import { outlineZones } from '../model/outlineZones.ts'
import type { ZoneSeed } from '../model/zoneSeeds.ts'

/** What is asked of the worker: to read the map's answer, or to outline the zones. */
export type MapQuestion = ArrayBuffer | readonly ZoneSeed[]

globalThis.addEventListener('message', ({ data }: MessageEvent<MapQuestion>) => {
  void answer(data)
})

async function answer(question: MapQuestion): Promise<void> {
  if (question instanceof ArrayBuffer) {
    globalThis.postMessage(await readMapAnswer(question))
    return
  }
  const outlines = outlineZones(question)
  const { owners, depths } = outlines
  globalThis.postMessage(outlines, { transfer: [owners.buffer, depths.buffer] })
}
