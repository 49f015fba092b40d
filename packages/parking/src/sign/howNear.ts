import type { Fix } from '@parking/runtime'

/** Farther than this from a place, a phone is somewhere else, in metres. */
const far = 300

/**
 * Tells whether a phone is within 300 m of a place. A position that may be off by more than the rest
 * proves nothing.
 */
export function howNear(
  metres: number,
  { accuracy }: Pick<Fix, 'accuracy'>,
): 'near' | 'far' | 'unsure' {
  if (metres <= far) return 'near'
  return metres - accuracy > far ? 'far' : 'unsure'
}
