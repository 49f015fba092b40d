import type { Scheme } from './markerLook.ts'

/** The colours of the base map: calm, so that what can be parked on stands out. */
export interface BaseColours {
  readonly ground: string
  readonly land: Readonly<Record<string, string>>
  readonly park: string
  readonly forest: string
  readonly water: string
  readonly building: string
  readonly buildingEdge: string
  readonly road: string
  readonly mainRoad: string
  readonly highway: string
  readonly roadEdge: string
  readonly rail: string
  readonly path: string
  readonly text: string
  readonly waterText: string
  readonly parkText: string
  readonly halo: string
}

/** The base map by day and by night. */
export const baseColours: Readonly<Record<Scheme, BaseColours>> = {
  light: {
    ground: '#f3f1ec',
    land: {
      residential: '#efece5',
      commercial: '#f4ede2',
      industrial: '#e8e8ea',
      square: '#f6f3ec',
      allotments: '#e8eddb',
      field: '#edf0e0',
    },
    park: '#d5e8cb',
    forest: '#c9dfbe',
    water: '#b4d6ea',
    building: '#e2dcd1',
    buildingEdge: '#d3cbbd',
    road: '#ffffff',
    mainRoad: '#fffdf6',
    highway: '#ffe6b0',
    roadEdge: '#d9d3c6',
    rail: '#b9b7b2',
    path: '#e4d9c3',
    text: '#3f4654',
    waterText: '#1f5878',
    parkText: '#33602b',
    halo: 'rgb(255 255 255 / 0.85)',
  },
  dark: {
    ground: '#10151d',
    land: {
      residential: '#131924',
      commercial: '#161c28',
      industrial: '#161a21',
      square: '#181f2b',
      allotments: '#121c1c',
      field: '#111a1b',
    },
    park: '#13261f',
    forest: '#11221c',
    water: '#0c2a40',
    building: '#1b2330',
    buildingEdge: '#253042',
    road: '#2f3a4d',
    mainRoad: '#41506a',
    highway: '#4a4a44',
    roadEdge: '#0b1017',
    rail: '#3a4250',
    path: '#26332f',
    text: '#c3cddd',
    waterText: '#86bde0',
    parkText: '#8fc79b',
    halo: 'rgb(13 18 25 / 0.85)',
  },
}
