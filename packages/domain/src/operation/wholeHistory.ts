import type { HistoryDays } from './historyFilter.ts'

/**
 * Every day that a history may have. The bounds are fixed rather than taken from a clock, so that a
 * device whose clock is wrong hides nothing.
 */
export const wholeHistory: HistoryDays = { from: '2000-01-01', to: '2099-12-31' }
