import { renderHook } from '@testing-library/react'
import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual'
import { expect, it } from 'vitest'
import { keptMeasures, useKeptMeasures } from './keptMeasures.ts'

const measured = (size: number): VirtualItem[] => [
  { key: 'row', index: 0, start: 0, end: size, size, lane: 0 },
]

/** Leaves a table whose rows were measured. */
function leave(name: string | undefined, measures: VirtualItem[]): void {
  const takeSnapshot = () => measures
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that is asked of it
  const virtualizer = { takeSnapshot } as unknown as Virtualizer<Window, Element>
  renderHook(() => useKeptMeasures(name, virtualizer)).unmount()
}

it('keeps how high the rows were for who comes back to the same', () => {
  leave('September', measured(81))
  expect(keptMeasures('September')).toEqual(measured(81))
  expect(keptMeasures('October')).toEqual([])
})

it('keeps those of the table that was left last, and none of one without a name', () => {
  leave('September', measured(81))
  leave('October', measured(57))
  leave(undefined, measured(99))
  expect(keptMeasures('October')).toEqual(measured(57))
  expect(keptMeasures('September')).toEqual([])
  expect(keptMeasures(undefined)).toEqual([])
})
