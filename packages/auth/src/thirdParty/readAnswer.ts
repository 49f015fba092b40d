/** The longest token that is read: none in use comes near. */
const longest = 4096

/**
 * Reads the third party's answer to a sign-in.
 *
 * @param fragment - what stands behind the `#` of the address that it sent the browser to
 * @param state - what was sent along with the question
 * @returns the access token, null when there is none or it answers another question
 */
export function readAnswer(fragment: string, state: string): string | null {
  const answer = new URLSearchParams(fragment)
  const token = answer.get('access_token') ?? ''
  if (answer.get('state') !== state || answer.has('error')) return null
  return token === '' || token.length > longest ? null : token
}
