import { Input } from '@mantine/core'
import { CheckIcon, ChevronDownIcon, useCombobox } from '@parking/ui'
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
  const { isOpen, active, inputProps, listProps, optionProps } = useCombobox({
    kind: 'select',
    typed: search ?? '',
    count: found.length,
    chosen: found.findIndex((place) => place.value === value),
    onType: onSearch,
    onChoose: (index) => {
      const place = found[index]
      if (place !== undefined) props.onChoose(place.value)
      onSearch(null)
    },
    onGiveUp: () => onSearch(null),
  })
  const choice = search === null ? valueLabel : null
  // What is typed next takes the place of what has just been chosen.
  useEffect(() => {
    if (choice !== null && input.current === document.activeElement) input.current?.select()
  }, [choice])

  const { ref: list, hidden: isListHidden } = listProps
  useEffect(() => {
    if (!isListHidden) list.current?.scrollIntoView({ block: 'nearest' })
  }, [list, isListHidden])

  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={description}
      error={error}
      // Above the field: the list that opens below it would cover it.
      inputWrapperOrder={['label', 'description', 'error', 'input']}
    >
      <div className={css['field']}>
        <Input
          {...inputProps}
          ref={input}
          error={error}
          value={search ?? valueLabel}
          onFocus={(event) => {
            event.currentTarget.select()
            // A press opens at its end: the page may move then, and not under the finger.
            if (!event.currentTarget.matches(':active')) inputProps.onFocus()
          }}
          onClick={(event) => {
            inputProps.onClick()
            if (!isOpen) event.currentTarget.select()
          }}
          onMouseUp={(event) => {
            // Else the browser ends the press by putting the caret back.
            if (!isOpen) event.preventDefault()
          }}
          onBlur={() => {
            inputProps.onBlur()
            onSearch(null)
          }}
          type="text"
          inputMode="search"
          rightSection={<ChevronDownIcon />}
        />
        <ul {...listProps} aria-label={label} className={css['list']}>
          {isOpen
            ? found.map((place, index) => (
                <li
                  key={place.value}
                  {...optionProps(index, place.value === value)}
                  data-active={index === active}
                  className={css['option']}
                >
                  <Words place={place} />
                  {place.value === value ? <CheckIcon /> : null}
                </li>
              ))
            : null}
        </ul>
        <output>
          {isOpen && found.length === 0 ? (
            <span className={css['none']}>{props.nothingFound}</span>
          ) : null}
        </output>
      </div>
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
