import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { RowMenu } from './RowMenu.tsx'

function open() {
  const focused: string[] = []
  const act = (name: string) => () =>
    focused.push(`${name}: ${document.activeElement?.textContent}`)
  const items = [
    { label: 'Изменить', onPress: act('change') },
    { label: 'Удалить', onPress: act('remove') },
  ]
  renderUi(<RowMenu label="Действия" name="Действия: А 123 ВС" items={items} />)
  return { user: userEvent.setup(), focused }
}
const button = () => screen.getByRole('button', { name: 'Действия: А 123 ВС' })

describe('the menu of a row', () => {
  it('is there only while it is open', async () => {
    const { user } = open()
    expect(button().getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('menu')).toBeNull()
    await user.click(button())
    expect(await screen.findByRole('menu')).toBeTruthy()
    expect(button().getAttribute('aria-expanded')).toBe('true')
    await user.click(button())
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  })

  it('is used by the keyboard alone, and gives the focus back', async () => {
    const { user, focused } = open()
    await user.tab()
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true),
    )
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(button()))
    await user.keyboard('{Enter}')
    await screen.findByRole('menu')
    await waitFor(() =>
      expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true),
    )
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(focused).toHaveLength(1))
    // Before it acts the focus is on its button again: a dialog that it opens returns it there.
    expect(focused[0]).toMatch(/: Действия$/u)
    expect(document.activeElement).toBe(button())
  })
})
