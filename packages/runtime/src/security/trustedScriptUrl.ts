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
}

let policy: Rules | undefined

/**
 * Makes the address of a script acceptable to the page's policy of trusted types. The policy is the
 * one that the page's headers name.
 *
 * @throws {TypeError} when the address is not of the page's own origin
 */
export function trustedScriptUrl(address: string): string {
  policy ??= window.trustedTypes?.createPolicy('parking', { createScriptURL: ownAddress })
  return policy?.createScriptURL(address) ?? ownAddress(address)
}

function ownAddress(address: string): string {
  const { origin, href } = new URL(address, window.location.href)
  if (origin !== window.location.origin) throw new TypeError(`A script of another site: ${origin}`)
  return href
}
