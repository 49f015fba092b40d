import { createContext, useContext, useEffect } from 'react'

/** How a form stands, for the dialog around it. */
export interface FormState {
  /** Whether something was typed that closing would lose. */
  readonly isChanged: boolean
  /** Whether it is being saved. */
  readonly isBusy: boolean
}

/** Hears how the form inside a dialog stands; null where nothing around the form wants to know. */
export const FormStateContext = createContext<((state: FormState) => void) | null>(null)

/** Tells the dialog around a form how it stands. A `FormBar` does so for its form. */
export function useTellFormState({ isChanged, isBusy }: FormState): void {
  const tell = useContext(FormStateContext)
  useEffect(() => tell?.({ isChanged, isBusy }), [tell, isChanged, isBusy])
}
