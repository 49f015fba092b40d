import { useIsMember, useTexts } from '@parking/runtime'
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
