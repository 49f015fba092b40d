import { useIsMember } from '@parking/runtime'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRegistration } from '../draft/useRegistration.ts'
import { useRegistrationEnd } from '../draft/useRegistrationEnd.ts'
import { EmailStep } from './EmailStep.tsx'
import { AlreadyMember, IncompleteLink } from './DeadEnds.tsx'
import { PhoneStep } from './PhoneStep.tsx'

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
