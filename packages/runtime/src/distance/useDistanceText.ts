import { roundDistance } from '@parking/domain'
import { useMessages } from '../context/useMessages.ts'
import { runtimeMessages } from '../messages/runtimeMessages.ts'

/** Words a distance in metres, rounded to what is worth saying. */
export function useDistanceText(): (metres: number) => string {
  const { t, language } = useMessages(runtimeMessages)
  return (metres) => {
    const { unit, value } = roundDistance(metres)
    return t(`distance.${unit}`, { value: value.toLocaleString(language) })
  }
}
