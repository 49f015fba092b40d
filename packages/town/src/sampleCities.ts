import type { TownCity } from './TownCity.ts'

function sample(
  id: string,
  ru: string,
  en: string,
  [lon, lat]: readonly [number, number],
  [wide, high]: readonly [number, number],
): TownCity {
  return {
    id,
    name: { ru, en },
    center: [lon, lat],
    bounds: [lon - wide, lat - high, lon + wide, lat + high],
    timeZone: 'Europe/Moscow',
  }
}

/** Cities for tests: a large one on two rivers, a middling one on a small river, ports by the sea. */
export const sampleCities = {
  kazan: sample('kazan', 'Казань', 'Kazan', [49.112, 55.794], [0.3, 0.15]),
  tula: sample('tula', 'Тула', 'Tula', [37.615, 54.192], [0.2, 0.11]),
  anapa: sample('anapa', 'Анапа', 'Anapa', [37.316, 44.895], [0.12, 0.07]),
  sochi: {
    ...sample('sochi', 'Сочи', 'Sochi', [39.723, 43.586], [0, 0]),
    bounds: [39.6, 43.38, 40.05, 43.7],
  },
} as const satisfies Record<string, TownCity>
