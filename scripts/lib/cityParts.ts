import type { City } from '@parking/domain'
import type { App } from './addresses.ts'

/** A part of the product that not every city has. */
interface Part {
  readonly isOn: (city: City) => boolean
  readonly modules: RegExp
}

/**
 * The parts of the product that not every city has, by what its file says: whether it has them, and
 * the modules of the portal that are loaded for nothing else. Parts that a city's back end switches on
 * and off while the site runs are in every site.
 */
const parts: readonly Part[] = [
  { isOn: ({ flags }) => flags.penalty, modules: /\/profile\/src\/fines\// },
  { isOn: ({ flags }) => flags.receipts, modules: /\/profile\/src\/receipts\// },
  { isOn: ({ flags }) => flags.feedback, modules: /\/profile\/src\/feedback\// },
  { isOn: ({ flags }) => flags.permitConstructor, modules: /\/permits\/src\/constructor\// },
  {
    isOn: ({ flags }) => flags.guestPayment,
    modules: /\/parking\/src\/guest\/|\/layout\/GuestDialogs\./,
  },
  {
    isOn: ({ planarParkingAvailable }) => planarParkingAvailable,
    modules: /\/parking\/src\/barrier\//,
  },
  { isOn: ({ thirdPartyId }) => thirdPartyId !== undefined, modules: /\/auth\/src\/thirdParty\// },
  {
    isOn: ({ errorReportsUrl }) => errorReportsUrl !== undefined,
    modules: /\/runtime\/src\/reports\//,
  },
  { isOn: ({ mapSource }) => mapSource.kind === 'pmtiles', modules: /\/pmtiles\// },
]

/**
 * Whether a module of the portal is only for parts that none of a site's cities has.
 *
 * @param cities - those that the site opens in place
 */
export function offIn(cities: readonly City[]): (module: string) => boolean {
  const off = parts.filter(({ isOn }) => !cities.some(isOn)).map(({ modules }) => modules)
  return (module) => off.some((modules) => modules.test(module))
}

/**
 * Whether a site has an app: the companies' console only where a city has companies.
 *
 * @param cities - those that the site opens in place
 */
export function hasApp(app: App, cities: readonly City[]): boolean {
  return app !== 'coop' || cities.some(({ flags }) => flags.corporate)
}
