import { create } from 'zustand'

/** Whether an account was made here just now, which is said once. */
export const useNewAccount = create<{ readonly isNew: boolean }>(() => ({ isNew: false }))

/** An account was made, and is open. */
export function accountMade(): void {
  useNewAccount.setState({ isNew: true })
}

/** It was said, or its driver has gone. */
export function newAccountTold(): void {
  useNewAccount.setState({ isNew: false })
}
