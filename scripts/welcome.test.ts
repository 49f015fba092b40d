import { afterEach, expect, it, vi } from 'vitest'
import { welcome } from './lib/welcome.ts'

afterEach(() => vi.restoreAllMocks())

it('says what there is to look at, and which cities show it', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  welcome('http://localhost:4000')
  const said = log.mock.calls.flat().join('\n')
  expect(said).toMatch(/receipt +every city: http:\/\/localhost:4000\/check\?title=/)
  expect(said).toMatch(/SMS commands +.*Ростов-на-Дону, Севастополь.*: \/sms-commands/)
  expect(said).toMatch(/update page +.*Пермь,.* Воронеж.*: \/update/)
  expect(said).not.toMatch(/(SMS commands|update page) .*Казань/)
  expect(said).toMatch(/guest payment +.*Казань, Тула/)
})
