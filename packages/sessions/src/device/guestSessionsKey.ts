/** Where a device keeps the sessions that were paid for in a city without an account. */
export const guestSessionsKey = (cityId: string): string => `parking.guest.${cityId}`
