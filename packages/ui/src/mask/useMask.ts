import {
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type CompositionEvent,
  type RefObject,
} from 'react'

/** How a value is shown while it is typed. */
export interface Mask {
  /** Finds the value in what stands in the field, however it came there. */
  read: (text: string) => string
  /** Writes the value as it is shown; adds characters, never changes the order. */
  show: (value: string) => string
  /** Tells whether a character belongs to the value or only to the way it is shown. */
  counts: (char: string) => boolean
}

interface MaskedField {
  ref: RefObject<HTMLInputElement | null>
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onCompositionStart: (event: CompositionEvent<HTMLInputElement>) => void
  onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void
}

/**
 * Shows a value through a mask. The caret stays behind the character it was behind, also when
 * someone edits in the middle; deleting a character of the mask deletes the one of the value next
 * to it. While a keyboard puts a word together, the field shows what the keyboard has written:
 * another text under its hands makes it write the word once more. The value is told all the same.
 */
export function useMask(mask: Mask, value: string, onValue: (value: string) => void): MaskedField {
  const ref = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  /** The value before the word that is being put together; null while there is none. */
  const before = useRef<string | null>(null)
  const [composed, setComposed] = useState<string | null>(null)
  const shown = mask.show(value)

  useLayoutEffect(() => {
    if (caret.current === null) return
    ref.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const field = event.currentTarget
    if (before.current !== null) {
      setComposed(field.value)
      onValue(mask.read(field.value))
      return
    }
    const edit = applyEdit(mask, value, editOf(field, isForward(event.nativeEvent)))
    caret.current = edit.caret
    // React puts the shown text back when the value stays the same: the caret then needs setting.
    if (edit.value === value) field.value = shown
    onValue(edit.value)
    if (edit.value === value) field.setSelectionRange(edit.caret, edit.caret)
  }

  function onCompositionStart({ currentTarget: field }: CompositionEvent<HTMLInputElement>) {
    before.current = value
    setComposed(field.value)
  }

  function onCompositionEnd({ currentTarget: field }: CompositionEvent<HTMLInputElement>) {
    const start = before.current ?? value
    before.current = null
    setComposed(null)
    // A keyboard also takes a word up, and lets go of it, where somebody only moves about in it.
    if (field.value === mask.show(start)) return
    const edit = applyEdit(mask, start, editOf(field, false))
    caret.current = edit.caret
    onValue(edit.value)
  }

  return { ref, value: composed ?? shown, onChange, onCompositionStart, onCompositionEnd }
}

/** What stands in a field after an edit. */
interface Edit {
  readonly text: string
  readonly caret: number
  /** Whether it took away what stood behind the caret. */
  readonly forward: boolean
}

function editOf({ value: text, selectionStart }: HTMLInputElement, forward: boolean): Edit {
  return { text, caret: selectionStart ?? text.length, forward }
}

/** Works out the new value and where its caret stands after one edit of the shown text. */
function applyEdit(mask: Mask, before: string, edit: Edit): { value: string; caret: number } {
  const read = mask.read(edit.text)
  const kept = countIn(mask, edit.text.slice(0, edit.caret))
  if (read === before && read !== '' && isCutFrom(mask.show(before), edit)) {
    const index = edit.forward ? kept : kept - 1
    const value = mask.read(mask.show(read.slice(0, Math.max(0, index)) + read.slice(index + 1)))
    return { value, caret: caretAfter(mask, mask.show(value), Math.max(0, index)) }
  }
  const shown = mask.show(read)
  if (edit.caret === edit.text.length) return { value: read, caret: shown.length }
  const stays = countIn(mask, shown.slice(0, edit.caret)) === kept
  return { value: read, caret: stays ? edit.caret : caretAfter(mask, shown, kept) }
}

/**
 * Whether an edit has only taken characters away at its caret. The same value pasted without the
 * mask's characters is shorter too, but none of it may go.
 */
function isCutFrom(
  shown: string,
  { text, caret }: { readonly text: string; readonly caret: number },
): boolean {
  return (
    text.length < shown.length &&
    shown.startsWith(text.slice(0, caret)) &&
    shown.endsWith(text.slice(caret))
  )
}

function countIn(mask: Mask, text: string): number {
  return Array.from(text).filter((char) => mask.counts(char)).length
}

/** The place behind the n-th character of the value. */
function caretAfter(mask: Mask, shown: string, count: number): number {
  let left = count
  for (let index = 0; index < shown.length; index += 1) {
    if (left === 0) return index
    if (mask.counts(shown.charAt(index))) left -= 1
  }
  return shown.length
}

function isForward(event: Event): boolean {
  return 'inputType' in event && event.inputType === 'deleteContentForward'
}
