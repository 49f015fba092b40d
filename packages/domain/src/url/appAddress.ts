/**
 * What the scheme of an app looks like. Its hyphen keeps it apart from every scheme that a browser
 * opens or runs by itself.
 */
const appScheme = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/

/**
 * Writes the address by which a city's mobile app goes on with a registration.
 *
 * @param scheme - as the city's file has it
 * @param confirmation.code - the code of the letter, null where it is not known
 * @returns null where the city has no such app
 */
export function appAddress(
  scheme: string | undefined,
  confirmation: { readonly salt: string; readonly code: string | null },
): string | null {
  if (scheme === undefined || !appScheme.test(scheme)) return null
  const { salt, code } = confirmation
  const parts = [salt, code].filter((part) => part !== null).map(encodeURIComponent)
  return `${scheme}://registration/confirmation/email/${parts.join('/')}`
}
