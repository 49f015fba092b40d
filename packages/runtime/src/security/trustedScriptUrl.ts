declare global {
  interface Window {
    /** Missing where the browser does not know trusted types. */
    readonly trustedTypes?: {
      readonly createPolicy: (name: string, rules: Rules) => Rules
    }
  }
}

interface Rules {
  /** What it returns is opaque, but stands wherever the address of a script may stand. */
  readonly createScriptURL: (address: string) => string
  /** What it returns is opaque, but may be parsed. */
  readonly createHTML: (html: string) => string
}

/**
 * The policy that the page's headers name, which can be made once: an app loads this file before all
 * others, so that no other script takes the name.
 */
const policy = window.trustedTypes?.createPolicy('parking', {
  createScriptURL: ownAddress,
  createHTML: (html) => html,
})

/**
 * The page's policy, for the sanitiser of a server's HTML alone: it lets that parse what it is about
 * to clean, in a document of its own. Missing where the browser does not know trusted types.
 */
export const sanitiserPolicy = policy

/**
 * Makes the address of a script acceptable to the page's policy of trusted types.
 *
 * @throws {TypeError} when the address is not of the page's own origin
 */
export function trustedScriptUrl(address: string): string {
  return policy?.createScriptURL(address) ?? ownAddress(address)
}

function ownAddress(address: string): string {
  const { origin, href } = new URL(address, window.location.href)
  if (origin !== window.location.origin) throw new TypeError(`A script of another site: ${origin}`)
  return href
}
