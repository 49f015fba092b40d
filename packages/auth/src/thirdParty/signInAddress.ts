/** Where the third party sends people back to (specification, section 2). */
const callbackPath = '/callback/YandexLogin.html'

/**
 * The address of the third party's sign-in page for one try.
 *
 * @param signInUrl - as the city's file has it; may be a path of this very site
 * @param origin - this site's own origin, which the answer comes back to
 * @param state - comes back with the answer and shows that this browser asked for it
 */
export function signInAddress(signInUrl: string, origin: string, state: string): string {
  const url = new URL(signInUrl, origin)
  url.searchParams.set('redirect_uri', `${origin}${callbackPath}`)
  url.searchParams.set('state', state)
  return url.href
}
