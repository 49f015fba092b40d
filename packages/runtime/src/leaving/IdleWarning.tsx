import { useEffect, useState, lazy, type ReactNode } from 'react'
import * as v from 'valibot'
import { useStore } from 'zustand'
import { isMoneyMovingAnywhere } from '../busy/moneyMoves.ts'
import { isWorkRunningAnywhere } from '../busy/workRuns.ts'
import { useAppContext } from '../context/AppContext.ts'
import { keptValue } from '../storage/keptValue.ts'
import { createIdleWatch } from './createIdleWatch.ts'
import { LeavingDialog } from './LeavingDialog.tsx'

const load = async () => ({ default: (await import('./IdleDialog.tsx')).IdleDialog })
const IdleDialog = lazy(load)

/**
 * Signs out an account that nobody uses, and asks a minute before. An app lays it into its root frame
 * for people who are signed in.
 *
 * @param props.minutes - the time without use that the city allows
 */
export function IdleWarning({ minutes }: { readonly minutes: number }): ReactNode {
  const { session, storage } = useAppContext()
  const [watch] = useState(() =>
    createIdleWatch({
      minutes,
      lastUse: keptValue(storage, session.lastUseKey, v.number()),
      isBusy: async () => (await isMoneyMovingAnywhere()) || isWorkRunningAnywhere(),
      onEnd: () => session.send({ kind: 'leftIdle' }),
    }),
  )
  useEffect(() => watch.start(), [watch])
  const state = useStore(watch.store)
  return (
    <LeavingDialog isOpen={state.kind === 'asked'} load={load} onClose={watch.stay}>
      {state.kind === 'asked' ? <IdleDialog endsAt={state.endsAt} onStay={watch.stay} /> : null}
    </LeavingDialog>
  )
}
