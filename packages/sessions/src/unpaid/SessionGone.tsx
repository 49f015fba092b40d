import { useTexts } from '@parking/runtime'
import { Dialog } from '@parking/ui'
import type { ReactNode } from 'react'
import { sessionsTexts } from '../texts/ru.ts'
import { sessionActionClosed } from '../draft/useSessionAction.ts'

/** Says that the session of a dialog is there no more: it was ended or paid elsewhere. */
export function SessionGone(): ReactNode {
  const { t } = useTexts(sessionsTexts)
  return (
    <Dialog
      opened
      onClose={sessionActionClosed}
      title={t('unpaid.title')}
      closeLabel={t('extend.close')}
    >
      <p>{t('unpaid.gone')}</p>
    </Dialog>
  )
}
