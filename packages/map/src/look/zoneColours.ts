import type { ZoneTone } from '../model/zoneTone.ts'
import type { Scheme } from './markerLook.ts'

/** The colours of a zone. */
export interface ZoneColours {
  /** Its border, and the ground of its number; white on it by day has a contrast of 4.5 at least. */
  readonly line: string
  readonly ground: string
  /** How much of its colour the ground takes on, 0 to 1. */
  readonly strength: number
}

const line: Readonly<Record<Scheme, Readonly<Record<ZoneTone, string>>>> = {
  light: {
    unknown: '#475569',
    free: '#0a6437',
    low: '#2a6bd4',
    middle: '#1552d6',
    high: '#16338f',
  },
  dark: {
    unknown: '#5b6b82',
    free: '#15753f',
    low: '#3a6fd0',
    middle: '#3f66dd',
    high: '#5563e0',
  },
}

/** Bright, for a dark colour would only make the map below it grey. */
const ground: Readonly<Record<ZoneTone, string>> = {
  unknown: '#64748b',
  free: '#12a150',
  low: '#2f6fff',
  middle: '#2f6fff',
  high: '#2f5bff',
}

const strength: Readonly<Record<ZoneTone, number>> = {
  unknown: 0.05,
  free: 0.06,
  low: 0.05,
  middle: 0.09,
  high: 0.13,
}

/** How a zone looks: the dearer the deeper, and its price in figures stands on it. */
export function zoneColours(tone: ZoneTone, scheme: Scheme): ZoneColours {
  return { line: line[scheme][tone], ground: ground[tone], strength: strength[tone] }
}
