import { useEffect, useState, type ReactNode } from 'react'
import css from './ChangedPictures.module.css'

/** What `scripts/storyPictures.ts` has written. */
interface Found {
  readonly comparedAt: number
  readonly pictures: number
  readonly changed: readonly { readonly name: string; readonly files: readonly string[] }[]
}

const kinds = { expected: 'accepted', actual: 'now', diff: 'where they differ' } as const

/** The stories that look other than in their last accepted pictures, each beside it. */
export function ChangedPictures(): ReactNode {
  const [found, setFound] = useState<Found | 'none' | null>(null)
  useEffect(() => {
    void read().then(setFound, () => setFound('none'))
  }, [])
  if (found === null) return null
  if (found === 'none')
    return <p>Nothing to show: no pictures have been compared on this machine yet.</p>
  const { comparedAt, pictures, changed } = found
  return (
    <>
      <p>
        Compared on {new Date(comparedAt).toLocaleString('en-GB')}:{' '}
        <strong>
          {changed.length} of {pictures} pictures differ
        </strong>{' '}
        from those last accepted.
      </p>
      {changed.map(({ name, files }) => (
        <section key={name}>
          <h3>
            <a href={`./?path=/story/${storyOf(name)}`} target="_top">
              {name}
            </a>
          </h3>
          <div className={css['pictures']}>
            {Object.entries(kinds).map(([kind, words]) => {
              const file = files.find((one) => one.endsWith(`-${kind}.png`))
              return file === undefined ? null : (
                <figure key={kind}>
                  <img src={`pictures/${encodeURI(file)}`} alt={`${name}, ${words}`} />
                  <figcaption>{words}</figcaption>
                </figure>
              )
            })}
          </div>
        </section>
      ))}
    </>
  )
}

async function read(): Promise<Found> {
  return (await fetch('pictures/found.json')).json()
}

/** A picture is named by its story, the width of its screen and its scheme. */
function storyOf(name: string): string {
  return name.replace(/(-360|-1280)?[.](light|dark)$/u, '')
}
