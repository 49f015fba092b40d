import type { MapObject, Spaces } from '@parking/domain'
import { findHolder } from '../model/findHolder.ts'
import type { MarkerType } from '../model/layers.ts'
import type { Place } from '../model/place.ts'
import { placeLabel, shortText } from '../model/placeLabel.ts'
import type { MapText } from './ru.ts'

/** What a place is, in words: its category or its kind. */
export function sayMarkerType(t: MapText, type: MarkerType): string {
  return t(`kinds.${type}`)
}

/** What a place is called: `Parking 10101`, or its own name. */
export function sayTitle(t: MapText, { object, marker }: Place): string {
  const label = placeLabel(object)
  if (label === null) return sayMarkerType(t, marker)
  switch (object.type) {
    case 'parking':
      return object.code === null ? label : t('place.parking', { label })
    case 'meter':
      return object.code === null ? label : t('place.meter', { label })
    case 'terminal':
      return object.code === null ? label : t('place.terminal', { label })
    case 'residentZone':
    case 'informationTable':
    case 'church':
    case 'museum':
    case 'sight':
      return label
  }
}

/** Spaces in words; null where nothing is known of them. */
export function saySpaces(
  t: MapText,
  { free, total }: Pick<Spaces, 'free' | 'total'>,
): string | null {
  if (free === 0) return t('place.noSpaces')
  if (free !== null) {
    return total === null
      ? t('place.freeCount', { count: free })
      : t('place.freeOf', { free, total })
  }
  return total === null ? null : t('place.totalCount', { count: total })
}

/** Who alone may park at an object; null where everyone may. */
export function sayHolder(t: MapText, object: MapObject): string | null {
  const holder = findHolder(object)
  return holder === null ? null : t(`place.only.${holder}`)
}

/** What else there is to say of a place in a row: its spaces, what it is, and its street. */
export function sayDetails(t: MapText, { object, marker }: Place): string {
  const isPlain = plainTypes.has(marker) || placeLabel(object) === null
  const parts = [
    object.spaces === null ? null : saySpaces(t, object.spaces),
    object.street === null ? null : shortText(object.street),
    // The sign tells the kind too: it is what a short line may cut off.
    isPlain ? null : sayMarkerType(t, marker),
  ]
  return parts.filter((part) => part !== null).join(' · ')
}

/** What the rest of a row says already. */
const plainTypes: ReadonlySet<MarkerType> = new Set([
  ...(['roadside', 'free', 'disabled', 'resident', 'taxi', 'bus'] as const),
  ...(['meter', 'terminal', 'residentZone'] as const),
])
