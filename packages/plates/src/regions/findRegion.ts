import { type Region, type RegionName, regions } from './regions.ts'

const byCode: ReadonlyMap<string, Region> = new Map(
  regions.flatMap((region) => region.codes.map((code) => [code, region] as const)),
)

/**
 * Finds the region whose code stands on a plate. A code of three digits is the region's own with one
 * of 1 to 9 before it: whoever needs more plates gets the next, so new ones are known at once.
 *
 * @param code the last group of a Russian plate, two or three digits; anything else is no code
 * @returns the region's name, null for a code that nobody has
 * @example findRegion('716')?.en // 'Tatarstan'
 */
export function findRegion(code: unknown): RegionName | null {
  if (typeof code !== 'string' || !/^[1-9]?\d{2}$/.test(code)) return null
  const region = byCode.get(code.slice(-2))
  return region === undefined ? null : { ru: region.ru, en: region.en }
}
