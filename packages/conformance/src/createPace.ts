const MINUTE = 60_000

/** The waiting before a call, so that no more than so many come within a minute. */
export function createPace(callsAMinute: number): () => Promise<void> {
  const times: number[] = []
  return async () => {
    const first = times.length < callsAMinute ? undefined : times.shift()
    const wait = first === undefined ? 0 : first + MINUTE - Date.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    times.push(Date.now())
  }
}
