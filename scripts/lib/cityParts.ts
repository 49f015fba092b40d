import { cityParts, type City } from '@parking/domain'
import type { App } from './addresses.ts'
import type { PartRecord } from './readBuild.ts'

/**
 * Whether a file of the portal is only for parts of the product that none of a site's cities has.
 *
 * @param cities - those that the site opens in place
 */
export function offIn(
  cities: readonly City[],
  parts: readonly PartRecord[],
): (file: string) => boolean {
  const rules: Readonly<Record<string, (city: City) => boolean>> = cityParts
  const isOff = ({ part }: PartRecord) =>
    part !== undefined && !cities.some((city) => rules[part]?.(city))
  const off = new Set(parts.filter(isOff).map(({ file }) => file))
  return (file) => off.has(file)
}

/**
 * Whether a site has an app: the companies' console only where a city has companies.
 *
 * @param cities - those that the site opens in place
 */
export function hasApp(app: App, cities: readonly City[]): boolean {
  return app !== 'coop' || cities.some(({ flags }) => flags.corporate)
}
