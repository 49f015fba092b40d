import { create } from 'zustand'
import { isMoneyMovingAnywhere } from '../busy/moneyMoves.ts'
import { useAppContext } from '../context/AppContext.ts'

/** Whether somebody who wants to sign out is asked first. */
export const useSignOutQuestion = create<{ readonly isAsked: boolean }>(() => ({ isAsked: false }))

/** Signs out; while a payment is on its way somebody is asked first. */
export function useSignOut(): () => Promise<void> {
  const { session } = useAppContext()
  return async () => {
    if (await isMoneyMovingAnywhere()) useSignOutQuestion.setState({ isAsked: true })
    else session.send({ kind: 'loggedOut' })
  }
}

/** The question was answered. */
export function signOutAnswered(): void {
  useSignOutQuestion.setState({ isAsked: false })
}
