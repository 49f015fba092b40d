import type { Fine } from '@parking/domain'
import { useMessages } from '@parking/runtime'
import { finesMessages } from './messages/finesMessages.ts'

/** Words a fine's status; one that is not known stays as the back end words it. */
export function useStatusText(): (fine: Pick<Fine, 'status' | 'statusText'>) => string {
  const { t } = useMessages(finesMessages)
  return ({ status, statusText }) => (status === 'unknown' ? statusText : t(`status.${status}`))
}
