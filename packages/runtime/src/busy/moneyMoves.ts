import { createBusyMark } from './createBusyMark.ts'

const mark = createBusyMark('parking.moneyMoves')

/**
 * Marks the time in which the page must not be loaded anew: a call that moves money is under way.
 *
 * @returns ends the mark; calling it again does nothing
 */
export const moneyMoves = mark.begin

/** Whether a call that moves money is under way. */
export const isMoneyMoving = mark.isOn

/** The same of all tabs of the browser; of this one alone where a browser has no locks. */
export const isMoneyMovingAnywhere = mark.isOnAnywhere
