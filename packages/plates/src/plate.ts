import type { KnownPlateType, PlateType } from './plateTypes.ts'

/** How a plate is to be judged: by the Russian types, or not at all. */
export type PlateFormat = 'russian' | 'foreign'

/** The most characters a plate may have once it is tidy. */
export const MAX_PLATE_LENGTH = 9

/** A plate that has been read. */
export interface Plate<Type extends KnownPlateType | 'foreign' = PlateType> {
  /** The whole plate with its region: upper case, no separators; Cyrillic when Russian. */
  readonly number: string
  /** What kind of plate it is. */
  readonly type: Type
  /** The groups of letters and digits before the region, in the order of the real plate. */
  readonly parts: readonly string[]
  /** The region's two or three digits; empty for a foreign plate. */
  readonly region: string
  /** The other types whose plates can look exactly like this one. */
  readonly alsoFits: readonly KnownPlateType[]
}
