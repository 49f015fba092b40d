import { useEffect, useId, useRef, useState } from 'react'
import type { ChangeEvent, KeyboardEvent, MouseEvent } from 'react'

export interface ComboboxOptions {
  /**
   * `search`: options only answer what is typed. `select`: they can also be looked through, one of
   * them is the present choice, and the first is active as soon as something is typed.
   */
  kind: 'search' | 'select'
  /** What somebody has typed. */
  typed: string
  /** How many options there are for that. */
  count: number
  /** Which of them is the present choice, -1 for none. */
  chosen?: number
  /** Whether it is open before somebody comes to it. */
  startsOpen?: boolean
  onType: (text: string) => void
  onChoose: (index: number) => void
  /** Escape while nothing is open: what was typed is given up. */
  onGiveUp: () => void
}

const steps: Readonly<Partial<Record<string, number>>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Drives a field with a list of options below it as the combobox pattern of WAI-ARIA says: arrows go
 * round the options, Enter takes the active one, Escape closes, Home and End stay with the text.
 *
 * @returns whether something is open, which option is active, and the attributes of the input, the `ul` and each `li`
 */
export function useCombobox(options: ComboboxOptions) {
  // Nearly all of it is new with every key: what the compiler would keep only weighs.
  'use no memo'
  const { kind, typed, count, chosen = -1, startsOpen = false } = options
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  // Which option is marked, -1 for none; `null` while it is closed.
  const [marked, setMarked] = useState(startsOpen ? -1 : null)
  const isOpen = marked !== null && (kind === 'select' || typed.trim() !== '')
  const hasList = isOpen && count > 0
  const active = hasList && marked < count ? marked : -1

  // An option has no focus that the browser would scroll to.
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  function open() {
    if (!isOpen) setMarked(chosen)
  }

  function close() {
    setMarked(null)
  }

  function choose(index: number) {
    if (index < 0 || index >= count) return
    close()
    options.onChoose(index)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = steps[event.key]
    if (step !== undefined && count > 0) {
      event.preventDefault()
      const from = step < 0 ? Math.max(0, active) : active
      setMarked(!isOpen && chosen >= 0 ? chosen : (from + step + count) % count)
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      choose(kind === 'search' ? Math.max(0, active) : active)
    } else if (event.key === 'Escape') {
      if (!isOpen) options.onGiveUp()
      close()
    }
  }

  return {
    isOpen,
    active,
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': hasList,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': active >= 0 ? `${id}-${active}` : undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setMarked(kind === 'select' ? 0 : -1)
        options.onType(event.currentTarget.value)
      },
      onKeyDown,
      onFocus: open,
      onClick: open,
      onBlur: close,
    },
    listProps: {
      ref: list,
      id: `${id}-list`,
      role: 'listbox',
      hidden: !hasList,
      // A press on the list leaves the focus in the field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    /** An option is the selected one while it is active, unless the caller knows better. */
    optionProps: (index: number, isSelected = index === active) => ({
      id: `${id}-${index}`,
      role: 'option',
      'aria-selected': isSelected,
      // The second press of a double one is meant for the field: the page may have moved between.
      onClick: (event: MouseEvent) => {
        if (event.detail < 2) choose(index)
      },
    }),
  }
}
