import { RussianText } from '@parking/runtime'
import { Input } from '@mantine/core'
import { mergeRefs } from '@mantine/hooks'
import { ChevronDownIcon, Combobox } from '@parking/ui'
import { useEffect, useRef, useState, type ReactNode, type Ref, type RefObject } from 'react'
import css from './PlaceSelect.module.css'

interface Place {
  readonly value: string
  readonly label: string
  /** How far it is; null where that is not known. */
  readonly distance: string | null
  /** What else there is to say of it, such as what it was found by. */
  readonly hint: string | null
}

interface PlaceSelectProps {
  readonly ref?: Ref<HTMLInputElement>
  readonly label: string
  readonly description: string
  readonly error: string | null
  readonly value: string | null
  /** What the field shows of it while nobody types. */
  readonly valueLabel: string
  /** What was asked for and is none of the places: it stays in the field. */
  readonly unknown: string | null
  /** What is typed; `null` while nobody types. */
  readonly search: string | null
  readonly onSearch: (search: string | null) => void
  /** The places that the search finds, the best first. */
  readonly found: readonly Place[]
  /** Told of a choice, and of each letter that is typed; null: of none, as it was before. */
  readonly onChoose: (value: string | null) => void
  readonly nothingFound: string
}

/**
 * Chooses one of many places by typing; what is typed finds more than the labels say. It takes the
 * place of the choice at once, so that nobody goes on with one that is no longer in the field.
 */
export function PlaceSelect(props: PlaceSelectProps): ReactNode {
  const { label, description, value, search, onSearch, onChoose, found } = props
  const input = useRef<HTMLInputElement>(null)
  const [before, setBefore] = useState<string | null>(null)
  const shown = value === null ? (props.unknown ?? '') : props.valueLabel
  const choice = search === null ? shown : null
  const error = search === null ? props.error : null
  const isCut = useIsCut(input, choice)
  // What is typed next takes the place of what has just been chosen.
  useEffect(() => {
    if (choice !== null && input.current === document.activeElement) input.current?.select()
  }, [choice])

  return (
    <Input.Wrapper
      label={label}
      description={description}
      error={error}
      // Above the field: the list that opens below it would cover it.
      inputWrapperOrder={['label', 'description', 'error', 'input']}
    >
      <Combobox
        mode="select"
        label={label}
        typed={search ?? ''}
        items={found}
        keyOf={(place) => place.value}
        chosen={value}
        nothingFound={props.nothingFound}
        onType={(typed) => {
          if (search === null) setBefore(value ?? props.unknown)
          onSearch(typed)
          onChoose(typed.trim())
        }}
        onChoose={(place) => {
          onChoose(place.value)
          onSearch(null)
        }}
        onGiveUp={() => {
          if (search !== null) onChoose(before)
          onSearch(null)
        }}
        renderInput={(combobox, isOpen) => (
          <Input
            {...combobox}
            ref={mergeRefs(input, props.ref, combobox.ref)}
            error={error}
            aria-required
            value={search ?? shown}
            onFocus={(event) => {
              event.currentTarget.select()
              // A press opens at its end: the page may move then, and not under the finger.
              if (!event.currentTarget.matches(':active')) combobox.onFocus?.(event)
            }}
            onClick={(event) => {
              combobox.onClick?.(event)
              if (!isOpen) event.currentTarget.select()
            }}
            onMouseUp={(event) => {
              // Else the browser ends the press by putting the caret back.
              if (!isOpen) event.preventDefault()
            }}
            onBlur={(event) => {
              combobox.onBlur?.(event)
              onSearch(null)
            }}
            type="text"
            inputMode="search"
            rightSection={<ChevronDownIcon />}
          />
        )}
        renderItem={(place) => <Words place={place} />}
      />
      {isCut ? (
        <p className={css['whole']} aria-hidden="true">
          {shown}
        </p>
      ) : null}
    </Input.Wrapper>
  )
}

/** Tells whether a text is longer than the field that shows it; null: there is none to look at. */
function useIsCut(input: RefObject<HTMLInputElement | null>, text: string | null): boolean {
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const field = input.current
    if (field === null || text === null) return
    // Tells at once too, when the browser has placed what was only just drawn.
    const observer = new ResizeObserver(() => setCut(field.scrollWidth > field.clientWidth))
    observer.observe(field)
    return () => observer.disconnect()
  }, [input, text])
  return isCut && text !== null
}

function Words({ place }: { readonly place: Place }): ReactNode {
  return (
    <span className={css['words']}>
      <span className={css['line']}>
        <span className={css['label']}>
          <RussianText>{place.label}</RussianText>
        </span>
        {place.distance === null ? null : (
          <>
            {' '}
            <span className={css['distance']}>{place.distance}</span>
          </>
        )}
      </span>
      {place.hint === null ? null : (
        <span className={css['hint']}>
          <RussianText>{place.hint}</RussianText>
        </span>
      )}
    </span>
  )
}
