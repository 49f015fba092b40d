import { changed, misspelt } from '@parking/runtime/testing'
import { pressAimed } from '@parking/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openGarage } from '../testing/openGarage.ts'

const licence = { id: '1', type: 'VU', title: '16 00 123456' }
const certificate = { id: '2', type: 'STS', title: '16 УА 654321' }

const card = () => screen.findByRole('region', { name: 'Документы' })
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const number = () => screen.getByRole('textbox', { name: /Серия и номер/u })

type App = Awaited<ReturnType<typeof openGarage>>

async function ask({ user }: App, title: string, item: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Действия с документом ${title}` }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

async function openNew(): Promise<App> {
  const app = await openGarage({ documents: [licence] })
  await app.user.click(await screen.findByRole('button', { name: 'Добавить документ' }))
  await screen.findByRole('heading', { name: 'Новый документ' })
  return app
}

const press = async ({ user }: App, name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

const lists = (app: App): unknown[] =>
  app.sent('change-profile').map(({ documents }) => JSON.parse(documents ?? 'null') as unknown)

describe('the list of documents', () => {
  it('tells what each is', async () => {
    await openGarage({ documents: [licence, certificate] })
    const rows = await within(await card()).findAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('16 00 123456Водительское удостоверение'),
      expect.stringContaining('16 УА 654321Свидетельство о регистрации'),
    ])
  })

  it('may be empty', async () => {
    await openGarage({})
    expect((await card()).textContent).toContain('Документов пока нет')
  })

  it('is not changed while it can’t be read as a whole', async () => {
    const unread = misspelt('"VU"', '"passport"')
    await openGarage({ documents: [certificate, licence] }, { 'get-profile-v6': unread })
    expect((await card()).textContent).toContain('менять его сейчас нельзя')
    expect(within(await card()).queryAllByRole('button')).toEqual([])
  })
})

describe('a new document', () => {
  it('is saved with the others, as they are', async () => {
    const app = await openNew()
    await app.user.click(screen.getByRole('radio', { name: /СТС/u }))
    await app.user.type(number(), '16уа654321')
    await press(app, 'Добавить')
    await noDialog()
    expect(lists(app)).toEqual([[licence, { type: 'STS', title: '16 УА 654321' }]])
    await within(await card()).findByText('Документ 16 УА 654321 добавлен.')
  })

  it('needs a type and a number', async () => {
    const app = await openNew()
    await press(app, 'Добавить')
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('Выберите, что это за документ.')
    expect(summary.textContent).toContain('Введите серию и номер.')
    expect(document.activeElement).toBe(summary)
  })

  it.each([
    ['16 00 12345', /В удостоверении 2 цифры/u],
    ['УА 16 123456', /В удостоверении 2 цифры/u],
    ['1600 123456', 'Такой документ уже есть в профиле.'],
  ])('%s is refused when the field is left, not before', async (typed, words) => {
    const app = await openNew()
    await app.user.click(screen.getByRole('radio', { name: /ВУ/u }))
    await app.user.type(number(), typed)
    expect(screen.queryByText(words)).toBeNull()
    await app.user.tab()
    await screen.findByText(words)
  })

  it('that is not saved stays as it was typed, and is saved by the next press', async () => {
    const app = await openNew()
    app.refuse('change-profile', 'ValidationError')
    await app.user.click(screen.getByRole('radio', { name: /ВУ/u }))
    await app.user.type(number(), '99 ту 000111')
    await press(app, 'Добавить')
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain('Сервер не принял документ')
    expect(number()).toHaveProperty('value', '99 ту 000111')
    delete app.faults['change-profile']
    await press(app, 'Добавить')
    await noDialog()
    expect(lists(app).at(-1)).toEqual([licence, { type: 'VU', title: '99 ТУ 000111' }])
  })
})

describe('a document', () => {
  it('is told as saved where only the answer was lost', async () => {
    const app = await openNew()
    app.loseAnswers()
    await app.user.click(screen.getByRole('radio', { name: /ВУ/u }))
    await app.user.type(number(), '99 ту 000111')
    await press(app, 'Добавить')
    await noDialog()
    expect(lists(app)).toHaveLength(1)
  })

  it('is changed in its list', async () => {
    const app = await openGarage({ documents: [licence, certificate] })
    await ask(app, '16 УА 654321', 'Изменить')
    await screen.findByRole('heading', { name: 'Документ 16 УА 654321' })
    await press(app, 'Сохранить')
    await screen.findByText('Вы пока ничего не изменили.')
    await app.user.clear(number())
    await app.user.type(number(), '16 УА 654322')
    await press(app, 'Сохранить')
    await noDialog()
    expect(lists(app)).toEqual([[licence, { id: '2', type: 'STS', title: '16 УА 654322' }]])
  })

  it('is deleted after a question', async () => {
    const app = await openGarage({ documents: [licence, certificate] })
    await ask(app, '16 00 123456', 'Удалить')
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain('Удалить документ 16 00 123456?')
    await pressAimed(within(question).getByRole('button', { name: 'Удалить' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(lists(app)).toEqual([[certificate]])
    await within(await card()).findByText('Документ 16 00 123456 удалён.')
  })

  it('that was deleted elsewhere is not brought back', async () => {
    const app = await openGarage({ documents: [licence, certificate] })
    await ask(app, '16 00 123456', 'Изменить')
    await screen.findByRole('heading', { name: 'Документ 16 00 123456' })
    await app.user.clear(number())
    await app.user.type(number(), '16 00 123457')
    app.faults['get-profile-v6'] = changed({ documents: [certificate] })
    await press(app, 'Сохранить')
    await screen.findByText(/Этого документа больше нет/u)
    expect(lists(app)).toEqual([])
  })
})
