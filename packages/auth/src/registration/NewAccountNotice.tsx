import { LazyBoundary, late } from '@parking/runtime'
import { useEffect, type ReactNode } from 'react'
import { newAccountTold, useNewAccount } from './newAccount.ts'

const NewAccountTold = late(async () => (await import('./steps/NewAccountTold.tsx')).NewAccountTold)

/** Tells somebody who has just registered that they have. An app lays it beside its other notices. */
export function NewAccountNotice(): ReactNode {
  const { isNew } = useNewAccount()
  useEffect(() => newAccountTold, [])
  return isNew ? (
    <LazyBoundary lost={null}>
      <NewAccountTold />
    </LazyBoundary>
  ) : null
}
