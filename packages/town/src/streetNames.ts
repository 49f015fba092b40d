import type { Random } from './random.ts'
import { transliterate } from './transliterate.ts'

/** A name in both languages. */
export interface Name {
  ru: string
  en: string
}

/** How important a street is; a name goes with it. */
export type NameRank = 'avenue' | 'street' | 'lane'

// Whose or what's: the same word follows any kind of street.
const GENITIVE =
  'Ленина Мира Победы Гагарина Пушкина Лермонтова Гоголя Чехова Толстого Тургенева Некрасова Горького Маяковского Есенина Чайковского Глинки Репина Сурикова Шишкина Ломоносова Менделеева Павлова Циолковского Королёва Курчатова Вавилова Мичурина Тимирязева Кирова Калинина Фрунзе Чапаева Суворова Кутузова Нахимова Ушакова Жукова Рокоссовского Матросова Космонавтов Строителей Энтузиастов Металлургов Машиностроителей Железнодорожников Геологов Авиаторов Учителей Свободы Труда Дружбы Юности Революции Дзержинского Свердлова Крупской Герцена Белинского Добролюбова Островского Крылова Короленко Прокофьева Рахманинова Левитана Щорса Котовского Гастелло Достоевского Куйбышева'.split(
    ' ',
  )

// An adjective agrees with its street: the stem with the feminine and the masculine ending.
const ADJECTIVE =
  'Садов+ая+ый Вокзальн+ая+ый Советск+ая+ий Первомайск+ая+ий Октябрьск+ая+ий Комсомольск+ая+ий Пионерск+ая+ий Московск+ая+ий Заводск+ая+ой Школьн+ая+ый Лесн+ая+ой Зелён+ая+ый Молодёжн+ая+ый Центральн+ая+ый Солнечн+ая+ый Речн+ая+ой Полев+ая+ой Лугов+ая+ой Нов+ая+ый Спортивн+ая+ый Студенческ+ая+ий Почтов+ая+ый Соборн+ая+ый Покровск+ая+ий Никольск+ая+ий Троицк+ая+ий Ильинск+ая+ий Казанск+ая+ий Успенск+ая+ий Дворянск+ая+ий Купеческ+ая+ий Торгов+ая+ый Базарн+ая+ый Красноармейск+ая+ий Интернациональн+ая+ый Коммунистическ+ая+ий Профсоюзн+ая+ый Индустриальн+ая+ый Промышленн+ая+ый Энергетическ+ая+ий Транспортн+ая+ый Складск+ая+ой Больничн+ая+ый Университетск+ая+ий Академическ+ая+ий Театральн+ая+ый Парков+ая+ый Цветочн+ая+ый Вишнёв+ая+ый Яблонев+ая+ый Берёзов+ая+ый Соснов+ая+ый Кленов+ая+ый Рябинов+ая+ый Сиренев+ая+ый Тенист+ая+ый Тих+ая+ий Весенн+яя+ий Дачн+ая+ый Озёрн+ая+ый Родников+ая+ый Песчан+ая+ый Нагорн+ая+ый Овражн+ая+ый Кузнечн+ая+ый Гончарн+ая+ый Ямск+ая+ой Слободск+ая+ой Монастырск+ая+ий Пушкарск+ая+ий Стрелецк+ая+ий Посадск+ая+ий Крестьянск+ая+ий Рабоч+ая+ий Фабричн+ая+ый Ткацк+ая+ий Кожевенн+ая+ый Мельничн+ая+ый Водопроводн+ая+ый Аэродромн+ая+ый Южн+ая+ый Северн+ая+ый Восточн+ая+ый Западн+ая+ый Окружн+ая+ой'.split(
    ' ',
  )

const FESTIVE = ['8 Марта', '9 Мая', '1 Мая', '50 лет Октября', '40 лет Победы', '30 лет Победы']

const GENITIVE_KINDS = {
  avenue: { ru: 'проспект', en: 'Avenue' },
  street: { ru: 'улица', en: 'Street' },
  lane: { ru: 'переулок', en: 'Lane' },
} as const

const ADJECTIVE_KINDS = {
  avenue: { ru: 'проспект', en: 'Avenue', feminine: false },
  street: { ru: 'улица', en: 'Street', feminine: true },
  lane: { ru: 'переулок', en: 'Lane', feminine: false },
} as const

function genitive(whose: string, rank: NameRank): Name {
  const kind = GENITIVE_KINDS[rank]
  return { ru: `${kind.ru} ${whose}`, en: `${transliterate(whose)} ${kind.en}` }
}

function adjective(entry: string, rank: NameRank): Name {
  const [stem = '', feminine = '', masculine = ''] = entry.split('+')
  const kind = ADJECTIVE_KINDS[rank]
  const word = stem + (kind.feminine ? feminine : masculine)
  return { ru: `${word} ${kind.ru}`, en: `${transliterate(word)} ${kind.en}` }
}

function numbered(name: Name, number: number): Name {
  const ending = name.ru.endsWith('улица') || name.ru.startsWith('улица') ? 'я' : 'й'
  return { ru: `${number}-${ending} ${name.ru}`, en: `${ordinal(number)} ${name.en}` }
}

function ordinal(number: number): string {
  return `${number}${['th', 'st', 'nd', 'rd'][number] ?? 'th'}`
}

/** Hands out the names of a town's streets, none twice. */
export function streetNames(random: Random): (rank: NameRank) => Name {
  const stores: Record<NameRank, Name[]> = { avenue: [], street: [], lane: [] }
  // Every town has these; they go to its first avenues and streets.
  stores.avenue.push(
    ...random
      .shuffle(['Победы', 'Мира', 'Космонавтов', 'Строителей', 'Гагарина'])
      .map((whose) => genitive(whose, 'avenue')),
  )
  stores.street.push(
    genitive('Ленина', 'street'),
    adjective('Садов+ая+ый', 'street'),
    adjective('Вокзальн+ая+ый', 'street'),
    adjective('Советск+ая+ий', 'street'),
    genitive('Пушкина', 'street'),
  )
  const seen = new Set(stores.street.map((name) => name.ru))
  const street = [
    ...GENITIVE.map((whose) => genitive(whose, 'street')),
    ...ADJECTIVE.map((entry) => adjective(entry, 'street')),
    ...FESTIVE.map((day) => genitive(day, 'street')),
  ].filter((name) => !seen.has(name.ru))
  stores.street.push(...random.shuffle(street))
  stores.lane = random.shuffle([
    ...ADJECTIVE.map((entry) => adjective(entry, 'lane')),
    ...GENITIVE.slice(3).map((whose) => genitive(whose, 'lane')),
  ])
  const taken: Record<NameRank, number> = { avenue: 0, street: 0, lane: 0 }

  return (rank) => {
    const store =
      stores[rank === 'avenue' && taken.avenue >= stores.avenue.length ? 'street' : rank]
    const source = store === stores.street ? 'street' : rank
    const turn = taken[source]++
    const name = store[turn % store.length]
    if (!name) throw new Error('the list of street names is empty')
    const round = Math.floor(turn / store.length)
    return round === 0 ? name : numbered(name, round + 1)
  }
}

/** The street along a bank. */
export function quayName(water: Name & { kind: 'river' | 'sea' }, side: 'near' | 'far'): Name {
  if (water.kind === 'sea') return { ru: 'Приморская набережная', en: 'Primorskaya Embankment' }
  return side === 'near'
    ? { ru: `набережная реки ${water.ru}`, en: `${water.en} Embankment` }
    : { ru: 'Заречная набережная', en: 'Zarechnaya Embankment' }
}
