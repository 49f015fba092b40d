import { screen, waitFor } from '@testing-library/react'
import { breakable, failedAnswers, ok, refusal } from '@parking/runtime/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { openHistory, operation } from '../openHistory.testkit.ts'

afterEach(() => vi.restoreAllMocks())

const found = () => ok([operation], { total: 1 })
const xlsx = [0x50, 0x4b, 0x03, 0x04]

/** The names under which files are saved. */
function watchSaved(): readonly string[] {
  const saved: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  return saved
}

it('downloads what the filter shows, named by what came', async () => {
  const saved = watchSaved()
  const { user, server } = await openHistory(found, {
    search: '?period=custom&from=2026-11-01&to=2026-11-05&type=refill',
    file: () => new Response(new Uint8Array(xlsx)),
  })
  await user.click(screen.getByRole('button', { name: 'Скачать' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Таблица (XLS)' }))
  await waitFor(() => expect(saved).toEqual(['operations.xlsx']))
  expect(server.callsOf('download-history/v1')[0]?.fields).toMatchObject({
    type: 'xls',
    StartDate: '01/11/2026',
    EndDate: '05/11/2026',
    Operation: 'refill',
  })
})

it.each([
  ['a refusal', () => refusal('UnknownError')],
  ['another kind of file', () => new Response(new Uint8Array(xlsx))],
  ['a page', () => new Response('<html></html>')],
])('says that the file did not come: %s', async (_what, file) => {
  const saved = watchSaved()
  const { user } = await openHistory(found, { file, language: 'en' })
  await user.click(screen.getByRole('button', { name: 'Download' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Document (PDF)' }))
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t be downloaded')
  expect(saved).toEqual([])
})

it.each(Object.entries(failedAnswers))('comes with the next press when %s', async (_how, fails) => {
  const saved = watchSaved()
  const file = breakable(() => new Response(new Uint8Array(xlsx)))
  const { user } = await openHistory(found, { file: file.answer })
  const press = async () => {
    await user.click(screen.getByRole('button', { name: 'Скачать' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Таблица (XLS)' }))
  }
  file.breakDown(fails)
  await press()
  expect((await screen.findByRole('alert')).textContent).toContain('Не удалось скачать файл')
  file.mend()
  await press()
  await waitFor(() => expect(saved).toEqual(['operations.xlsx']))
  expect(screen.queryByRole('alert')).toBeNull()
})
