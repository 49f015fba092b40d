import type { ReactNode } from 'react'

/** The console has no menu of an account yet: its pages stand as they are. */
export function PlainFrame({ children }: { readonly children: ReactNode }): ReactNode {
  return children
}
