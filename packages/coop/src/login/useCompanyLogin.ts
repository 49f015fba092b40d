import { logInCompany } from '@parking/api-client'
import { useAppContext, useIsMember, useLogin, type Login } from '@parking/runtime'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { takeAskedPage } from './askedPage.ts'

/** What is sent to sign a company in. */
export interface CompanyLoginInput {
  readonly inn: string
  readonly contractNumber: string
}

/** Signs a company in and opens the page that it asked for, else its own. */
export function useCompanyLogin(): Login<CompanyLoginInput> {
  const { api, homes } = useAppContext()
  const navigate = useNavigate()
  const open = () => navigate({ href: takeAskedPage() ?? homes.member, replace: true })
  const isMember = useIsMember()
  const login = useLogin<CompanyLoginInput>({
    logIn: (input, _captcha, signal) => api.run(logInCompany(input), { signal }),
    onSignedIn: open,
  })
  // Whoever signs in in another tab is led on from here too.
  const hasToLeave = isMember && !login.isBusy
  const leave = useEffectEvent(() => void open())
  useEffect(() => {
    if (hasToLeave) leave()
  }, [hasToLeave])
  return login
}
