import { useState } from 'react'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { Combobox, type ComboboxProps } from './Combobox.tsx'

const fruit = ['Apple', 'Banana', 'Cherry']

interface FieldProps {
  mode: ComboboxProps<string>['mode']
  initial?: string
  chosen?: string
  onChoose?: (chosen: string) => void
  onSubmit?: () => void
}

function Field({ mode, initial = '', chosen, onChoose, onSubmit }: FieldProps) {
  const [typed, setTyped] = useState(initial)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <Combobox
        mode={mode}
        label="Fruit"
        typed={typed}
        items={fruit.filter((name) => name.toLowerCase().includes(typed.toLowerCase()))}
        keyOf={(name) => name}
        chosen={chosen ?? null}
        startsOpen={initial !== ''}
        nothingFound="No such fruit"
        foundText="Some fruit"
        onType={setTyped}
        onChoose={(name) => onChoose?.(name)}
        onGiveUp={() => setTyped('')}
        renderInput={(input) => <input {...input} aria-label="Fruit" value={typed} />}
        renderItem={(name) => name}
      />
      <button type="submit">Send</button>
    </form>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('combobox')
/** What is said of the list, if it is open. */
const said = () => screen.getByRole('status').textContent
const isOpen = () => said() !== ''

/** The option that the field says is active. */
function active(): string | null {
  const id = field().getAttribute('aria-activedescendant')
  return id === null ? null : (document.getElementById(id)?.textContent ?? 'gone')
}

const selected = () =>
  screen.queryAllByRole('option', { selected: true }).map((option) => option.textContent)

describe('a search', () => {
  it('opens with what is typed and closes with nothing', async () => {
    renderUi(<Field mode="search" />)
    await userEvent.click(field())
    expect(isOpen()).toBe(false)
    expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('an')
    expect(said()).toBe('Some fruit')
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
    expect(active()).toBeNull()
    await userEvent.clear(field())
    expect(isOpen()).toBe(false)
  })

  it('is open but has no list when nothing is found', async () => {
    renderUi(<Field mode="search" />)
    await userEvent.type(field(), 'x{ArrowDown}{Enter}')
    expect(said()).toBe('No such fruit')
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('takes the first with Enter where no arrow was used', async () => {
    const onChoose = vi.fn<(chosen: string) => void>()
    renderUi(<Field mode="search" onChoose={onChoose} />)
    await userEvent.type(field(), 'an{Enter}')
    expect(onChoose.mock.calls).toEqual([['Banana']])
    expect(isOpen()).toBe(false)
  })

  it('can be open from the start', () => {
    renderUi(<Field mode="search" initial="cherry" />)
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Cherry'])
  })

  it('marks the active option as the selected one', async () => {
    renderUi(<Field mode="search" />)
    await userEvent.type(field(), 'a{ArrowDown}{ArrowDown}')
    expect(active()).toBe('Banana')
    expect(selected()).toEqual(['Banana'])
  })

  it('keeps Tab from stopping at the list, which scrolls', async () => {
    renderUi(<Field mode="select" />)
    await userEvent.tab()
    expect(screen.getByRole('listbox').getAttribute('tabindex')).toBe('-1')
  })

  it('closes with Escape, and gives up what was typed with another', async () => {
    renderUi(<Field mode="search" />)
    await userEvent.type(field(), 'an{Escape}')
    expect([isOpen(), field().value]).toEqual([false, 'an'])
    await userEvent.keyboard('{Escape}')
    expect(field().value).toBe('')
  })
})

describe('a select', () => {
  it('opens on focus at the present choice', async () => {
    renderUi(<Field mode="select" chosen="Banana" />)
    await userEvent.tab()
    expect(isOpen()).toBe(true)
    expect(active()).toBe('Banana')
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('Cherry')
  })

  it('has the first active while somebody types', async () => {
    const onChoose = vi.fn<(chosen: string) => void>()
    renderUi(<Field mode="select" chosen="Banana" onChoose={onChoose} />)
    await userEvent.type(field(), 'e')
    expect(active()).toBe('Apple')
    await userEvent.keyboard('{Enter}')
    expect(onChoose.mock.calls).toEqual([['Apple']])
  })

  it('chooses nothing with Enter where nothing is active, and does not submit', async () => {
    const onChoose = vi.fn<(chosen: string) => void>()
    const onSubmit = vi.fn<() => void>()
    renderUi(<Field mode="select" onChoose={onChoose} onSubmit={onSubmit} />)
    await userEvent.type(field(), '{Enter}')
    expect(onChoose).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('opens again with an arrow or a press, at the present choice', async () => {
    renderUi(<Field mode="select" chosen="Banana" />)
    await userEvent.type(field(), '{Escape}')
    expect(isOpen()).toBe(false)
    await userEvent.keyboard('{ArrowUp}')
    expect(active()).toBe('Banana')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(field())
    expect(active()).toBe('Banana')
  })
})

describe.each(['search', 'select'] as const)('either, such as a %s,', (mode) => {
  it('goes round with the arrows', async () => {
    renderUi(<Field mode={mode} initial="a" />)
    field().focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(active()).toBe('Banana')
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('Apple')
    await userEvent.keyboard('{ArrowUp}')
    expect(active()).toBe('Banana')
  })

  it('leaves Home and End to the text', async () => {
    renderUi(<Field mode={mode} />)
    await userEvent.type(field(), 'a{ArrowDown}')
    const before = active()
    await userEvent.keyboard('{Home}')
    expect(field().selectionStart).toBe(0)
    await userEvent.keyboard('{End}')
    expect(field().selectionStart).toBe(1)
    expect(active()).toBe(before)
  })

  it('takes what is pressed and keeps the focus', async () => {
    const onChoose = vi.fn<(chosen: string) => void>()
    renderUi(<Field mode={mode} onChoose={onChoose} />)
    await userEvent.type(field(), 'a')
    await userEvent.click(screen.getByRole('option', { name: 'Banana' }))
    expect(onChoose.mock.calls).toEqual([['Banana']])
    expect(document.activeElement).toBe(field())
    expect(isOpen()).toBe(false)
  })

  it('takes nothing by the second half of a double press', async () => {
    const onChoose = vi.fn<(chosen: string) => void>()
    renderUi(<Field mode={mode} onChoose={onChoose} />)
    await userEvent.type(field(), 'a')
    fireEvent.click(screen.getByRole('option', { name: 'Banana' }), { detail: 2 })
    expect(onChoose).not.toHaveBeenCalled()
  })

  it('closes when it is left', async () => {
    renderUi(<Field mode={mode} />)
    await userEvent.type(field(), 'a')
    await userEvent.tab()
    expect(isOpen()).toBe(false)
  })

  it('is out of the way before the press that leaves it ends', async () => {
    renderUi(<Field mode={mode} initial="a" />)
    expect(isOpen()).toBe(true)
    await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Send') })
    expect(isOpen()).toBe(false)
  })

  it('stays open while its list is scrolled', async () => {
    renderUi(<Field mode={mode} initial="a" />)
    await userEvent.pointer({ keys: '[MouseLeft]', target: screen.getByRole('listbox') })
    expect(document.activeElement).toBe(field())
    expect(isOpen()).toBe(true)
  })

  it('forgets an active option that is found no more', async () => {
    renderUi(<Field mode={mode} />)
    await userEvent.type(field(), 'a{ArrowUp}')
    expect(active()).not.toBeNull()
    await userEvent.keyboard('xy')
    expect(active()).toBeNull()
  })

  it('keeps out of the way of an input method', async () => {
    const onChoose = vi.fn<(chosen: string) => void>()
    renderUi(<Field mode={mode} onChoose={onChoose} />)
    await userEvent.type(field(), 'a')
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    expect(onChoose).not.toHaveBeenCalled()
  })
})
