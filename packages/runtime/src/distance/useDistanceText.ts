import { roundDistance } from '@parking/domain'
import { useTexts } from '../context/useTexts.ts'
import { runtimeTexts } from '../texts/ru.ts'

/** Words a distance in metres, rounded to what is worth saying. */
export function useDistanceText(): (metres: number) => string {
  const { t, language } = useTexts(runtimeTexts)
  return (metres) => {
    const { unit, value } = roundDistance(metres)
    return t(`distance.${unit}`, { value: value.toLocaleString(language) })
  }
}
