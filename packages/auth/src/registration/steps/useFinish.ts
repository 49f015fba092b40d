import { useAppContext } from '@parking/runtime'
import { useRouter } from '@tanstack/react-router'
import { openAccount } from '../../account/openAccount.ts'
import { accountMade } from '../newAccount.ts'
import { registrationEnded, registrationFinishing } from '../draft/useRegistration.ts'

/** Signs in who has just registered, as a login does, and forgets what was filled in. */
export function useFinish(): (token: string) => Promise<void> {
  const context = useAppContext()
  const router = useRouter()
  return async (token) => {
    registrationFinishing()
    context.session.send({ kind: 'loggedIn', token })
    const opened = await openAccount(context, null)
    if (opened.kind === 'open') accountMade()
    const { guest, member } = context.homes
    const href = opened.kind === 'refused' ? guest : (opened.target ?? member)
    await router.navigate({ href, replace: true })
    registrationEnded()
  }
}
