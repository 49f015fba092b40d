import { describe, expect, it } from 'vitest'
import { createArranger } from './createArranger.ts'
import { readFleetFilter, sortedBy, writeFleetFilter, type FleetFilter } from './fleetFilter.ts'

const rows = [
  { key: '1', name: 'Пётр Десятый', phone: '', plate: 'А123ВС116', isActive: true },
  { key: '2', name: 'Анна Вторая', phone: '+7 (916) 999-00-11', plate: '', isActive: false },
  { key: '3', name: 'Борис Третий', phone: '', plate: 'В001ВВ716', isActive: true },
]
const columns = [
  { key: 'name', header: 'Имя', text: (row: (typeof rows)[number]) => row.name },
  {
    key: 'phone',
    header: 'Телефон',
    isCode: true,
    text: (row: (typeof rows)[number]) => row.phone,
  },
  { key: 'plate', header: 'Машина', isCode: true, text: (row: (typeof rows)[number]) => row.plate },
]
const choices = [
  { value: 'idle', label: 'Не ездят', test: (row: (typeof rows)[number]) => !row.isActive },
]
const { arrange } = createArranger(rows, columns, choices, 'ru')
const usual: FleetFilter = { search: '', show: null, sort: null, isDescending: false }
const keys = (filter: Partial<FleetFilter>) =>
  arrange({ ...usual, ...filter }).map(({ key }) => key)

describe('the rows of a list', () => {
  it.each<[string, Partial<FleetFilter>, string[]]>([
    ['all, as they came', {}, ['1', '2', '3']],
    ['by a name, without regard to case and ё', { search: 'петр' }, ['1']],
    ['by parts of a name, in any order', { search: 'дес пет' }, ['1']],
    ['by a plate in Latin letters with spaces', { search: 'a 123 bc' }, ['1']],
    ['by the end of a plate', { search: '716' }, ['3']],
    ['by a phone as it is shown', { search: '+7 (916) 999-00-11' }, ['2']],
    ['by a phone as it is saved', { search: '79169990011' }, ['2']],
    ['by a phone as it is dialled', { search: '8 916 999 00 11' }, ['2']],
    ['by the beginning of a phone', { search: '8916' }, ['2']],
    ['by a phone without its country', { search: '9169990011' }, ['2']],
    ['none that has it', { search: 'zz' }, []],
    ['those that are chosen', { show: 'idle' }, ['2']],
    ['all where the choice is unknown', { show: 'other' }, ['1', '2', '3']],
    ['sorted', { sort: 'name' }, ['2', '3', '1']],
    ['sorted the other way round', { sort: 'name', isDescending: true }, ['1', '3', '2']],
    ['the empty ones last', { sort: 'plate' }, ['1', '3', '2']],
    ['the empty ones last either way', { sort: 'plate', isDescending: true }, ['3', '1', '2']],
  ])('are %s', (_case, filter, expected) => {
    expect(keys(filter)).toEqual(expected)
  })
})

describe('the filter of a list in its address', () => {
  const known = { shows: ['idle'], columns: ['name'] }
  it.each<[Record<string, unknown>, FleetFilter]>([
    [{}, usual],
    [
      { q: 'анна', show: 'idle', sort: '-name' },
      { search: 'анна', show: 'idle', sort: 'name', isDescending: true },
    ],
    [{ q: 716 }, { ...usual, search: '716' }],
    [{ q: ['a'], show: 'all', sort: 'other' }, usual],
    [{ q: 'я'.repeat(100) }, { ...usual, search: 'я'.repeat(60) }],
  ])('is read from %j', (search, filter) => {
    expect(readFleetFilter(search, known)).toEqual(filter)
  })

  it.each([{}, { q: 'анна' }, { show: 'idle', sort: 'name' }, { sort: '-name' }])(
    'is written as it was read: %j',
    (search) => {
      expect(writeFleetFilter(readFleetFilter(search, known))).toEqual(search)
    },
  )

  it('is sorted the other way round by the second press', () => {
    const once = sortedBy(usual, 'name')
    expect(once).toEqual({ ...usual, sort: 'name' })
    expect(sortedBy(once, 'name')).toEqual({ ...usual, sort: 'name', isDescending: true })
    expect(sortedBy(once, 'plate')).toEqual({ ...usual, sort: 'plate' })
  })
})
