import { Button } from '@mantine/core'
import { randomId, useAppContext, useTexts } from '@parking/runtime'
import { useState, type ReactNode } from 'react'
import { authTexts } from '../texts/ru.ts'
import { rememberSignIn } from './pendingSignIn.ts'
import { signInAddress } from './signInAddress.ts'
import css from './ThirdPartyLink.module.css'

/** Leads to a third party's sign-in, where the city has an agreement with one. */
export function ThirdPartyLink({ returnTo }: { readonly returnTo: string | null }): ReactNode {
  const { id, thirdPartyId } = useAppContext().city
  const { t, language } = useTexts(authTexts)
  const [state] = useState(randomId)
  if (thirdPartyId === undefined) return null
  return (
    <>
      <p className={css['or']}>{t('login.or')}</p>
      <Button
        component="a"
        variant="default"
        size="md"
        fullWidth
        href={signInAddress(thirdPartyId.signInUrl, window.location.origin, state)}
        onClick={() => rememberSignIn(id, { state, returnTo })}
      >
        {t('login.thirdParty', { name: thirdPartyId.name[language] })}
      </Button>
    </>
  )
}
