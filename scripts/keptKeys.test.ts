import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findKeptThing } from '@parking/runtime/keptThings'

/** What is called like a key and is none: channels, locks, tags of messages, names of files, a beginning. */
const noKeys = /^parking\.(?:session|moneyMoves|workRuns|charge|paid|ics)\b|^parking\.person\.$/

it('the list of what a browser keeps has every key of the code', () => {
  const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/{portal,coop}/src/**/*.{ts,tsx}'])
  const written = files.filter((path) => !/test|stories/.test(path)).map(read)
  const keys = written.flatMap((text) =>
    [...text.matchAll(/['"`](parking(?:\.|-color)[\w.-]+)/g)].map(([, key = '']) => key),
  )
  const ofPersons = written.flatMap((text) =>
    [...text.matchAll(/personValue\(\w+, '(\w+)'/g)].map(([, name]) => `parking.person.${name}.`),
  )
  expect(ofPersons.length).toBeGreaterThan(4)
  const named = [...new Set([...keys, ...ofPersons])].filter((key) => !noKeys.test(key))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((key) => findKeptThing(key) === null)).toEqual([])
})

function read(path: string): string {
  return readFileSync(path, 'utf8')
}
