import { logInCompany } from '@parking/api-client'
import { useAppContext, useIsMember, useLogin, type Login } from '@parking/runtime'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

/** What is sent to sign a company in. */
export interface CompanyLoginInput {
  readonly inn: string
  readonly contractNumber: string
}

const companyPage = { to: '/coop-profile', replace: true } as const

/** Signs a company in and opens its page. */
export function useCompanyLogin(): Login<CompanyLoginInput> {
  const { api } = useAppContext()
  const navigate = useNavigate()
  const isMember = useIsMember()
  const login = useLogin<CompanyLoginInput>({
    logIn: (input, _captcha, signal) => api.run(logInCompany(input), { signal }),
    onSignedIn: () => navigate(companyPage),
  })
  // Whoever signs in in another tab is led on from here too.
  const hasToLeave = isMember && !login.isBusy
  useEffect(() => {
    if (hasToLeave) void navigate(companyPage)
  }, [hasToLeave, navigate])
  return login
}
