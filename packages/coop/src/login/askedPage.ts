import { readUrl } from '@parking/domain'

let asked: string | null = null

/**
 * A page was asked for that only a company that has signed in may see.
 *
 * @param address - the address of this site, with or without the language
 */
export function pageAsked(address: string): void {
  asked = address
}

/** The address of the page that was asked for, null where it was none; the next login is led to no such page. */
export function takeAskedPage(): string | null {
  const address = readUrl(asked, 'ownPage', window.location.origin)
  asked = null
  return address
}
