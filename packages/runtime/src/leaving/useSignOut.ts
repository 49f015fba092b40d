import { create } from 'zustand'
import { isMoneyMovingAnywhere } from '../busy/moneyMoves.ts'
import { useAppContext, useService } from '../context/AppContext.ts'
import { signOutLosses } from './signOutLosses.ts'

/** What somebody who wants to sign out is asked about first; null where nothing is to be asked. */
export const useSignOutQuestion = create<{ readonly asked: 'money' | 'work' | null }>(() => ({
  asked: null,
}))

/** Signs out; while a payment is on its way, or work is left that would be lost, somebody is asked first. */
export function useSignOut(): () => Promise<void> {
  const { session } = useAppContext()
  const losses = useService(signOutLosses)
  return async () => {
    if (await isMoneyMovingAnywhere()) useSignOutQuestion.setState({ asked: 'money' })
    else if ([...losses].some((isLost) => isLost())) useSignOutQuestion.setState({ asked: 'work' })
    else session.send({ kind: 'loggedOut' })
  }
}

/** The question was answered. */
export function signOutAnswered(): void {
  useSignOutQuestion.setState({ asked: null })
}
