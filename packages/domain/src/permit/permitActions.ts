import type { Benefit } from './Benefit.ts'

/** What can be done with a permit. */
export type PermitAction = 'changeVehicle' | 'pause' | 'continue' | 'refund'

/** The actions that a permit allows now. A paused permit can be continued instead of paused. */
export function permitActions(
  permit: Pick<Benefit, 'canChangeVehicle' | 'canPause' | 'canContinue' | 'canRefund'>,
): readonly PermitAction[] {
  const actions: PermitAction[] = []
  if (permit.canChangeVehicle) actions.push('changeVehicle')
  if (permit.canContinue) actions.push('continue')
  else if (permit.canPause) actions.push('pause')
  if (permit.canRefund) actions.push('refund')
  return actions
}
