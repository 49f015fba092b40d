import type { ReactNode } from 'react'
import { useAppContext } from '../context/AppContext.ts'

/**
 * A text that may have Russian words in it, the city’s or a driver’s own: on an English page screen
 * readers are told of just these words.
 */
export function RussianText({ children }: { readonly children: string }): ReactNode {
  const { translator } = useAppContext()
  return (
    <span>
      {translator.language === 'ru'
        ? children
        : children.split(russian).map((part, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the parts of a text keep their order
            <span key={index} lang={index % 2 === 0 ? undefined : 'ru'}>
              {part}
            </span>
          ))}
    </span>
  )
}

/** Words side by side, with the numbers and marks between them and a house's number behind them. */
const russian = /(\p{Script=Cyrillic}(?:[^a-z·]*(?:[\p{Script=Cyrillic}»)]|\d(?![\d\s]*[a-z])))?)/iu
