import type { Build } from '../build/readBuild.ts'
import type { AppContext } from '../context/AppContext.ts'

/** The page in which errors happen, as far as it has come. */
export interface ErrorPage {
  readonly build: Build
  /** Null until the app has started. */
  context: AppContext | null
  /** The id of the route that is shown. */
  screen: () => string | null
}
