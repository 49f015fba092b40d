import { useAppContext, useCitySettings, useMessages } from '@parking/runtime'
import { Dialog } from '@parking/ui'
import { useState, type ReactNode } from 'react'
import { profileMessages } from '../messages/profileMessages.ts'
import { LoginForm } from './LoginForm.tsx'
import { LoginKind } from './LoginKind.tsx'
import { loginDismissed, type LoginOccasion } from './useLoginModal.ts'

/** Asks who signs in where the city has corporate customers, then for the login itself. */
export function LoginDialog(props: {
  readonly returnTo: string | null
  readonly occasion: LoginOccasion
}): ReactNode {
  const { city } = useAppContext()
  const { t } = useMessages(profileMessages)
  const settings = useCitySettings()
  const [isIndividual, setIndividual] = useState(false)
  const hasKinds = city.flags.corporate && settings?.hasCorporateAccounts === true
  return (
    <Dialog
      opened
      onClose={loginDismissed}
      title={t('login.title')}
      closeLabel={t('login.close')}
      closeOnGround={false}
    >
      {hasKinds && !isIndividual && props.occasion.kind === 'asked' ? (
        <LoginKind onIndividual={() => setIndividual(true)} />
      ) : (
        <LoginForm
          {...props}
          onTyped={() => setIndividual(true)}
          phone={settings?.contacts.phone ?? city.contacts.phone}
          {...(hasKinds ? { onBack: () => setIndividual(false) } : {})}
        />
      )}
    </Dialog>
  )
}
