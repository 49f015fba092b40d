import type { Fine } from '@parking/domain'
import { useTexts } from '@parking/runtime'
import { finesTexts } from './texts/ru.ts'

/** Words a fine's status; one that is not known stays as the back end words it. */
export function useStatusText(): (fine: Pick<Fine, 'status' | 'statusText'>) => string {
  const { t } = useTexts(finesTexts)
  return ({ status, statusText }) => (status === 'unknown' ? statusText : t(`status.${status}`))
}
