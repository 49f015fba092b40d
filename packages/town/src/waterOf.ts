/** The water a city stands on: real names and sides of the centre, invented banks. */
export interface Water {
  ru: string
  en: string
  kind: 'river' | 'sea'
  /** Where the water lies seen from the centre, degrees clockwise from north. */
  bearing: number
  /** Metres from the centre to the nearer bank. */
  distance: number
  /** Metres from bank to bank; a sea has no far bank. */
  width: number
  /** A second river, which meets the first at a right angle. */
  tributary?: {
    ru: string
    en: string
    /** Metres along the first water, counted from the centre (right when looking away from it). */
    at: number
    width: number
  }
}

const river = (
  ru: string,
  en: string,
  bearing: number,
  distance: number,
  width: number,
): Water => ({ ru, en, kind: 'river', bearing, distance, width })

const sea = (ru: string, en: string, bearing: number, distance: number): Water => ({
  ru,
  en,
  kind: 'sea',
  bearing,
  distance,
  width: 0,
})

const meeting = (water: Water, ru: string, en: string, at: number, width: number): Water => ({
  ...water,
  tributary: { ru, en, at, width },
})

const WATERS: Readonly<Record<string, Water>> = {
  rostov: river('Дон', 'Don', 165, 900, 260),
  sevastopol: meeting(sea('Чёрное море', 'Black Sea', 300, 900), 'Чёрная', 'Chyornaya', 2600, 40),
  perm: river('Кама', 'Kama', 330, 900, 750),
  voronezh: river('Воронеж', 'Voronezh', 95, 1200, 900),
  kazan: meeting(river('Казанка', 'Kazanka', 350, 800, 420), 'Волга', 'Volga', 4600, 1300),
  ryazan: river('Трубеж', 'Trubezh', 25, 700, 90),
  tula: river('Упа', 'Upa', 10, 900, 60),
  belgorod: river('Северский Донец', 'Seversky Donets', 95, 1400, 70),
  kursk: meeting(river('Тускарь', 'Tuskar', 80, 800, 50), 'Сейм', 'Seym', -3900, 70),
  novosibirsk: river('Обь', 'Ob', 235, 1800, 650),
  volgograd: river('Волга', 'Volga', 125, 600, 1100),
  izhevsk: river('Иж', 'Izh', 265, 800, 700),
  yekaterinburg: river('Исеть', 'Iset', 275, 450, 110),
  tyumen: river('Тура', 'Tura', 20, 800, 130),
  krasnodar: river('Кубань', 'Kuban', 195, 1500, 150),
  sochi: meeting(sea('Чёрное море', 'Black Sea', 228, 500), 'Сочи', 'Sochi', -900, 40),
  'nizhny-novgorod': meeting(river('Волга', 'Volga', 15, 800, 650), 'Ока', 'Oka', 2100, 500),
  makhachkala: meeting(
    sea('Каспийское море', 'Caspian Sea', 50, 700),
    'Тарнаирка',
    'Tarnairka',
    -2600,
    25,
  ),
  cheboksary: meeting(river('Волга', 'Volga', 5, 800, 1000), 'Чебоксарка', 'Cheboksarka', -500, 60),
  'ulan-ude': meeting(river('Уда', 'Uda', 170, 700, 140), 'Селенга', 'Selenga', -2400, 350),
  tver: meeting(river('Волга', 'Volga', 350, 500, 190), 'Тверца', 'Tvertsa', -1600, 70),
  kaluga: river('Ока', 'Oka', 160, 900, 180),
  ufa: river('Белая', 'Belaya', 240, 1600, 260),
  yaroslavl: meeting(river('Волга', 'Volga', 55, 700, 550), 'Которосль', 'Kotorosl', -1100, 110),
  kaliningrad: river('Преголя', 'Pregolya', 185, 600, 130),
  anapa: meeting(sea('Чёрное море', 'Black Sea', 255, 700), 'Анапка', 'Anapka', -1500, 25),
  novorossiysk: meeting(sea('Чёрное море', 'Black Sea', 130, 700), 'Цемес', 'Tsemes', -1900, 30),
}

/** The water of a city; a city that is not in the list stands on a river to its south. */
export function waterOf(cityId: string): Water {
  return WATERS[cityId] ?? river('Городская', 'Gorodskaya', 180, 900, 160)
}
