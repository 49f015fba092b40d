import { expect, it } from 'vitest'
import { citiesInPlace, pageFor } from './lib/cityPage.ts'
import { loadCities } from './lib/loadCities.ts'

const template = `<html lang="ru"><title></title><meta name="description" content="" /><!--city-->`
const hostile = '</title></script><script>1</script>" onload="1'

it('takes what a city is called for text, wherever in the page it stands', () => {
  const page = pageFor(
    template,
    { cities: [{ ...loadCities()[0], id: hostile }], version: '1' },
    { language: 'en', title: hostile, description: hostile, shell: null, city: hostile },
  )
  expect(page.split(/<\/?(?:title|script)/)).toHaveLength(5)
  expect(page).not.toContain('" onload="')
  const [, config = ''] = /id="parking-config">([^<]*)</.exec(page) ?? []
  expect(JSON.parse(config)).toMatchObject({ cities: [{ id: hostile }] })
})

it('serves each city at the sandbox with what its own file says of its back end', () => {
  const told = ({
    id,
    idempotencyKey,
    chargeStatus,
    logout,
  }: ReturnType<typeof loadCities>[0]) => ({
    [id]: { idempotencyKey, chargeStatus, logout },
  })
  const files = loadCities()
  const served = citiesInPlace({ atSandbox: true }).map(told)
  expect(Object.assign({}, ...served)).toEqual(Object.assign({}, ...files.map(told)))
  expect(new Set(files.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
})
