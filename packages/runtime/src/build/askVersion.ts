import { readVersion } from './readBuild.ts'

/** Milliseconds that a page may take to answer. */
const longestWait = 10_000

/**
 * Asks the site for the open page once more.
 *
 * @returns the version that is deployed now, or null when no page of ours comes
 */
export async function askVersion(): Promise<string | null> {
  try {
    const { pathname } = window.location
    const signal = AbortSignal.timeout(longestWait)
    const answer = await fetch(pathname, { cache: 'no-store', signal })
    return answer.status < 500 ? readVersion(await answer.text()) : null
  } catch {
    return null
  }
}
