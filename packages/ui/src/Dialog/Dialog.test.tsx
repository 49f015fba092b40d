import { useState } from 'react'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { Dialog } from './Dialog.tsx'

function Page({ closeOnGround }: { closeOnGround?: boolean }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Открыть
      </button>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="Заголовок"
        closeLabel="Закрыть"
        {...(closeOnGround === undefined ? {} : { closeOnGround })}
      >
        <input aria-label="Поле" />
      </Dialog>
    </>
  )
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Открыть' }))
  return screen.getByRole('dialog', { name: 'Заголовок' })
}

describe('a dialog', () => {
  it('is a named modal that keeps the page from scrolling', async () => {
    renderUi(<Page />)
    const dialog = await open()
    expect(dialog.hasAttribute('open')).toBe(true)
    expect(document.documentElement.style.overflow).toBe('hidden')
  })

  it('opens within another one', () => {
    renderUi(
      <Dialog opened onClose={vi.fn<() => void>()} title="Внешний">
        <Dialog opened onClose={vi.fn<() => void>()} title="Внутренний">
          <input aria-label="Поле" />
        </Dialog>
      </Dialog>,
    )
    expect(screen.getByRole('textbox', { name: 'Поле' })).toBeDefined()
  })

  it('closes by its button and gives the focus back', async () => {
    renderUi(<Page />)
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement?.textContent).toBe('Открыть')
    expect(document.documentElement.style.overflow).toBe('')
  })

  it('closes on the cancel that Escape causes', async () => {
    renderUi(<Page />)
    fireEvent(await open(), new Event('cancel', { cancelable: true }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes by a press beside it, unless that would lose something', async () => {
    const { unmount } = renderUi(<Page />)
    const ground = (await open()).firstElementChild
    if (ground !== null) fireEvent.pointerDown(ground)
    expect(screen.queryByRole('dialog')).toBeNull()
    unmount()
    renderUi(<Page closeOnGround={false} />)
    const kept = (await open()).firstElementChild
    if (kept !== null) fireEvent.pointerDown(kept)
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('leaves the page in reach when it is not modal, and closes on Escape', async () => {
    const onClose = vi.fn<() => void>()
    renderUi(
      <Dialog opened modal={false} placement="sheet" onClose={onClose} title="Зона">
        Цены
      </Dialog>,
    )
    expect(document.documentElement.style.overflow).toBe('')
    expect(document.activeElement?.textContent).toBe('Зона')
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })
})
