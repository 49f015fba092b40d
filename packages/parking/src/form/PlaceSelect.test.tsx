import { ParkingProvider } from '@parking/ui'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AppContext, AppContextProvider } from '@parking/runtime'
import { createTestContext } from '@parking/runtime/testing'
import { PlaceSelect } from './PlaceSelect.tsx'

let context: AppContext
beforeAll(async () => {
  context = await createTestContext({ fetch: async () => new Response(null) })
})

afterEach(cleanup)

const places = [
  { value: '101', label: '101 · Центр', distance: null, hint: null },
  { value: '102', label: '102 · Вокзал', distance: null, hint: 'улица Чернышевского' },
  { value: '203', label: '203 · Набережная', distance: null, hint: null },
]

function Field({ initial, error = null }: { initial: string | null; error?: string | null }) {
  const [value, setValue] = useState(initial)
  const [search, setSearch] = useState<string | null>(null)
  const chosen = places.find((place) => place.value === value)
  return (
    <PlaceSelect
      label="Зона"
      description="Номер на знаке"
      error={error}
      value={chosen?.value ?? null}
      valueLabel={chosen?.label ?? ''}
      unknown={chosen === undefined ? value : null}
      search={search}
      onSearch={setSearch}
      found={places.filter(({ label }) => label.includes(search ?? ''))}
      onChoose={setValue}
      nothingFound="Такой зоны нет"
    />
  )
}

function shown(element: ReactNode, onSubmit?: () => void): void {
  render(
    <AppContextProvider value={context}>
      <ParkingProvider env="test">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit?.()
          }}
        >
          {element}
          <button type="submit">Дальше</button>
        </form>
      </ParkingProvider>
    </AppContextProvider>,
  )
}

const field = (): HTMLInputElement => screen.getByRole('combobox', { name: 'Зона' })

/** What of the text is selected. */
function selection(): string {
  const { value, selectionStart, selectionEnd } = field()
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0)
}

const options = (): (string | null)[] =>
  screen.queryAllByRole('option').map((option) => option.textContent)

describe('typing', () => {
  it('takes the place of the choice', async () => {
    shown(<Field initial="101" />)
    await userEvent.tab()
    expect(selection()).toBe('101 · Центр')
    await userEvent.keyboard('2')
    expect(field().value).toBe('2')
    expect(options()).toEqual(['102 · Вокзалулица Чернышевского', '203 · Набережная'])
  })

  it('chooses the first with Enter, which then gives way to what is typed next', async () => {
    const onSubmit = vi.fn<() => void>()
    shown(<Field initial="101" />, onSubmit)
    await userEvent.tab()
    await userEvent.keyboard('2{Enter}')
    expect(field().value).toBe('102 · Вокзал')
    expect(selection()).toBe('102 · Вокзал')
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('203{Enter}{Enter}')
    expect(field().value).toBe('203 · Набережная')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('stays when it is left, and never gives way to what was chosen before', async () => {
    shown(<Field initial="101" error="Такой зоны нет" />)
    await userEvent.tab()
    await userEvent.keyboard('999')
    expect(describedBy()).toEqual(['Номер на знаке'])
    await userEvent.tab()
    expect(field().value).toBe('999')
    expect(describedBy()).toEqual(['Такой зоны нет', 'Номер на знаке'])
    await userEvent.click(field())
    await userEvent.keyboard('203{Enter}')
    expect(field().value).toBe('203 · Набережная')
  })

  it('is the choice when it is a number as a whole', async () => {
    shown(<Field initial="101" />)
    await userEvent.tab()
    await userEvent.keyboard('203{Tab}')
    expect(field().value).toBe('203 · Набережная')
  })

  it.each([
    ['101', '101 · Центр'],
    ['999', '999'],
    [null, ''],
  ])('brings %s back when it is given up', async (initial, label) => {
    shown(<Field initial={initial} />)
    await userEvent.tab()
    await userEvent.keyboard('2{Escape}{Escape}')
    expect(field().value).toBe(label)
    expect(options()).toEqual([])
  })

  it('says that nothing is found', async () => {
    shown(<Field initial={null} />)
    await userEvent.type(field(), 'Марс')
    expect(screen.getByRole('status').textContent).toBe('Такой зоны нет')
    await userEvent.tab()
    expect(screen.getByRole('status').textContent).toBe('')
  })
})

describe('what is longer than the field', () => {
  beforeEach(() => {
    // As browsers do, it tells of what it is given to observe.
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly observe: () => void
        constructor(tell: () => void) {
          this.observe = tell
        }
        disconnect() {}
      },
    )
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it('is read below it, until something else is typed', async () => {
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(300)
    shown(<Field initial="102" />)
    expect(screen.getByText('102 · Вокзал').matches('p[aria-hidden]')).toBe(true)
    await userEvent.type(field(), '2')
    expect(document.querySelector('p[aria-hidden]')).toBeNull()
  })

  it('is not said twice where it fits', () => {
    shown(<Field initial="102" />)
    expect(screen.queryByText('102 · Вокзал')).toBeNull()
  })
})

describe('a press', () => {
  it('opens all the places, with the choice marked, and chooses', async () => {
    shown(<Field initial="102" />)
    await userEvent.click(field())
    expect(options()).toHaveLength(3)
    const marked = screen.getByRole('option', { selected: true })
    expect(marked.textContent).toContain('102 · Вокзал')
    expect(marked.querySelector('svg')).not.toBeNull()
    await userEvent.click(screen.getByRole('option', { name: '203 · Набережная' }))
    expect(field().value).toBe('203 · Набережная')
    expect(options()).toEqual([])
  })
})

describe('its messages', () => {
  it('describe it', () => {
    shown(<Field initial={null} />)
    expect(describedBy()).toEqual(['Номер на знаке'])
    expect(field().getAttribute('aria-invalid')).toBeNull()
  })

  it('tell a refusal', () => {
    shown(<Field initial={null} error="Зоны 999 нет" />)
    expect(describedBy()).toEqual(['Зоны 999 нет', 'Номер на знаке'])
    expect(field().getAttribute('aria-invalid')).toBe('true')
  })
})

function describedBy(): (string | null | undefined)[] {
  const ids = field().getAttribute('aria-describedby')?.split(/ +/) ?? []
  return ids.map((id) => document.getElementById(id)?.textContent)
}
