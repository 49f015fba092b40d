import { Button } from '@mantine/core'
import { Dialog } from '@parking/ui'
import type { ReactNode } from 'react'
import { useAppContext } from '../context/AppContext.ts'
import { leavingTexts } from '../leavingTexts/ru.ts'
import { useTexts } from '../context/useTexts.ts'
import { useSession } from '../context/useSession.ts'

/**
 * Tells once that the session has expired. An app lays it into its root frame.
 *
 * @param props.onSignIn - opens the login that the app offers
 */
export function SessionExpired({ onSignIn }: { readonly onSignIn: () => void }): ReactNode {
  const { session } = useAppContext()
  const { t } = useTexts(leavingTexts)
  const isExpired = useSession().kind === 'expired'
  const acknowledge = (): void => session.send({ kind: 'endAcknowledged' })
  return (
    <Dialog
      opened={isExpired}
      priority="urgent"
      onClose={acknowledge}
      title={t('expired.title')}
      closeLabel={t('expired.close')}
      footer={
        <>
          <Button variant="default" onClick={acknowledge}>
            {t('expired.close')}
          </Button>
          <Button
            data-autofocus="true"
            onClick={() => {
              acknowledge()
              onSignIn()
            }}
          >
            {t('expired.signIn')}
          </Button>
        </>
      }
    >
      <p>{t('expired.text')}</p>
    </Dialog>
  )
}
