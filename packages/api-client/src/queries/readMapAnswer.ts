import type { ReadMap } from '../createApi.ts'
import { readMapObjects } from '../fromWire/mapObject.ts'
import { parseBody } from '../parseBody.ts'
import { unwrap } from '../unwrap.ts'

/** Reads a good answer with the objects of a map; null where it is none, which says too little here. */
export const readMapAnswer: ReadMap = async (bytes) => {
  const answer = { body: parseBody(bytes), status: 200, retryAfter: null, hadToken: false }
  try {
    return await unwrap(answer, { read: readMapObjects }, '')
  } catch {
    return null
  }
}
