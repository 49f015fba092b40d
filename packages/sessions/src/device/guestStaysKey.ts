/** Where a device keeps the stays that were paid for in a city without an account. */
export const guestStaysKey = (cityId: string): string => `parking.guest.${cityId}`
