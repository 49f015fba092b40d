import type { LineString, Point, Polygon, Position } from 'geojson'
import {
  type PlanePoint,
  type Random,
  type Town,
  centroid,
  insetRing,
  seededRandom,
} from '@parking/town'
import { type CityZone, parkingCode } from '../zones/buildZones.ts'
import { mapPrices } from './mapPrices.ts'
import { type Slot, kerbLine, kerbLot } from './kerbs.ts'
import { findSlots, liesInTown } from './findSlots.ts'
import type {
  ObjectType,
  ParkingCategory,
  WireMapFeature,
  WireMapPrice,
  WireMapProperties,
} from './wireMap.ts'
import { zoneFinder } from './zoneFinder.ts'

type Shape = 'kerb' | 'short kerb' | 'spot' | 'lot'

/** How often a parking category occurs, and what it looks like on the ground. */
const PARKINGS: readonly { category: ParkingCategory; share: number; shape: Shape }[] = [
  { category: 'roadside', share: 0.36, shape: 'kerb' },
  { category: 'pocket', share: 0.07, shape: 'short kerb' },
  { category: 'free', share: 0.1, shape: 'kerb' },
  { category: 'for disabled', share: 0.06, shape: 'spot' },
  { category: 'resident', share: 0.07, shape: 'kerb' },
  { category: 'taxi', share: 0.02, shape: 'short kerb' },
  { category: 'bus', share: 0.02, shape: 'short kerb' },
  { category: 'municipal', share: 0.03, shape: 'lot' },
  { category: 'multilevel', share: 0.012, shape: 'lot' },
  { category: 'planar', share: 0.025, shape: 'lot' },
  { category: 'commerce', share: 0.025, shape: 'lot' },
]

/** Points beside the streets and in the blocks. */
const POINTS: readonly { objecttype: ObjectType; share: number; names: readonly string[] }[] = [
  { objecttype: 'parcomats', share: 0.09, names: ['Паркомат'] },
  { objecttype: 'terminals', share: 0.03, names: ['Терминал оплаты'] },
  { objecttype: 'InformationTable', share: 0.02, names: ['Информационное табло'] },
  {
    objecttype: 'Church',
    share: 0.012,
    names: ['Покровская церковь', 'Никольский собор', 'Троицкий храм', 'Успенский собор'],
  },
  {
    objecttype: 'Museum',
    share: 0.012,
    names: ['Краеведческий музей', 'Художественный музей', 'Музей истории города'],
  },
  {
    objecttype: 'Sight',
    share: 0.015,
    names: ['Памятник основателям города', 'Смотровая площадка', 'Старая водонапорная башня'],
  },
]

const RESIDENT_ZONES = 0.03

/** Lays the features of a city's map: everything but the spaces that are free now. */
export function layFeatures(
  town: Town,
  zones: readonly CityZone[],
  count: number,
): WireMapFeature[] {
  const random = seededRandom(`${town.city.id}/map`)
  const survey = new Survey(town, zones, random)
  for (const { category, share, shape } of PARKINGS) {
    const wanted = Math.max(3, Math.round(count * share))
    for (let placed = 0; placed < wanted; placed++) survey.addParking(category, shape)
  }
  for (const { objecttype, share, names } of POINTS) {
    const wanted = Math.max(3, Math.round(count * share))
    for (let placed = 0; placed < wanted; placed++) {
      survey.addPoint(objecttype, names[placed % names.length] ?? '')
    }
  }
  survey.addResidentZones(Math.max(4, Math.round(count * RESIDENT_ZONES)))
  return survey.features
}

/** Walks a town and puts features on it, one after another. */
class Survey {
  readonly features: WireMapFeature[] = []
  readonly #town: Town
  readonly #random: Random
  readonly #zoneAt: (place: PlanePoint) => CityZone
  readonly #barrier: CityZone | undefined
  readonly #inner: Slot[]
  readonly #outer: Slot[]
  readonly #parkings = new Map<string, number>()
  readonly #prices = new Map<string, WireMapPrice[]>()

  constructor(town: Town, zones: readonly CityZone[], random: Random) {
    this.#town = town
    this.#random = random
    const roadside = zones.filter((zone) => zone.type === 'roadside')
    this.#zoneAt = zoneFinder(roadside.length > 0 ? roadside : zones, town.radius)
    this.#barrier = zones.find((zone) => zone.type === 'barrier')
    const slots = findSlots(town, random)
    const used = slots.slice(0, 4200)
    this.#inner = random.shuffle(used.slice(0, Math.ceil(used.length * 0.7)))
    this.#outer = random.shuffle(used.slice(Math.ceil(used.length * 0.7)))
  }

  addParking(category: ParkingCategory, shape: Shape): void {
    const remote = category === 'free' || category === 'resident'
    const slot = this.#next({ remote, deep: shape === 'lot' })
    const { geometry, total } = this.#shape(slot, shape, category)
    const barrier = category === 'planar' || category === 'multilevel' ? this.#barrier : undefined
    const zone = barrier ?? this.#zoneAt(slot.center)
    const index = this.#parkings.get(zone.number) ?? 0
    this.#parkings.set(zone.number, index + 1)
    const code = parkingCode(zone.number, index)
    const fordisabled = category === 'for disabled' ? total : Math.ceil(total / 12)
    this.#add('parking', geometry, {
      objecttype: 'parkings',
      category,
      code,
      freeparking: category === 'free' || category === 'for disabled',
      zone: this.#writeZone(zone),
      spaces: { total, free: total, fordisabled },
      name: `Парковка ${code}`,
      address: writeAddress(slot),
    })
  }

  addPoint(objecttype: ObjectType, name: string): void {
    const far = objecttype === 'Church' || objecttype === 'Museum' || objecttype === 'Sight'
    const slot = this.#next({ remote: false, deep: far })
    const lot = kerbLot(slot, 24, far ? 30 : 1)
    const at = lot.length > 0 ? centroid(lot) : slot.center
    const machine = objecttype === 'parcomats' || objecttype === 'terminals'
    const zone = this.#zoneAt(at)
    this.#add(objecttype, this.#point(at), {
      objecttype,
      name,
      address: writeAddress(slot),
      ...(machine && {
        code: `${zone.number}-${this.features.length}`,
        zone: this.#writeZone(zone),
      }),
    })
  }

  /** Quarters for residents only; where the yard is wide, it is a hole. */
  addResidentZones(count: number): void {
    const blocks = this.#town
      .blocks()
      .filter((block) => block.use === 'perimeter' && liesInTown(this.#town, block.ring))
      .sort((a, b) => a.remoteness - b.remoteness)
      .slice(0, count * 4)
    for (const block of this.#random.shuffle(blocks).slice(0, count)) {
      const yard = insetRing(block.ring, 32)
      const zone = this.#zoneAt(block.center)
      const rings = yard ? [block.ring, yard.reverse()] : [block.ring]
      this.#add('resident', this.#polygon(rings), {
        objecttype: 'residentzone',
        category: 'resident',
        freeparking: false,
        zone: this.#writeZone(zone),
        name: `Зона резидентов ${zone.number}`,
      })
    }
  }

  /** The next place by a kerb; what is deep must not stand on a quay, or it would be in the water. */
  #next(wanted: { remote: boolean; deep: boolean }): Slot {
    const slot =
      (wanted.remote ? this.#outer : this.#inner).pop() ?? this.#inner.pop() ?? this.#outer.pop()
    if (!slot) throw new Error(`${this.#town.city.id}: the streets have no more room for parkings`)
    const fits =
      !(wanted.deep && slot.street.kind === 'quay') &&
      liesInTown(this.#town, kerbLot(slot, slot.to - slot.from, 60))
    return fits ? slot : this.#next(wanted)
  }

  #shape(slot: Slot, shape: Shape, category: ParkingCategory) {
    const length = slot.to - slot.from
    switch (shape) {
      case 'kerb':
        return { geometry: this.#line(kerbLine(slot)), total: Math.max(3, Math.floor(length / 6)) }
      case 'short kerb': {
        const short = Math.min(length, this.#random.between(16, 34))
        const total = Math.max(2, Math.floor(short / 5))
        return { geometry: this.#line(kerbLine(slot, short)), total }
      }
      case 'spot':
        return {
          geometry: this.#point(centroid(kerbLine(slot, 10))),
          total: this.#random.whole(1, 5),
        }
      case 'lot':
      default: {
        const depth = this.#random.between(24, 48)
        const ring = kerbLot(slot, length, depth)
        const middle = category === 'planar' || category === 'municipal' ? insetRing(ring, 9) : null
        const levels = category === 'multilevel' ? this.#random.whole(4, 8) : 1
        return {
          geometry: this.#polygon(middle ? [ring, middle.reverse()] : [ring]),
          total: Math.max(10, Math.floor((length * depth * levels) / 28)),
        }
      }
    }
  }

  #add(prefix: string, geometry: WireMapFeature['geometry'], properties: WireMapProperties): void {
    const id = `${prefix}-${this.features.length + 1}`
    this.features.push({ type: 'Feature', id, geometry, properties })
  }

  #writeZone(zone: CityZone): NonNullable<WireMapProperties['zone']> {
    return { zonenumber: zone.number, zonename: zone.name, prices: this.#pricesOf(zone) }
  }

  #pricesOf(zone: CityZone): WireMapPrice[] {
    let prices = this.#prices.get(zone.number)
    if (!prices) {
      prices = mapPrices(zone.tariff.prices)
      this.#prices.set(zone.number, prices)
    }
    return prices
  }

  #point(at: PlanePoint): Point {
    return { type: 'Point', coordinates: this.#town.projection.toLonLat(at) }
  }

  #line(points: readonly PlanePoint[]): LineString {
    return {
      type: 'LineString',
      coordinates: points.map((at) => this.#town.projection.toLonLat(at)),
    }
  }

  #polygon(rings: readonly (readonly PlanePoint[])[]): Polygon {
    const coordinates = rings.map((ring): Position[] => {
      const positions = ring.map((at) => this.#town.projection.toLonLat(at))
      const [first] = positions
      return first ? [...positions, first] : positions
    })
    return { type: 'Polygon', coordinates }
  }
}

function writeAddress(slot: Slot): string {
  const number = 1 + Math.floor(slot.from / 30) * 2 + (slot.side === 1 ? 0 : 1)
  return `${slot.street.name?.ru ?? ''}, ${number}`
}
