import { MapIcon } from '@parking/ui'
import { describe, expect, it } from 'vitest'
import { testCity } from '../testing/testCity.ts'
import { listEntries } from './listEntries.ts'
import type { MenuEntry } from '../context/MenuEntry.ts'

function entry(name: string, order: number, more: Partial<MenuEntry> = {}): MenuEntry {
  return { order, to: `/${name}`, icon: MapIcon, area: 'account', titles: noTitles, ...more }
}
const noTitles = () => ({ ru: '', en: '' })

const menu = [
  entry('fines', 3, { isOn: ({ city }) => city.flags.penalty }),
  entry('parking', 1),
  entry('map', 0, { area: 'public' }),
  entry('history', 2),
]
const ids = (area: MenuEntry['area'], penalty: boolean) =>
  listEntries(menu, area, { city: testCity({ flags: { penalty } }), settings: null }).map(
    ({ to }) => to,
  )

describe('listEntries', () => {
  it('sorts the entries of a menu and leaves out those of the other', () => {
    expect(ids('account', true)).toEqual(['/parking', '/history', '/fines'])
    expect(ids('public', true)).toEqual(['/map'])
  })

  it('leaves out what the city does not have', () => {
    expect(ids('account', false)).toEqual(['/parking', '/history'])
  })
})
