import { useCombobox, type UseComboboxState } from 'downshift'
import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
} from 'react'
import { CheckIcon } from '../icons/icons.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import css from './Combobox.module.css'

/** What an input needs to be a combobox's. */
export type ComboboxInputProps = Pick<
  ComponentProps<'input'>,
  | 'ref'
  | 'role'
  | 'autoComplete'
  | 'spellCheck'
  | 'onChange'
  | 'onKeyDown'
  | 'onFocus'
  | 'onClick'
  | 'onBlur'
>

export interface ComboboxProps<Item> {
  /**
   * `search`: options only answer what is typed. `select`: they can also be looked through, one of
   * them is the present choice, and the first is active as soon as something is typed.
   */
  mode: 'search' | 'select'
  /** Names the list. */
  label: string
  /** What somebody has typed. */
  typed: string
  /** What there is to choose from for that. */
  items: readonly Item[]
  /** Names an item so that it is told from the others. */
  keyOf: (item: Item) => string
  /** The key of the present choice. */
  chosen?: string | null
  /** Whether it is open, and has the focus, before somebody comes to it. */
  startsOpen?: boolean
  /** Shown when nothing is found; `null` while that cannot be said yet. */
  nothingFound: string | null
  /** Told to screen readers when something is found. */
  foundText?: string
  onType: (text: string) => void
  onChoose: (item: Item) => void
  /** Escape while nothing is open: what was typed is given up. */
  onGiveUp: () => void
  /** Draws the field around an input. */
  renderInput: (input: ComboboxInputProps, isOpen: boolean) => ReactNode
  renderItem: (item: Item) => ReactNode
}

const { stateChangeTypes: change } = useCombobox

/** A field with a list of options below it; arrows, Enter and Escape drive it as a finger does. */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  // Downshift wants its getters called in every render.
  'use no memo'
  const { mode, label, items, keyOf, chosen = null, renderInput, renderItem } = props
  const listId = useId()
  const { isOpen, hasList, active, input, getMenuProps, getItemProps } = useField(props, listId)

  // The page moves to show the list that a form's field opens, but never so far that the field is hidden.
  useEffect(() => {
    if (!hasList || mode === 'search') return
    const list = document.getElementById(listId)
    for (const one of [list, list?.parentElement?.querySelector('input')]) {
      one?.scrollIntoView({ block: 'nearest' })
    }
  }, [hasList, mode, listId])

  return (
    <div className={css['root']}>
      {renderInput(input, isOpen)}
      <ul
        {...getMenuProps({
          'aria-label': label,
          // The field keeps the focus while the list is scrolled.
          onMouseDown: (event: SyntheticEvent) => event.preventDefault(),
        })}
        // Browsers stop Tab at what scrolls, and the list closes under the focus.
        tabIndex={-1}
        hidden={!hasList}
        className={css['list']}
      >
        {hasList
          ? items.map((item, index) => {
              const isChosen = chosen !== null && keyOf(item) === chosen
              return (
                <li
                  key={keyOf(item)}
                  {...getItemProps({
                    item,
                    index,
                    'aria-selected': mode === 'select' ? isChosen : index === active,
                    onClick: ignoreSecondPress,
                  })}
                  data-active={index === active}
                  className={css['option']}
                >
                  {renderItem(item)}
                  {isChosen ? <CheckIcon /> : null}
                </li>
              )
            })
          : null}
      </ul>
      <output>
        {isOpen && items.length === 0 && props.nothingFound !== null ? (
          <span className={css['none']}>{props.nothingFound}</span>
        ) : null}
        {hasList ? <VisuallyHidden>{props.foundText}</VisuallyHidden> : null}
      </output>
    </div>
  )
}

/** Downshift with the ways of this product. */
function useField<Item>(props: ComboboxProps<Item>, listId: string) {
  'use no memo'
  const { mode, typed, items, keyOf, chosen = null, startsOpen = false } = props
  const itemId = (index: number) => `${listId}-${index}`
  const combobox = useCombobox<Item>({
    menuId: listId,
    getItemId: itemId,
    items: [...items],
    inputValue: typed,
    // A choice leads elsewhere at once: to Downshift each is the first.
    selectedItem: null,
    initialIsOpen: startsOpen,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) props.onChoose(selectedItem)
    },
    stateReducer: (state, { type, changes }): Partial<UseComboboxState<Item>> => {
      if (type === change.InputBlur) return { ...changes, selectedItem: null }
      if (type === change.InputChange) {
        return { ...changes, highlightedIndex: mode === 'select' ? 0 : -1 }
      }
      if (type === change.InputKeyDownEnter) {
        const taken =
          mode === 'search' ? Math.max(0, state.highlightedIndex) : state.highlightedIndex
        return items[taken] === undefined ? state : { ...changes, selectedItem: items[taken] }
      }
      // A press on the open field is one on the text.
      if (type === change.InputClick && state.isOpen) return state
      const present = items.findIndex((item) => keyOf(item) === chosen)
      const opens = changes.isOpen === true && !state.isOpen
      return opens && present >= 0 ? { ...changes, highlightedIndex: present } : changes
    },
  })
  const isOpen = combobox.isOpen && (mode === 'select' || typed.trim() !== '')
  const hasList = isOpen && items.length > 0
  const active =
    hasList && combobox.highlightedIndex < items.length ? combobox.highlightedIndex : -1
  const input = combobox.getInputProps({
    id: undefined,
    value: undefined,
    'aria-labelledby': undefined,
    'aria-expanded': hasList,
    'aria-activedescendant': active < 0 ? undefined : itemId(active),
    spellCheck: false,
    onFocus: combobox.openMenu,
    // Downshift waits for the end of a press: till then the list would take it from what it lies over.
    onBlur: combobox.closeMenu,
    onChange: (event: ChangeEvent<HTMLInputElement>) => props.onType(event.currentTarget.value),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isOpen) props.onGiveUp()
      // Home and End move within the text, and Enter may end a word of an input method.
      const isOfText = event.key === 'Home' || event.key === 'End'
      if (isOfText || event.nativeEvent.isComposing) keepFromDownshift(event)
    },
  })
  return { ...combobox, isOpen, hasList, active, input }
}

/** The second press of a double one is meant for the field: the page may have moved between. */
function ignoreSecondPress(event: SyntheticEvent<HTMLElement, MouseEvent>) {
  if (event.nativeEvent.detail > 1) keepFromDownshift(event)
}

function keepFromDownshift({ nativeEvent }: SyntheticEvent) {
  Object.assign(nativeEvent, { preventDownshiftDefault: true })
}
