import { codeTexts } from '@parking/runtime/codes'
import { Actions, NarrowPage } from '../../page/NarrowPage.tsx'
import { registrationTexts } from '../texts/ru.ts'
import { confirmationRulesQuery, settingsQuery } from '@parking/api-client'
import { errorTexts, type LatePage, LinkButton, useIsMember, useTexts } from '@parking/runtime'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRegistration } from '../draft/useRegistration.ts'
import { useRegistrationEnd } from '../draft/useRegistrationEnd.ts'
import { EmailStep } from './EmailStep.tsx'
import { PhoneStep } from './PhoneStep.tsx'
import { WaysOn } from './WaysOn.tsx'

/** The second and the third step of a registration; a letter's link leads here on any device. */
export function ConfirmationPage(): ReactNode {
  const { step, salt } = useParams({ strict: false })
  const isMember = useIsMember()
  const isFinishing = useRegistration((registration) => registration.isFinishing)
  useRegistrationEnd()
  if (isMember && !isFinishing) return <AlreadyMember />
  if (salt !== undefined && step === 'email') return <EmailStep key={salt} salt={salt} />
  if (salt !== undefined && step === 'phone') return <PhoneStep key={salt} salt={salt} />
  return <IncompleteLink />
}

/** What the page can't be shown without. */
export const confirmationPage: LatePage = {
  Page: ConfirmationPage,
  texts: [registrationTexts, codeTexts, errorTexts],
  open: ({ api, queryClient }) => {
    void queryClient.prefetchQuery(settingsQuery(api))
    void queryClient.prefetchQuery(confirmationRulesQuery(api))
  },
}

/** Tells somebody who is signed in what to do with a letter's link. */
function AlreadyMember(): ReactNode {
  const { t } = useTexts(registrationTexts)
  return (
    <NarrowPage title={t('end.memberTitle')}>
      <p>{t('end.member')}</p>
      <Actions>
        <LinkButton to="/">{t('end.toMap')}</LinkButton>
      </Actions>
    </NarrowPage>
  )
}

/** Says that something is missing in an address. */
function IncompleteLink(): ReactNode {
  const { t } = useTexts(registrationTexts)
  return (
    <NarrowPage title={t('end.incompleteTitle')}>
      <p>{t('end.incomplete')}</p>
      <WaysOn />
    </NarrowPage>
  )
}
