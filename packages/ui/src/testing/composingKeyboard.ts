import { fireEvent } from '@testing-library/react'

/**
 * Writes into a field as a phone's keyboard does: a word stays its own while it is put together, and
 * each change writes all of it once more. Where somebody else has changed the field meanwhile, browsers
 * forget which part of it was the word, and what is written next goes to the caret.
 */
export function composingKeyboard(field: HTMLInputElement) {
  let word: { readonly from: number; readonly to: number; readonly left: string } | null = null

  function write(text: string, from: number, to: number, isComposing: boolean): void {
    const value = field.value.slice(0, from) + text + field.value.slice(to)
    const caret = from + text.length
    if (isComposing) word = { from, to: caret, left: value }
    const inputType = isComposing ? 'insertCompositionText' : 'insertReplacementText'
    fireEvent(
      field,
      new InputEvent('beforeinput', { bubbles: true, inputType, data: text, isComposing }),
    )
    fireEvent.input(field, {
      target: { value, selectionStart: caret, selectionEnd: caret },
      inputType,
      data: text,
      isComposing,
    })
  }

  return {
    /** Begins to put a word together: of what stands between two places, or at the caret. */
    begin(from = field.selectionStart ?? 0, to = field.selectionEnd ?? from): void {
      word = { from, to, left: field.value }
      fireEvent.compositionStart(field, { data: field.value.slice(from, to) })
    },
    /** Writes the whole word anew. */
    compose(text: string): void {
      fireEvent.keyDown(field, { key: 'Unidentified', keyCode: 229, isComposing: true })
      fireEvent.compositionUpdate(field, { data: text })
      const at = field.selectionStart ?? field.value.length
      const isOurs = word !== null && word.left === field.value
      write(text, isOurs ? (word?.from ?? at) : at, isOurs ? (word?.to ?? at) : at, true)
    },
    /** Is done with the word. */
    commit(): void {
      word = null
      fireEvent.compositionEnd(field)
    },
    /** Puts another text in the place of the whole field, as autocorrection does. */
    replace(text: string): void {
      write(text, 0, field.value.length, false)
    },
  }
}
