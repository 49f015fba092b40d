import type { ArgTypes } from 'storybook/internal/types'

/** What a control can show and set. */
const settable = new Set<string>(['string', 'number', 'boolean', 'enum'])

/** Takes away the controls of elements, which show code, and of objects that are not there. */
export function onlyUsefulControls({
  argTypes,
  initialArgs,
}: {
  readonly argTypes: ArgTypes
  readonly initialArgs: Readonly<Record<string, unknown>>
}): ArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value = initialArgs[name]
      const isShown =
        value === undefined || value === null
          ? typeof argType.type !== 'object' || settable.has(argType.type.name)
          : !holdsElement(value)
      return [name, isShown ? argType : { ...argType, control: false as const }]
    }),
  )
}

function holdsElement(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsElement)
  return typeof value === 'object' && value !== null && '$$typeof' in value
}
