import { useEffect, useId, useRef, useState } from 'react'
import type { ChangeEvent, FocusEvent, KeyboardEvent, MouseEvent } from 'react'

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
 * @returns whether something is open, and the attributes of the input, the `ul` and each `li`
 */
export function useCombobox(options: ComboboxOptions) {
  const { kind, typed, count, chosen = -1, startsOpen = false } = options
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [isWanted, setWanted] = useState(startsOpen)
  const [marked, setMarked] = useState(-1)
  const isOpen = isWanted && (kind === 'select' || typed.trim() !== '')
  const hasList = isOpen && count > 0
  const active = hasList && marked < count ? marked : -1
  useInSight(list, hasList && kind === 'select', active)

  function open() {
    if (isOpen) return
    setWanted(true)
    setMarked(chosen)
  }

  function close() {
    setWanted(false)
    setMarked(-1)
  }

  function choose(index: number) {
    if (index < 0 || index >= count) return
    close()
    options.onChoose(index)
  }

  function move(step: number) {
    setWanted(true)
    if (!isOpen && chosen >= 0) setMarked(chosen)
    else if (active === -1 && step === -1) setMarked(count - 1)
    else setMarked((active + step + count) % count)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = steps[event.key]
    if (step !== undefined && count > 0) {
      event.preventDefault()
      move(step)
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
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': hasList,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': active >= 0 ? `${id}-${active}` : undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setWanted(true)
        setMarked(kind === 'select' ? 0 : -1)
        options.onType(event.currentTarget.value)
      },
      onKeyDown,
      // A press opens at its end: the page may move then, and not under the finger.
      onFocus: (event: FocusEvent) => {
        if (!event.currentTarget.matches(':active')) open()
      },
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
    optionProps: (index: number) => ({
      id: `${id}-${index}`,
      role: 'option',
      'aria-selected': index === (kind === 'select' ? chosen : active),
      'data-active': index === active,
      // The second press of a double one is meant for the field: the page may have moved between.
      onClick: (event: MouseEvent) => {
        if (event.detail < 2) choose(index)
      },
    }),
  }
}

/** Scrolls to a list once it opens, and in it to the active option: neither has the focus. */
function useInSight(
  list: { readonly current: HTMLUListElement | null },
  isOpen: boolean,
  active: number,
) {
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' })
  }, [list, isOpen])
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [list, active])
}
