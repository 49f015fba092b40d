import { LazyPart } from '@parking/runtime'
import { lazy, useEffect, type ReactNode } from 'react'
import { newAccountTold, useNewAccount } from './newAccount.ts'

const NewAccountTold = lazy(async () => ({
  default: (await import('./registrationPart.ts')).NewAccountTold,
}))

/** Tells somebody who has just registered that they have. An app lays it beside its other notices. */
export function NewAccountNotice(): ReactNode {
  const { isNew } = useNewAccount()
  useEffect(() => newAccountTold, [])
  return isNew ? (
    <LazyPart lost={null}>
      <NewAccountTold />
    </LazyPart>
  ) : null
}
