import type { MapObject } from '@parking/domain'
import type { Language } from '@parking/runtime'
import { sayDistance } from '../model/distance.ts'
import type { MarkerKind } from '../model/layers.ts'
import type { Place } from '../model/place.ts'
import { placeLabel, shortText } from '../model/placeTitle.ts'
import type { MapText } from './mapMessages.ts'

/** What a place is, in words: its category or its kind. */
export function sayKind(t: MapText, kind: MarkerKind): string {
  return t(`kinds.${kind}`)
}

/** What a place is called: `Parking 10101`, or its own name. */
export function sayTitle(t: MapText, { object, marker }: Place): string {
  const label = placeLabel(object)
  if (label === null) return sayKind(t, marker)
  switch (object.kind) {
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

/** The zone and the street of an object, whichever are known. */
export function sayWhere(t: MapText, { zone, street }: MapObject): string {
  const parts = [
    zone === null ? null : t('place.zone', { zone }),
    street === null ? null : shortText(street),
  ]
  return parts.filter((part) => part !== null).join(' · ')
}

/** A distance in words, rounded to what is worth saying. */
export function sayMetres(t: MapText, language: Language, metres: number): string {
  const { unit, value } = sayDistance(metres)
  const number = value.toLocaleString(language)
  return unit === 'metres'
    ? t('distance.metres', { value: number })
    : t('distance.kilometres', { value: number })
}

/** The spaces of an object in words; null where nothing is known of them. */
export function saySpaces(t: MapText, { spaces }: MapObject): string | null {
  if (spaces === null) return null
  const { free, total } = spaces
  if (free !== null) {
    return total === null ? t('place.freeCount', { free }) : t('place.freeOf', { free, total })
  }
  return total === null ? null : t('place.totalCount', { total })
}
