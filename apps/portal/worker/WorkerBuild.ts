/** What the second build step writes at the head of the worker: the build that it keeps. */
export interface WorkerBuild {
  /** All files of the build. The name of most holds a hash; of the others the revision does. */
  readonly files: readonly {
    readonly url: string
    readonly revision: string | null
    readonly integrity?: string
  }[]
  /** A pattern of the paths at which the app has a page. */
  readonly pagePattern: string
  /** Which of the kept pages answers a path: the first whose pattern fits. */
  readonly pages: readonly WorkerPage[]
  /** Patterns of the addresses of the base map's tiles. */
  readonly tiles: readonly string[]
}

/** A page of the build. */
export interface WorkerPage {
  readonly pattern: string
  readonly url: string
}
