import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { pressAimed } from '../testing/pressAimed.ts'
import { renderUi } from '../testing/renderUi.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

function setUp(props: Partial<ConfirmDialogProps> = {}) {
  const onConfirm = vi.fn<() => void>()
  const onCancel = vi.fn<() => void>()
  renderUi(
    <ConfirmDialog
      opened
      title="Удалить?"
      confirmLabel="Удалить"
      cancelLabel="Отмена"
      hint="Нажмите ещё раз"
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...props}
    >
      Это навсегда
    </ConfirmDialog>,
  )
  return { onConfirm, onCancel }
}

describe('a confirmation', () => {
  it('is a described alert dialog', () => {
    setUp()
    const dialog = screen.getByRole('alertdialog', { name: 'Удалить?' })
    const description = document.querySelector(`#${dialog.getAttribute('aria-describedby')}`)
    expect(description?.textContent).toBe('Это навсегда')
  })

  it('does not confirm by a press that it has come under, and says so', async () => {
    const { onConfirm } = setUp()
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }))
    await userEvent.keyboard('{Enter}')
    expect(onConfirm).not.toHaveBeenCalled()
    expect(screen.getByText('Нажмите ещё раз')).toBeTruthy()
  })

  it('confirms and cancels', async () => {
    const { onConfirm, onCancel } = setUp()
    await pressAimed(screen.getByRole('button', { name: 'Удалить' }))
    await userEvent.click(screen.getByRole('button', { name: 'Отмена' }))
    expect(onConfirm).toHaveBeenCalledOnce()
    expect(onCancel).toHaveBeenCalledOnce()
  })

  it('starts on the safe button where something would be lost', () => {
    setUp({ danger: true })
    expect(document.activeElement?.textContent).toBe('Отмена')
  })

  it('starts on confirming where nothing is lost', () => {
    setUp()
    expect(document.activeElement?.textContent).toBe('Удалить')
  })

  it('takes no press while it is busy', async () => {
    const { onConfirm, onCancel } = setUp({ busy: true })
    for (const button of screen.getAllByRole('button')) await pressAimed(button)
    expect(onConfirm).not.toHaveBeenCalled()
    expect(onCancel).not.toHaveBeenCalled()
  })
})
