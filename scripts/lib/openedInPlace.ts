import type { City } from '@parking/domain'

/**
 * The cities that a city's page switches to in place: others with a site of their own are opened
 * there.
 *
 * @param cities - of the build, its own first
 */
export function openedInPlace<Site extends Pick<City, 'siteUrl'>>([own, ...others]: readonly [
  Site,
  ...Site[],
]): [Site, ...Site[]] {
  return [own, ...others.filter(({ siteUrl }) => siteUrl === undefined)]
}
