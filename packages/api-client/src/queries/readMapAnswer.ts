import { readMapObjects, type MapObjects } from '../fromWire/mapObject.ts'
import { parseBody } from '../parseBody.ts'
import { unwrap } from '../unwrap.ts'

/** Reads a good answer with the objects of a map; null where it is none, which says too little here. */
export async function readMapAnswer(bytes: ArrayBuffer): Promise<MapObjects | null> {
  const answer = { body: parseBody(bytes), status: 200, retryAfter: null, hadToken: false }
  try {
    return await unwrap(answer, { read: readMapObjects }, '')
  } catch {
    return null
  }
}
