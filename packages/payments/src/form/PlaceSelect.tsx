import { Input } from '@mantine/core'
import { mergeRefs } from '@mantine/hooks'
import { ChevronDownIcon, Combobox } from '@parking/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import css from './PlaceSelect.module.css'

interface Place {
  readonly value: string
  readonly label: string
  /** What it was found by, if that is not in its label. */
  readonly hint: string | null
}

interface PlaceSelectProps {
  readonly id: string
  readonly label: string
  readonly description: string
  readonly error: string | null
  readonly value: string | null
  /** What the field shows while nobody types. */
  readonly valueLabel: string
  /** What is typed; `null` while nobody types. */
  readonly search: string | null
  readonly onSearch: (search: string | null) => void
  /** The places that the search finds, the best first. */
  readonly found: readonly Place[]
  readonly onChoose: (value: string) => void
  readonly nothingFound: string
}

/** Chooses one of many places by typing; what is typed finds more than the labels say. */
export function PlaceSelect(props: PlaceSelectProps): ReactNode {
  const { id, label, description, error, value, valueLabel, search, onSearch, found } = props
  const input = useRef<HTMLInputElement>(null)
  const choice = search === null ? valueLabel : null
  // What is typed next takes the place of what has just been chosen.
  useEffect(() => {
    if (choice !== null && input.current === document.activeElement) input.current?.select()
  }, [choice])

  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={description}
      error={error}
      // Above the field: the list that opens below it would cover it.
      inputWrapperOrder={['label', 'description', 'error', 'input']}
    >
      <Combobox
        kind="select"
        label={label}
        typed={search ?? ''}
        items={found}
        keyOf={(place) => place.value}
        chosen={value}
        nothingFound={props.nothingFound}
        onType={onSearch}
        onChoose={(place) => {
          props.onChoose(place.value)
          onSearch(null)
        }}
        onGiveUp={() => onSearch(null)}
        renderInput={(combobox, isOpen) => (
          <Input
            {...combobox}
            ref={mergeRefs(input, combobox.ref)}
            error={error}
            value={search ?? valueLabel}
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
    </Input.Wrapper>
  )
}

function Words({ place }: { readonly place: Place }): ReactNode {
  return (
    <span className={css['words']}>
      <span>{place.label}</span>
      {place.hint === null ? null : <span className={css['hint']}>{place.hint}</span>}
    </span>
  )
}
