/** The longest a call may take, and the caller's own wish to end it. */
export interface Deadline {
  readonly signal: AbortSignal
  /** Why it ended, null while it has not. */
  readonly ended: () => 'timeout' | 'aborted' | null
  /** Does some work, but waits no longer than until the end, even if the work ignores the signal. */
  readonly within: <T>(work: () => Promise<T>) => Promise<T>
  readonly stop: () => void
}

/** Starts the time that a call may take. */
export function startDeadline(milliseconds: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController()
  let reason: 'timeout' | 'aborted' | null = null
  const end = (why: 'timeout' | 'aborted') => {
    reason ??= why
    controller.abort()
  }
  const abort = () => end('aborted')
  const timer = setTimeout(() => end('timeout'), milliseconds)
  caller?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    ended: () => reason,
    within: (work) =>
      new Promise((resolve, reject) => {
        controller.signal.addEventListener('abort', () => reject(new Error(reason ?? 'aborted')))
        work().then(resolve, reject)
      }),
    stop: () => {
      clearTimeout(timer)
      caller?.removeEventListener('abort', abort)
    },
  }
}
