import { roundDistance } from '@parking/domain'
import { useTexts } from '../context/useTexts.ts'
import type { Language } from '../language/language.ts'
import { runtimeTexts } from '../texts/ru.ts'

/** Words a distance in metres, rounded to what is worth saying. */
export function useDistanceText(): (metres: number) => string {
  const { t, language } = useTexts(runtimeTexts)
  return (metres) => {
    const { unit, value } = roundDistance(metres)
    return t(`distance.${unit}`, { value: write(value, language) })
  }
}

/** The first number that a browser formats takes it 15 ms, and only thousands need that. */
function write(value: number, language: Language): string {
  if (value >= 1000) return value.toLocaleString(language)
  return language === 'ru' ? String(value).replace('.', ',') : String(value)
}
