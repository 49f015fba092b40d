import { createContext } from 'react'

/** The history of an app's pages, as its router moves in it. */
export interface PageHistory {
  readonly location: { readonly state: object }
  push: (...move: never[]) => void
  replace: (...move: never[]) => void
  go: (...move: never[]) => void
  back: (...move: never[]) => void
  forward: (...move: never[]) => void
}

/** The history of the app's pages; null where there are none, such as in a test of one component. */
export const PagesContext = createContext<PageHistory | null>(null)
