import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { PasswordInput } from './PasswordInput.tsx'

function show(onChange: (password: string) => void = () => undefined) {
  renderUi(
    <PasswordInput
      label="Пароль"
      labels={{ show: 'Показать', hide: 'Скрыть' }}
      value="тайна"
      onChange={onChange}
      autoComplete="current-password"
    />,
  )
  return screen.getByLabelText<HTMLInputElement>('Пароль')
}

describe('a password', () => {
  it('is said to be needed', () => {
    expect(show().required).toBe(true)
  })

  it('is hidden until the button shows it; the focus goes back to the field', async () => {
    const field = show()
    expect(field.type).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Показать' }))
    expect(field.type).toBe('text')
    expect(document.activeElement).toBe(field)
    await userEvent.click(screen.getByRole('button', { name: 'Скрыть' }))
    expect(field.type).toBe('password')
  })

  it('lets the keyboard reach the button', async () => {
    show()
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Показать' }))
  })

  it('tells password managers what it is and hands on what is typed', async () => {
    const onChange = vi.fn<(password: string) => void>()
    const field = show(onChange)
    expect(field.autocomplete).toBe('current-password')
    await userEvent.type(field, '!')
    expect(onChange).toHaveBeenCalledWith('тайна!')
  })
})
