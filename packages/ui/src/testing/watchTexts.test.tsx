import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { takeTextFaults } from './watchTexts.ts'

afterEach(cleanup)

interface Change {
  readonly which: string
  readonly before: ReactNode
  readonly after: ReactNode
}

function Words({ children }: { readonly children: string | null }): ReactNode {
  return children
}

it.each<Change>([
  {
    which: 'becomes “2”',
    before: (
      <p>
        {'1'} <b />
      </p>
    ),
    after: (
      <p>
        {'2'} <b />
      </p>
    ),
  },
  {
    which: 'is removed',
    before: (
      <p>
        {'1'} <b />
      </p>
    ),
    after: (
      <p>
        {null} <b />
      </p>
    ),
  },
  {
    which: 'is removed',
    before: (
      <p>
        <Words>1</Words>
      </p>
    ),
    after: (
      <p>
        <Words>{null}</Words>
      </p>
    ),
  },
  {
    which: 'has something inserted before it',
    before: <p>{null}1</p>,
    after: (
      <p>
        <b />1
      </p>
    ),
  },
])('finds a text that $which', ({ which, before, after }) => {
  render(before).rerender(after)
  expect(takeTextFaults()).toEqual([expect.stringContaining(`“1” ${which}, in <p>`)])
})

it.each<Change>([
  {
    which: 'comes in English',
    before: (
      <p>
        {'Код'}
        <b />
      </p>
    ),
    after: (
      <p>
        {'Code'}
        <b />
      </p>
    ),
  },
  { which: 'stands alone in its element', before: <p>{'1'}</p>, after: <p>{'2'}</p> },
  {
    which: 'goes with its element',
    before: (
      <p>
        <i>
          1<b />
        </i>
      </p>
    ),
    after: <p>{null}</p>,
  },
  {
    which: 'stays as it is',
    before: (
      <p>
        1<b />
      </p>
    ),
    after: (
      <p>
        1<i />
      </p>
    ),
  },
  {
    which: 'is a mere space',
    before: (
      <p>
        {' '}
        <b />
      </p>
    ),
    after: (
      <p>
        {'1'}
        <b />
      </p>
    ),
  },
  {
    which: 'goes with the whole page',
    before: (
      <>
        1<b />
      </>
    ),
    after: (
      <>
        1<b />
      </>
    ),
  },
])('lets a text be that $which', ({ before, after }) => {
  const shown = render(before)
  shown.rerender(after)
  shown.unmount()
  expect(takeTextFaults()).toEqual([])
})
