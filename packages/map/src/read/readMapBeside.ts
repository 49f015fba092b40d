import type { MapObjects, ReadMap } from '@parking/api-client'
import type { MapObject } from '@parking/domain'
import { openMapWorker, type MapWorker } from './openMapWorker.ts'

/**
 * Reads a city's map in a worker, for thousands of objects would keep whoever uses the page waiting.
 * Null where there is no worker, or it cannot read the answer.
 */
export const readMapBeside: ReadMap = (bytes, answer) =>
  begun.get(answer) ?? readIn(openMapWorker(), bytes)

type MapReader = MapWorker<MapObjects, MapObject>

/** Thousands of objects come in parts: to take them all at once would keep people waiting too. */
async function readIn(
  reader: MapReader,
  bytes: ArrayBuffer,
  given: ArrayBuffer[] = [],
): Promise<MapObjects | null> {
  const objects: MapObject[] = []
  const rest = await reader.ask(bytes, { given, onPart: (part) => objects.push(...part) })
  return rest && { ...rest, objects }
}

/** What is being read already, by its answer. */
const begun = new WeakMap<Response, Promise<MapObjects | null>>()

/** Begins to read what the page's frame has asked for, while the app is still on its way. */
export async function readEarlyMap(): Promise<void> {
  const early = window.parkingEarly?.map
  if (early === undefined) return
  // The worker starts while the answer comes.
  const reader: MapReader = openMapWorker()
  try {
    const answer = await early.answer
    if (answer.ok) begun.set(answer, readGiven(early.bytes, reader))
    else reader.close()
  } catch {
    // The app tells of a call that has failed.
    reader.close()
  }
}

/** Reads a copy of an answer, which nobody else needs. */
async function readGiven(
  copy: Promise<ArrayBuffer>,
  reader: MapReader,
): Promise<MapObjects | null> {
  try {
    const bytes = await copy
    return await readIn(reader, bytes, [bytes])
  } catch {
    reader.close()
    return null
  }
}
