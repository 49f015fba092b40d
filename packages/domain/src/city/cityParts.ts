import type { City } from './city.gen.ts'

/**
 * The parts of the product that not every city has, and whether a city's file gives them. The site of a
 * city without one has no files of it. What a city's back end switches on and off while the site runs
 * is in every site.
 */
export const cityParts = {
  fines: ({ flags }: Pick<City, 'flags'>) => flags.penalty,
  receipts: ({ flags }: Pick<City, 'flags'>) => flags.receipts,
  feedback: ({ flags }: Pick<City, 'flags'>) => flags.feedback,
  permitConstructor: ({ flags }: Pick<City, 'flags'>) => flags.permitConstructor,
  guests: ({ flags }: Pick<City, 'flags'>) => flags.guestPayment,
  barrier: ({ planarParkingAvailable }: Pick<City, 'planarParkingAvailable'>) =>
    planarParkingAvailable,
  thirdParty: ({ thirdPartyId }: Pick<City, 'thirdPartyId'>) => thirdPartyId !== undefined,
  reports: ({ errorReportsUrl }: Pick<City, 'errorReportsUrl'>) => errorReportsUrl !== undefined,
  tileArchive: ({ mapSource }: Pick<City, 'mapSource'>) => mapSource.kind === 'pmtiles',
}

export type CityPart = keyof typeof cityParts
