/**
 * Where paying without an account begins: filled in as the page of paying for parking would be that
 * somebody wanted to open.
 *
 * @param returnTo - the address that the login would lead to
 */
export function guestAddress(returnTo: string | null): string {
  const [path = '', query] = (returnTo ?? '').split('?', 2)
  const isParking = path.endsWith('/profile/parking') && query !== undefined
  return isParking ? `/guest-payment?${query}` : '/guest-payment'
}
