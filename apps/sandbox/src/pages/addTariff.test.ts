import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTest, type TestCity } from '../testing/openTest.ts'

const sample = (name: string) =>
  readFileSync(`${import.meta.dirname}/../../../../packages/pricing/samples/${name}.tariff.json`)

let kazan: TestCity
beforeAll(async () => {
  kazan = await openTest()
}, 60_000)
afterAll(() => kazan.sandbox.close())

/** Drops files into the page, as a browser sends them. */
async function drop(files: Readonly<Record<string, Buffer | string>>): Promise<string> {
  const body = new FormData()
  for (const [name, content] of Object.entries(files)) {
    body.set(name, new File([new Uint8Array(Buffer.from(content))], `${name}.json`))
  }
  const url = 'http://localhost/sandbox/kazan/pages/tariff'
  const answer = await kazan.sandbox.handle(new Request(url, { method: 'POST', body }))
  expect(answer.status).toBe(200)
  return (await answer.text()).replaceAll('\u00A0', ' ')
}

it('shows a week and what ten stays cost', async () => {
  const page = await drop({ tariff: sample('rostov') })
  expect(page).toContain('<tr><th>пн</th><td>0:00–8:00 бесплатно<br>8:00–20:00 35,00 ₽ в час')
  expect(page).toContain('<td>пн, с 10:00, 2 ч</td><td>70,00 ₽</td>')
  expect(page.match(/ ч<\/td>| мин<\/td>/g)).toHaveLength(10)
})

it('shows the difference to another file', async () => {
  const page = await drop({ tariff: sample('rostov'), other: sample('volgograd-901') })
  expect(page).toContain('<th>Разница</th>')
  expect(page).toMatch(
    /<td>пн, с 10:00, 2 ч<\/td><td>70,00 ₽<\/td><td>70,00 ₽<\/td><td>без разницы/,
  )
})

it('says of a bad file what is wrong, and nothing of it as HTML', async () => {
  const page = await drop({ tariff: '{"prices":[],"<b>":1}' })
  expect(page).toContain(
    '<strong>Ошибка</strong>: <code>&lt;b&gt;</code>: такого поля тариф не знает',
  )
  expect(page).not.toContain('<b>')
  expect(await drop({ tariff: '<b>' })).toContain('Это не JSON')
  expect(await drop({ tariff: '' })).toContain('Это не JSON')
  expect(await drop({})).toContain('Выберите файл')
})
