import { lateFile, untilIdle } from '@parking/runtime'
import { searchLandmark } from '@parking/ui'
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import type { SearchBox, SearchBoxProps } from './SearchBox.tsx'
import { SearchField } from './SearchField.tsx'

const loadSearchBox = lateFile({ comes: 'soon' }, () => import('./SearchBox.tsx'))

type LateSearchBoxProps = Omit<
  SearchBoxProps,
  'query' | 'onType' | 'caret' | 'entered' | 'startsOpen'
> & {
  /** What stands in it at first. */
  readonly initialQuery: string
}

/** What takes the plain field's place, and where the caret was then. */
interface Loaded {
  readonly SearchBox: typeof SearchBox
  readonly caret: number | null
}

/**
 * A plain field until what answers it has come: soon after the page, or with the next letter where that
 * was in vain. What is typed meanwhile stays, and so do the focus and the caret; Enter is answered then.
 */
export function LateSearchBox({ initialQuery, ...rest }: LateSearchBoxProps): ReactNode {
  const [query, setQuery] = useState(initialQuery)
  const caret = useRef<number | null>(null)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  /** What Enter was pressed for before anything could answer it. */
  const [entered, setEntered] = useState<string | null>(null)
  const isLoaded = loaded !== null

  useEffect(() => {
    if (isLoaded) return
    const load = async (): Promise<void> => {
      if (query === '') await untilIdle()
      const { SearchBox } = await loadSearchBox()
      setLoaded({ SearchBox, caret: caret.current })
    }
    load().catch(() => undefined)
  }, [query, isLoaded])

  if (loaded !== null) {
    return (
      <loaded.SearchBox
        {...rest}
        query={query}
        startsOpen={initialQuery !== ''}
        caret={loaded.caret}
        entered={entered}
        onType={(typed) => {
          setQuery(typed)
          setEntered(null)
        }}
      />
    )
  }
  const noteCaret = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void => {
    caret.current = currentTarget.selectionEnd
  }
  return (
    <div {...searchLandmark}>
      <SearchField
        query={query}
        onClear={() => setQuery('')}
        input={{
          autoComplete: 'off',
          spellCheck: false,
          onChange: ({ currentTarget }) => setQuery(currentTarget.value),
          onKeyDown: ({ key, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing) setEntered(query)
          },
          onFocus: noteCaret,
          onSelect: noteCaret,
          onBlur: () => (caret.current = null),
        }}
      />
    </div>
  )
}
