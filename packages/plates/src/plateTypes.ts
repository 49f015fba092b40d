/** One row of the table of plate types. */
interface PlateTypeRow {
  /** The type's name. */
  readonly type: string
  /**
   * What stands on the plate, in groups as the real plate is spaced: `0` is a digit, `*` one of the
   * twelve letters, any other letter is itself. The last group is the region, of two digits or,
   * with `(0)`, two or three.
   */
  readonly shapes: readonly string[]
  /** Whether a plate of this type is good for parking, unless a city decides otherwise. */
  readonly accepted: boolean
  /** Whether only vehicles of category A carry it. */
  readonly motorcycle: boolean
}

/**
 * The plate types of Russia. Where two rows can be read from the same characters, the earlier row
 * wins, so all accepted types stand before those that are only recognised.
 *
 * Source: GOST R 50577-2018. Its types 1, 1A, 4 and 4A differ in size only and are one each here;
 * 5 to 8 are military, 9 and 10 diplomatic, 15 transit, 19 outbound, 20 to 22 the police's.
 */
export const plateTypes = [
  { type: 'standart', shapes: ['* 000 ** 00(0)'], accepted: true, motorcycle: false },
  { type: 'taxi', shapes: ['** 000 00(0)'], accepted: true, motorcycle: false },
  { type: 'transit', shapes: ['** 000 * 00(0)'], accepted: true, motorcycle: false },
  { type: 'moto', shapes: ['0000 ** 00(0)'], accepted: true, motorcycle: true },
  { type: 'mvdStandart', shapes: ['* 0000 00(0)'], accepted: true, motorcycle: false },
  { type: 'mvdTrailer', shapes: ['000 * 00(0)'], accepted: true, motorcycle: false },
  { type: 'mvdMoto', shapes: ['0000 * 00(0)'], accepted: true, motorcycle: true },
  { type: 'trailer', shapes: ['** 0000 00(0)'], accepted: false, motorcycle: false },
  { type: 'tractor', shapes: ['0000 ** 00(0)'], accepted: false, motorcycle: false },
  { type: 'moped', shapes: ['** 00 ** 00'], accepted: false, motorcycle: false },
  { type: 'military', shapes: ['0000 ** 00', '** 0000 00'], accepted: false, motorcycle: false },
  {
    type: 'diplomatic',
    shapes: ['000 CD 0 00(0)', '000 D 000 00(0)', '000 T 000 00(0)'],
    accepted: false,
    motorcycle: false,
  },
  { type: 'outbound', shapes: ['T** 000 00(0)'], accepted: false, motorcycle: false },
] as const satisfies readonly PlateTypeRow[]

/** A plate type that may park: the seven that are accepted. */
export type PlateType = Extract<(typeof plateTypes)[number], { accepted: true }>['type']

/** A plate type that is known by name, accepted or not. */
export type KnownPlateType = (typeof plateTypes)[number]['type']
