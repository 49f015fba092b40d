import type { ReactNode } from 'react'

const places = Array.from({ length: 20 }, (_, at) => `Parking ${10_101 + at}`)

/** What every floor shows: a list as short as the first page's. */
export function Places({ title }: { readonly title: string }): ReactNode {
  return (
    <main>
      <h1>{title}</h1>
      <ul>
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </main>
  )
}
