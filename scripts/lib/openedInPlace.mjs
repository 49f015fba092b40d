/**
 * The cities that a city's page switches to in place: others with a site of their own are opened
 * there.
 *
 * @param {object[]} cities - of the build, its own first
 */
export function openedInPlace([own, ...others]) {
  return [own, ...others.filter(({ siteUrl }) => siteUrl === undefined)]
}
