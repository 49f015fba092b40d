import { logInCompany } from '@parking/api-client'
import { useAppContext, useIsMember } from '@parking/runtime'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { companyLoginTried } from './useCompanyRefusal.ts'

/** What is sent to sign a company in. */
export interface CompanyLoginInput {
  readonly inn: string
  readonly contractNumber: string
}

/** Signs a company in, one call at a time; leaving the page gives it up. */
export function useCompanyLogin(): {
  readonly isBusy: boolean
  /** Why the last try failed, null when it did not. */
  readonly error: unknown
  /** Counts refused tries, so that the summary can take the focus anew each time. */
  readonly refusals: number
  readonly submit: (input: CompanyLoginInput) => void
} {
  const { api, session } = useAppContext()
  const navigate = useNavigate()
  const isMember = useIsMember()
  const running = useRef<AbortController | null>(null)
  const [refusals, setRefusals] = useState(0)
  const login = useMutation({
    mutationFn: (input: CompanyLoginInput) =>
      api.run(logInCompany(input), { signal: running.current?.signal ?? AbortSignal.abort() }),
    onSuccess: ({ token }) => session.send({ kind: 'loggedIn', token }),
    onError: () => setRefusals((count) => count + 1),
    onSettled: () => {
      running.current = null
    },
  })
  useEffect(() => () => running.current?.abort(), [])
  // Whoever signs in in another tab is led on from here too.
  useEffect(() => {
    if (isMember) void navigate({ to: '/coop-profile', replace: true })
  }, [isMember, navigate])

  function submit(input: CompanyLoginInput): void {
    if (running.current !== null) return
    running.current = new AbortController()
    companyLoginTried()
    login.mutate(input)
  }

  return { isBusy: login.isPending, error: login.error, refusals, submit }
}
