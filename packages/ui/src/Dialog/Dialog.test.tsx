import { useState } from 'react'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import type { ModalPriority } from '../modals/modalQueue.ts'
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

  it('keeps the focus when what holds it goes away', async () => {
    function Question() {
      const [isAsked, setAsked] = useState(true)
      return (
        <div>
          {isAsked ? (
            <button type="button" onClick={() => setAsked(false)}>
              Больше не ждать
            </button>
          ) : null}
        </div>
      )
    }
    renderUi(
      <Dialog opened onClose={vi.fn<() => void>()} title="Оплата">
        <Question />
      </Dialog>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Больше не ждать' }))
    const dialog = screen.getByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
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

  it('starts on the first field that is in sight, not on the one behind a button for files', async () => {
    renderUi(
      <Dialog opened onClose={vi.fn<() => void>()} title="Загрузка">
        <input type="file" aria-label="Файл" style={{ display: 'none' }} />
        <div hidden>
          <input aria-label="Спрятанное" />
        </div>
        <input aria-label="Поле" />
      </Dialog>,
    )
    const field = screen.getByLabelText('Поле')
    await waitFor(() => expect(document.activeElement).toBe(field))
  })

  it('starts on its title where its only field is out of sight', async () => {
    renderUi(
      <Dialog opened onClose={vi.fn<() => void>()} title="Загрузка" closeLabel="Закрыть">
        <input type="file" aria-label="Файл" style={{ display: 'none' }} />
      </Dialog>,
    )
    const title = screen.getByRole('heading', { name: 'Загрузка' })
    await waitFor(() => expect(document.activeElement).toBe(title))
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

describe('dialogs that come one after the other', () => {
  const none = () => undefined

  function Two({ first, second }: { first: ModalPriority | null; second: ModalPriority | null }) {
    return (
      <>
        <h1>Страница</h1>
        <button type="button">Открыть</button>
        <Dialog opened={first !== null} priority={first ?? 'asked'} onClose={none} title="Первый">
          <input aria-label="Поле" />
          <button type="button">Дальше</button>
        </Dialog>
        <Dialog opened={second !== null} priority={second ?? 'asked'} onClose={none} title="Второй">
          <p>Сообщение</p>
        </Dialog>
      </>
    )
  }

  const titles = () =>
    screen.queryAllByRole('dialog').map((one) => one.querySelector('h2')?.innerText)

  it('show a notice when what was open before is closed', async () => {
    const { rerender } = renderUi(<Two first="asked" second={null} />)
    rerender(<Two first="asked" second="notice" />)
    expect(titles()).toEqual(['Первый'])
    rerender(<Two first={null} second="notice" />)
    await screen.findByRole('dialog', { name: 'Второй' })
    expect(titles()).toEqual(['Второй'])
    expect(document.activeElement?.textContent).toBe('Второй')
  })

  it('show the next step of what was asked for before a notice that waits', async () => {
    const page = (step: string | null) => (
      <>
        <button type="button">Открыть</button>
        {step === null ? null : (
          <Dialog key={step} opened onClose={none} title={step}>
            Шаг
          </Dialog>
        )}
        <Dialog opened={step !== null} priority="notice" onClose={none} title="Новость">
          Сообщение
        </Dialog>
      </>
    )
    const { rerender } = renderUi(page(null))
    screen.getByRole('button', { name: 'Открыть' }).focus()
    rerender(page('Сумма'))
    rerender(page('Квитанция'))
    expect((await screen.findByRole('dialog')).querySelector('h2')?.innerText).toBe('Квитанция')
    rerender(page(null))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement?.textContent).toBe('Открыть')
  })

  it('let the page scroll again in whichever order they close', () => {
    const page = (...titlesShown: string[]) => (
      <>
        {titlesShown.map((title) => (
          <Dialog key={title} opened onClose={none} title={title}>
            Текст
          </Dialog>
        ))}
      </>
    )
    const { overflow } = document.documentElement.style
    const { rerender } = renderUi(page('Оплата'))
    rerender(page('Оплата', 'Вопрос'))
    rerender(page('Вопрос'))
    expect(document.documentElement.style.overflow).toBe('hidden')
    rerender(page())
    expect([overflow, document.documentElement.style.overflow]).toEqual(['', ''])
  })

  it('come back as they were left when something urgent has been read', async () => {
    const { rerender } = renderUi(<Two first="asked" second={null} />)
    await userEvent.type(screen.getByRole('textbox'), '500')
    screen.getByRole('button', { name: 'Дальше' }).focus()
    rerender(<Two first="asked" second="urgent" />)
    expect(titles()).toEqual(['Второй'])
    expect(document.activeElement?.textContent).toBe('Второй')
    rerender(<Two first="asked" second={null} />)
    await screen.findByRole('dialog', { name: 'Первый' })
    expect(titles()).toEqual(['Первый'])
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('500')
    expect(document.activeElement?.textContent).toBe('Дальше')
  })

  it('give the focus back to the page through all of them', () => {
    const { rerender } = renderUi(<Two first={null} second={null} />)
    screen.getByRole('button', { name: 'Открыть' }).focus()
    rerender(<Two first="notice" second="notice" />)
    rerender(<Two first={null} second="notice" />)
    rerender(<Two first={null} second={null} />)
    expect(document.activeElement?.textContent).toBe('Открыть')
  })
})

it('a dialog gives the focus to the heading of the page when what opened it has gone', async () => {
  function Removing() {
    const [step, setStep] = useState<'before' | 'asked' | 'after'>('before')
    return (
      <main>
        <h1>Страница</h1>
        {step === 'after' ? null : (
          <button type="button" onClick={() => setStep('asked')}>
            Удалить
          </button>
        )}
        <Dialog opened={step === 'asked'} onClose={() => setStep('after')} title="Вопрос">
          <input aria-label="Поле" />
        </Dialog>
      </main>
    )
  }
  renderUi(<Removing />)
  await userEvent.click(screen.getByRole('button', { name: 'Удалить' }))
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(document.activeElement?.textContent).toBe('Страница')
})
