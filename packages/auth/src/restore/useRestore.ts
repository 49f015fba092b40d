import { create } from 'zustand'

/** A password that is being restored: who asked for a code, in memory alone. */
export const useRestore = create<{ readonly login: string; readonly salt: string | null } | null>(
  () => null,
)

/** Who has asked for a code; empty where nobody has. */
export function findAsker(): string {
  return useRestore.getState()?.login ?? ''
}

/** A code was sent to somebody; the salt stands for it, where the back end gave one. */
export function restoreAsked(login: string, salt: string | null): void {
  useRestore.setState({ login, salt }, true)
}

/** The page was left. */
export function restoreEnded(): void {
  useRestore.setState(null, true)
}
