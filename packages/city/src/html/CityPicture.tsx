import { useState, type ReactNode } from 'react'
import css from './CityPicture.module.css'
import { readPicture } from './readOthersAddress.ts'
import { useTextPlace } from './useTextPlace.ts'

/** A picture beside a text of the city's, which says nothing that the text does not; none where it is lost. */
export function CityPicture({ image }: { readonly image: string | null }): ReactNode {
  const [isLost, setLost] = useState(false)
  const source = readPicture(image, useTextPlace())?.href
  if (source === undefined || isLost) return null
  return (
    <img
      className={css['picture']}
      src={source}
      alt=""
      loading="lazy"
      onError={() => setLost(true)}
    />
  )
}
