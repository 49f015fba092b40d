import { keptAttemptsKey } from '../charge/keptAttemptsKey.ts'

/** Where a device keeps the payments of guests of which the end is not known, or has not been read. */
export const guestAttemptsKey = (cityId: string): string => keptAttemptsKey('guestStart', cityId)
