import type { Block } from './layBlocks.ts'
import { type PlanePoint, distance, isInside } from './geometry.ts'
import type { Plan } from './plan.ts'
import { type Random, seededRandom } from './random.ts'
import type { Name } from './streetNames.ts'

/** A key of OpenStreetMap and its value; the schema of the tiles says `kind` for public transport. */
export type Sight = readonly [key: 'amenity' | 'leisure' | 'tourism' | 'kind', value: string]

type PlaceKind = 'city' | 'suburb' | 'water' | 'park' | 'place'

/** A name that the map writes at a point. */
export interface Place {
  kind: PlaceKind
  name: Name
  at: PlanePoint
  /** 1 is written first, larger numbers only closer up. */
  rank: number
  sight?: Sight
}

const SUBURBS: readonly Name[] = [
  { ru: 'Заречье', en: 'Zarechye' },
  { ru: 'Вокзальный', en: 'Vokzalny' },
  { ru: 'Северный', en: 'Severny' },
  { ru: 'Южный', en: 'Yuzhny' },
  { ru: 'Заводской', en: 'Zavodskoy' },
  { ru: 'Нагорный', en: 'Nagorny' },
  { ru: 'Университетский', en: 'Universitetsky' },
  { ru: 'Старая слобода', en: 'Staraya Sloboda' },
  { ru: 'Новая слобода', en: 'Novaya Sloboda' },
  { ru: 'Солнечный', en: 'Solnechny' },
  { ru: 'Сосновка', en: 'Sosnovka' },
  { ru: 'Берёзовая роща', en: 'Beryozovaya Roshcha' },
  { ru: 'Октябрьский', en: 'Oktyabrsky' },
  { ru: 'Авиастроительный', en: 'Aviastroitelny' },
  { ru: 'Молодёжный', en: 'Molodyozhny' },
  { ru: 'Ямская слобода', en: 'Yamskaya Sloboda' },
  { ru: 'Дачное', en: 'Dachnoye' },
  { ru: 'Лесной', en: 'Lesnoy' },
]

const PARKS: readonly Name[] = [
  { ru: 'Центральный парк', en: 'Central Park' },
  { ru: 'Парк Победы', en: 'Victory Park' },
  { ru: 'Парк имени Горького', en: 'Gorky Park' },
  { ru: 'Ботанический сад', en: 'Botanical Garden' },
  { ru: 'Детский парк', en: "Children's Park" },
  { ru: 'Сквер Пушкина', en: 'Pushkin Garden' },
  { ru: 'Парк Юбилейный', en: 'Yubileyny Park' },
  { ru: 'Липовая аллея', en: 'Lime Alley' },
  { ru: 'Молодёжный парк', en: 'Youth Park' },
  { ru: 'Театральный сквер', en: 'Theatre Garden' },
  { ru: 'Дубовая роща', en: 'Oak Grove' },
  { ru: 'Парк металлургов', en: 'Metallurgists Park' },
]

const SIGHTS: readonly (Name & { sight: Sight })[] = [
  { ru: 'Городская администрация', en: 'City Hall', sight: ['amenity', 'townhall'] },
  { ru: 'Драматический театр', en: 'Drama Theatre', sight: ['amenity', 'theatre'] },
  { ru: 'Университет', en: 'University', sight: ['amenity', 'university'] },
  { ru: 'Центральный рынок', en: 'Central Market', sight: ['amenity', 'marketplace'] },
  { ru: 'Железнодорожный вокзал', en: 'Railway Station', sight: ['kind', 'station'] },
  { ru: 'Автовокзал', en: 'Bus Station', sight: ['kind', 'bus_station'] },
  { ru: 'Стадион', en: 'Stadium', sight: ['leisure', 'stadium'] },
  { ru: 'Областная больница', en: 'Regional Hospital', sight: ['amenity', 'hospital'] },
  { ru: 'Филармония', en: 'Philharmonic Hall', sight: ['amenity', 'arts_centre'] },
  { ru: 'Цирк', en: 'Circus', sight: ['amenity', 'theatre'] },
  { ru: 'Библиотека', en: 'Library', sight: ['amenity', 'library'] },
  { ru: 'Краеведческий музей', en: 'Local History Museum', sight: ['tourism', 'museum'] },
]

/** Names the town: the city, its quarters, waters, parks and best-known places. */
export function namePlaces(plan: Plan, blocks: readonly Block[]): Place[] {
  const random = seededRandom(`${plan.city.id}/places`)
  const places: Place[] = [{ kind: 'city', name: plan.city.name, at: [0, 0], rank: 1 }]
  nameWaters(plan, places)
  nameSuburbs(plan, blocks, random, places)
  const parks = blocks
    .filter((block) => block.use === 'park' && block.remoteness < 1.1)
    .sort((a, b) => b.area - a.area)
  random.shuffle(PARKS).forEach((name, at) => {
    const park = parks[at]
    if (park) places.push({ kind: 'park', name, at: park.center, rank: at < 4 ? 3 : 4 })
  })
  const central = blocks.filter((block) => block.use === 'perimeter' && block.remoteness < 0.35)
  random
    .shuffle(central)
    .slice(0, SIGHTS.length)
    .forEach((block, at) => {
      const known = SIGHTS[at]
      if (!known) return
      const { sight, ...name } = known
      places.push({ kind: 'place', name, at: block.center, rank: 5, sight })
    })
  return places.filter((place) => isInside(place.at, plan.projection.box))
}

function nameWaters(plan: Plan, places: Place[]): void {
  const { water, terrain } = plan
  const name = { ru: water.ru, en: water.en }
  const away = water.kind === 'sea' ? -900 : 0
  for (const along of [-7000, -2300, 900, 5200]) {
    places.push({ kind: 'water', name, at: terrain.place(along, away), rank: 2 })
  }
  const { tributary } = water
  if (!tributary) return
  for (const back of [1500, 4500]) {
    const at = terrain.place(tributary.at, terrain.centerAway + back)
    places.push({ kind: 'water', name: { ru: tributary.ru, en: tributary.en }, at, rank: 3 })
  }
}

function nameSuburbs(plan: Plan, blocks: readonly Block[], random: Random, places: Place[]): void {
  const taken: PlanePoint[] = [[0, 0]]
  const names = random.shuffle(SUBURBS)
  for (const block of random.shuffle(blocks)) {
    if (block.use === 'forest' || block.use === 'field' || block.remoteness > 1.4) continue
    if (taken.some((other) => distance(other, block.center) < plan.radius * 0.36)) continue
    const name = names[taken.length - 1]
    if (!name) return
    taken.push(block.center)
    places.push({ kind: 'suburb', name, at: block.center, rank: 2 })
  }
}
