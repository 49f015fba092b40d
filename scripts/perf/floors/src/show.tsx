import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Puts a floor into its page. */
export function show(floor: ReactNode): void {
  const place = document.querySelector('#app')
  if (place !== null) createRoot(place).render(floor)
}
