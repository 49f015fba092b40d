import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { FormSummary } from './FormSummary.tsx'

const errors = [{ fieldId: 'zone', message: 'Выберите зону' }, { message: 'Сервер не ответил' }]

function Form({ attempt }: { attempt: number }) {
  return (
    <>
      <FormSummary title="Проверьте" errors={attempt > 0 ? errors : []} attempt={attempt} />
      <input id="zone" aria-label="Зона" />
    </>
  )
}

describe('a summary', () => {
  it('takes the focus with each refused attempt', () => {
    const { rerender } = renderUi(<Form attempt={0} />)
    expect(screen.queryByRole('alert')).toBeNull()
    rerender(<Form attempt={1} />)
    expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'Проверьте' }))
    screen.getByLabelText('Зона').focus()
    rerender(<Form attempt={2} />)
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })

  it('leads to the field and leaves the address alone', async () => {
    renderUi(<Form attempt={1} />)
    const before = location.href
    await userEvent.click(screen.getByRole('link', { name: 'Выберите зону' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Зона'))
    expect(location.href).toBe(before)
  })

  it('says what concerns the whole form without a link', () => {
    renderUi(<Form attempt={1} />)
    expect(screen.getByText('Сервер не ответил').tagName).toBe('LI')
  })
})
