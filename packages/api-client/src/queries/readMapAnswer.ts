import { readMapObjects, type MapObjects } from '../fromWire/readMapObjects.ts'
import { decodeText, parseBody } from '../parseBody.ts'
import { unwrap } from '../unwrap.ts'

/**
 * Reads a good answer with the objects of a map. Null for any other answer, so that the page reads it
 * and tells what is wrong, and for one that is not in UTF-8, because its charset is not known here.
 */
export async function readMapAnswer(bytes: ArrayBuffer): Promise<MapObjects | null> {
  const written = decodeText(bytes, null)
  if (written.includes('\uFFFD')) return null
  const answer = { body: parseBody(written), status: 200, retryAfter: null, hadToken: false }
  try {
    return await unwrap(answer, { read: readMapObjects }, '')
  } catch {
    return null
  }
}
