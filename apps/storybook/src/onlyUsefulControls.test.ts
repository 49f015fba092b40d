import { createElement } from 'react'
import { expect, it } from 'vitest'
import { onlyUsefulControls } from './onlyUsefulControls.ts'

it('leaves the controls of words and switches, and of lists that are there', () => {
  const argTypes = {
    label: { name: 'label', type: { name: 'string' } },
    opened: { name: 'opened', type: { name: 'boolean' } },
    summary: { name: 'summary', type: { name: 'other', value: 'unknown' } },
  } as const
  expect(onlyUsefulControls({ argTypes, initialArgs: { summary: ['101'] } })).toEqual(argTypes)
})

it('takes away those of elements and of objects that are not there', () => {
  const node = { name: 'node', type: { name: 'other', value: 'ReactNode' } } as const
  const argTypes = { one: node, several: node, absent: node }
  const element = createElement('p')
  const { one, several, absent } = onlyUsefulControls({
    argTypes,
    initialArgs: { one: element, several: [element] },
  })
  expect([one, several, absent].map((argType) => argType?.control)).toEqual([false, false, false])
})
