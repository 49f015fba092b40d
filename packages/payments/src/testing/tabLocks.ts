/** The locks of a browser; a lock of a charge tells by its name which page asks for it. */
export class TabLocks {
  readonly #held = new Map<string, string>()
  readonly #gone = new Set<string>()
  #waiting: (() => void)[] = []

  readonly request = async (
    lock: string,
    { ifAvailable = false }: LockOptions,
    work: (lock: object | null) => Promise<unknown>,
  ): Promise<unknown> => {
    const [, page, name] = /^parking\.charge\.(page\d+)\.(.*)$/.exec(lock) ?? []
    if (page === undefined || name === undefined) return work({})
    const hasToWait = (): boolean => !ifAvailable && this.#held.has(name)
    while (hasToWait()) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
    // A page that is gone takes no lock.
    if (this.#gone.has(page)) return new Promise(() => undefined)
    if (this.#held.has(name)) return work(null)
    this.#held.set(name, page)
    try {
      return await work({})
    } finally {
      if (this.#held.get(name) === page) this.#free([name])
    }
  }

  /** A page goes away. */
  free(page: string): void {
    this.#gone.add(page)
    this.#free([...this.#held].flatMap(([name, holder]) => (holder === page ? [name] : [])))
  }

  #free(names: readonly string[]): void {
    for (const name of names) this.#held.delete(name)
    const waiting = this.#waiting
    this.#waiting = []
    for (const resolve of waiting) resolve()
  }
}
