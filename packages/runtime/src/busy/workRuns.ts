import { createBusyMark } from './createBusyMark.ts'

const mark = createBusyMark('parking.workRuns')

/**
 * Marks the time in which the page works through many changes that somebody has asked for: that is a use
 * of the account, though nobody touches it.
 *
 * @returns ends the mark; calling it again does nothing
 */
export const workRuns = mark.begin

/** Whether a tab of the browser works through many changes; of this one alone where there are no locks. */
export const isWorkRunningAnywhere = mark.isOnAnywhere
