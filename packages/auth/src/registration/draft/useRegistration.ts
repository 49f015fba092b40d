import type { RegistrationDraft } from '@parking/domain'
import { create } from 'zustand'

/** What somebody has sent to register, with the password. */
export interface SentDraft extends RegistrationDraft {
  readonly password: string
}

/** A registration under way. It lives in memory alone, and ends with its pages. */
export interface Registration {
  readonly draft: SentDraft | null
  /** Where the code of the phone goes. */
  readonly phone: string | null
  /** What stands for it at the back end, in the step of the e-mail and in that of the phone. */
  readonly emailSalt: string | null
  readonly phoneSalt: string | null
  /** The salt of the e-mail that is confirmed already. */
  readonly confirmedSalt: string | null
  /** The code of a letter's link, which stays in no address. */
  readonly link: { readonly salt: string; readonly code: string } | null
  /** All is confirmed, and the account is being opened. */
  readonly isFinishing: boolean
}

const none: Registration = {
  draft: null,
  phone: null,
  emailSalt: null,
  phoneSalt: null,
  confirmedSalt: null,
  link: null,
  isFinishing: false,
}

/** The registration under way. */
export const useRegistration = create<Registration>(() => none)

/** The registration as it stands, for what is done in between. */
export function findRegistration(): Registration {
  return useRegistration.getState()
}

/** The form was taken. */
export function registrationSent(
  draft: SentDraft,
  salts: { readonly emailSalt: string; readonly phoneSalt: string | null },
): void {
  const { phone } = draft
  useRegistration.setState({ draft, phone, ...salts, confirmedSalt: null, link: null })
}

/** Somebody has followed the link of a letter. */
export function linkFollowed(link: { readonly salt: string; readonly code: string }): void {
  useRegistration.setState({ link })
}

/** The e-mail is confirmed, and the phone is next. */
export function emailConfirmed(salt: string, phoneSalt: string): void {
  useRegistration.setState({ confirmedSalt: salt, phoneSalt, link: null })
}

/** The code goes to another phone. */
export function phoneChanged(phone: string, phoneSalt: string): void {
  const { draft } = findRegistration()
  useRegistration.setState({ draft: draft === null ? null : { ...draft, phone }, phone, phoneSalt })
}

/** The back end knows nothing of it any more: the form has to be sent anew. */
export function registrationExpired(): void {
  useRegistration.setState({ ...none, draft: findRegistration().draft })
}

/** All is confirmed. */
export function registrationFinishing(): void {
  useRegistration.setState({ isFinishing: true })
}

/** It is done, or was given up. */
export function registrationEnded(): void {
  useRegistration.setState(none, true)
}
