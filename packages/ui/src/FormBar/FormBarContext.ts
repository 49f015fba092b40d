import { createContext } from 'react'

/** How a form stands, for the dialog around it. */
export interface FormBarState {
  /** Whether something was typed that closing would lose. */
  readonly isChanged: boolean
  /** Whether it is being saved. */
  readonly isBusy: boolean
}

/** Tells the dialog around a form how it stands; null where there is none. */
export const FormBarContext = createContext<((state: FormBarState) => void) | null>(null)
