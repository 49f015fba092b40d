import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { painted, pressAimed, pressLate } from '../testing/pressAimed.ts'
import { renderUi } from '../testing/renderUi.tsx'
import { SafeButton, type SafeButtonProps } from './SafeButton.tsx'

function setUp(props: Partial<SafeButtonProps> = {}) {
  const onPress = vi.fn<() => void>()
  const onSubmit = vi.fn<() => void>()
  const form = (more: Partial<SafeButtonProps>) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Сумма" />
      <SafeButton submits hint="Нажмите ещё раз" onPress={onPress} {...props} {...more}>
        {more.children ?? 'Начать · 126 ₽'}
      </SafeButton>
    </form>
  )
  const { rerender } = renderUi(form({}))
  const button = () => screen.getByRole('button')
  return {
    onPress,
    onSubmit,
    button,
    become: (more: Partial<SafeButtonProps>) => rerender(form(more)),
  }
}

afterEach(() => vi.unstubAllGlobals())

const hint = () => screen.queryByText('Нажмите ещё раз')

describe('a safe button', () => {
  it('takes a press that was aimed at it, and sends no form by itself', async () => {
    const { onPress, onSubmit, button } = setUp()
    await pressAimed(button())
    expect(onPress).toHaveBeenCalledOnce()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(hint()).toBeNull()
  })

  it('tells screen readers that it is at work, and then takes only the press that asks why', async () => {
    const { onPress, button, become } = setUp({ busyHint: 'Отправляем, подождите' })
    expect(screen.queryByText('Отправляем, подождите')).toBeNull()
    become({ busy: true })
    expect(screen.getByText('Отправляем, подождите').tagName).toBe('OUTPUT')
    await pressAimed(button())
    expect(onPress).not.toHaveBeenCalled()
    become({ busy: true, disabled: true, harmless: true })
    await pressAimed(button())
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('takes none before it is painted, however long it was rendered', async () => {
    const { onPress, button } = setUp()
    pressLate(button())
    expect(onPress).not.toHaveBeenCalled()
    await pressAimed(button())
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('takes none that it has come under, and says what to do', async () => {
    const { onPress, button } = setUp()
    await userEvent.click(button())
    expect(onPress).not.toHaveBeenCalled()
    expect(hint()).not.toBeNull()
    await pressAimed(button())
    expect(onPress).toHaveBeenCalledOnce()
    await waitFor(() => expect(hint()).toBeNull())
  })

  it.each([
    ['a keyboard is put away', { height: 320 }],
    ['two fingers make the page larger', { offsetTop: 180 }],
  ])('takes none that it has come under when %s', async (_case, before) => {
    const screenOf = { offsetLeft: 0, offsetTop: 0, width: 360, height: 640 }
    vi.stubGlobal('visualViewport', { ...screenOf, ...before })
    const { onPress, button } = setUp()
    await painted()
    vi.stubGlobal('visualViewport', screenOf)
    pressLate(button())
    expect(onPress).not.toHaveBeenCalled()
    // It is looked at ten times in a second.
    await waitFor(async () => {
      await pressAimed(button())
      expect(onPress).toHaveBeenCalledOnce()
    })
  })

  it('is another button with another price, and with another car', async () => {
    const { onPress, button, become } = setUp()
    // The second one goes down before what is new has been in sight for long.
    for (const more of [{ children: 'Начать · 252 ₽' }, { about: 'М 456 ОР 116' }]) {
      become(more)
      fireEvent.pointerDown(button())
      fireEvent.click(button(), { detail: 1 })
    }
    expect(onPress).not.toHaveBeenCalled()
    await pressAimed(button())
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('takes any press while it only says something, and is another button once it pays', async () => {
    const { onPress, button, become } = setUp({ harmless: true })
    await userEvent.click(button())
    expect(onPress).toHaveBeenCalledOnce()
    become({ harmless: false })
    await userEvent.click(button())
    expect(onPress).toHaveBeenCalledOnce()
    expect(hint()).not.toBeNull()
  })

  it('is pressed by Enter in a field just as by itself', async () => {
    const { onPress, onSubmit } = setUp()
    await userEvent.type(screen.getByRole('textbox'), '5{Enter}')
    expect(onPress).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(hint()).not.toBeNull()
  })

  it('keeps the focus while it is busy, and takes no press then', async () => {
    const { onPress, button, become } = setUp()
    button().focus()
    become({ busy: true })
    await pressAimed(button())
    expect(onPress).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button())
    expect(button().getAttribute('aria-busy')).toBe('true')
    expect(hint()).toBeNull()
  })
})
