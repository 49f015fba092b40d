import type { ReactNode } from 'react'
import type { MarkerType } from '../model/layers.ts'
import { markerLooks } from './markerLook.ts'
import css from './Sign.module.css'

/** Draws the marker of a kind of place as it stands on the map; the words beside it say the same. */
export function Sign({ type }: { readonly type: MarkerType }): ReactNode {
  const { ground, sign, form } = markerLooks[type]
  return (
    <svg viewBox="0 0 24 24" className={css['sign']} aria-hidden="true">
      <rect width="24" height="24" rx={form === 'square' ? 6.5 : 12} fill={ground} />
      <path d={sign} className={css['lines']} transform="translate(4 4) scale(0.667)" />
    </svg>
  )
}
