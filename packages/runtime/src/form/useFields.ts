import { useState, type RefCallback } from 'react'

/** What stands in a form, by name. */
export interface Fields<Name extends string> {
  /** Is given as `ref` to the element that has the name. */
  readonly at: (name: Name) => RefCallback<HTMLElement>
  /** The element; null while it does not stand there. */
  readonly find: (name: Name) => HTMLElement | null
}

/** Knows the elements of a form, so that a press can lead to one: a refusal to its field, Enter to the button. */
export function useFields<Name extends string>(): Fields<Name> {
  const [fields] = useState(createFields<Name>)
  return fields
}

function createFields<Name extends string>(): Fields<Name> {
  const elements = new Map<Name, HTMLElement>()
  const refs = new Map<Name, RefCallback<HTMLElement>>()
  const refTo =
    (name: Name): RefCallback<HTMLElement> =>
    (element) => {
      if (element === null) elements.delete(name)
      else elements.set(name, element)
    }
  return {
    at: (name) => {
      const ref = refs.get(name) ?? refTo(name)
      refs.set(name, ref)
      return ref
    },
    find: (name) => elements.get(name) ?? null,
  }
}
