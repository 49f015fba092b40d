import { codeTexts } from '@parking/runtime/codes'
import { settingsQuery, confirmationRulesQuery } from '@parking/api-client'
import { useIsMember, useTexts, type LatePage, errorTexts } from '@parking/runtime'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { NarrowPage } from '../../page/NarrowPage.tsx'
import { useRegistrationEnd } from '../draft/useRegistrationEnd.ts'
import { registrationTexts } from '../texts/ru.ts'
import { RegistrationForm } from './RegistrationForm.tsx'

/** Becoming a customer: the first of three steps. */
export function RegistrationPage(): ReactNode {
  const { t } = useTexts(registrationTexts)
  const isMember = useIsMember()
  useRegistrationEnd()
  // Another tab has signed in.
  if (isMember) return <Navigate to="/" replace />
  return (
    <NarrowPage title={t('form.title')} description={t('form.step', { step: 1 })}>
      <RegistrationForm />
    </NarrowPage>
  )
}

/** What the page can't be shown without. */
export const registrationPage: LatePage = {
  Page: RegistrationPage,
  texts: [registrationTexts, codeTexts, errorTexts],
  open: ({ api, queryClient }) => {
    void queryClient.prefetchQuery(settingsQuery(api))
    void queryClient.prefetchQuery(confirmationRulesQuery(api))
  },
}
