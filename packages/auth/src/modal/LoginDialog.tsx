import {
  late,
  LazyBoundary,
  useAppContext,
  useCitySettings,
  useTexts,
  useSignedOutBy,
} from '@parking/runtime'
import { Dialog } from '@parking/ui'
import { useState, type ReactNode } from 'react'
import { LoginForm } from '../login/LoginForm.tsx'
import { authTexts } from '../texts/ru.ts'
import { loginDismissed, type LoginOccasion } from '../state/useLoginModal.ts'
import { AccountTypeChoice } from './AccountTypeChoice.tsx'

// Hardly anybody comes back in another browser.
const FromBankNotice = late(async () => (await import('./FromBankNotice.tsx')).FromBankNotice)

/** Asks who signs in where the city has corporate customers, then for the login itself. */
export function LoginDialog(props: {
  readonly returnTo: string | null
  readonly occasion: LoginOccasion
}): ReactNode {
  const { returnTo, occasion } = props
  const { city, session } = useAppContext()
  const { t } = useTexts(authTexts)
  const settings = useCitySettings()
  const wasDriver = useSignedOutBy() !== null
  const isFromBank = new URLSearchParams(returnTo?.split('?')[1]).has('payment')
  const [isIndividual, setIndividual] = useState(
    wasDriver || isFromBank || occasion.kind !== 'asked',
  )
  const hasKinds = city.flags.corporate && settings?.hasCorporateAccounts === true

  function close(): void {
    loginDismissed()
    session.send({ kind: 'endAcknowledged' })
  }

  return (
    <Dialog
      opened
      onClose={close}
      title={t('login.title')}
      closeLabel={t('login.close')}
      closeOnGround={false}
    >
      {hasKinds && !isIndividual ? (
        <AccountTypeChoice onIndividual={() => setIndividual(true)} />
      ) : (
        <LoginForm
          returnTo={returnTo}
          occasion={occasion}
          onTyped={() => setIndividual(true)}
          notice={
            isFromBank ? (
              <LazyBoundary lost={null}>
                <FromBankNotice />
              </LazyBoundary>
            ) : null
          }
          {...(hasKinds ? { onBack: () => setIndividual(false) } : {})}
        />
      )}
    </Dialog>
  )
}
