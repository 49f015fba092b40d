/** Where the attempts of a kind of charge are kept. */
export const keptAttemptsKey = (name: string, cityId: string): string =>
  `parking.pending.${cityId}.${name}`
