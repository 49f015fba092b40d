import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createErrorReports } from './createErrorReports.ts'

const url = 'https://reports.parking.example/errors'
const beacon = vi.fn<(url: string, data: string) => boolean>(() => true)

beforeEach(() => {
  vi.stubGlobal('navigator', { sendBeacon: beacon })
})
afterEach(() => {
  beacon.mockClear()
  vi.unstubAllGlobals()
})

const page = () => createErrorReports({ url, build: 'b1', screen: () => '/profile/parking' })

const sent = (): unknown[] => beacon.mock.calls.map(([, text]) => JSON.parse(text) as unknown)

function errorAt(message: string, stack = ''): Error {
  return Object.assign(new TypeError(message), { stack })
}

describe('createErrorReports', () => {
  it('tells the build, the screen, the error and its place in our files', () => {
    const stack = `TypeError: A 123\n    at f (https://kazan.example/assets/app-x1.js:3:45)\n at g`
    page()(errorAt('zones.map is not a function', stack))
    expect(sent()).toHaveLength(1)
    expect(beacon.mock.calls[0]?.[0]).toBe(url)
    expect(sent()).toEqual([
      {
        build: 'b1',
        screen: '/profile/parking',
        name: 'TypeError',
        message: 'zones.map is not a function',
        at: 'app-x1.js:3:45',
      },
    ])
  })

  it.each([
    ['no account driver@parking.example here', 'no account … here'],
    ['Unexpected token "А123ВС116" in JSON', 'Unexpected token … in JSON'],
    ["no user 'Anna Petrova' of «Автопарк» here", 'no user … here'],
    ["Can't find the driver 'Anna Petrova' in a list", "Can't find the driver … in a list"],
    ['..."name":"Anna Petrova" x"... is not valid JSON', '...…... is not valid JSON'],
    [`the name "Anna ${'Petrova '.repeat(200)}" is odd`, 'the name … is odd'],
    ['the name “Anna Maria Petrova” is odd', 'the name … is odd'],
    ['the name "Anna Petrova', 'the name …'],
    ['plate A 123 BC 116 is parked', 'plate … … is parked'],
    ['token = secret is over', 'token … is over'],
    ['GET https://kazan.example/api?token=secret failed', 'GET … failed'],
    ['plate А123ВС116 of Иванов is parked', 'plate … of … is parked'],
    ['code 123456 and phone +79160000000', 'code … and phone …'],
    ['code 123456 and phone +7 (916) 000-00-00', 'code … and phone … … …'],
    ['plate A123BC116 is parked', 'plate … is parked'],
    ['call of token=secret&grz=other failed', 'call of … failed'],
    [`session ${'secret'.repeat(6)} is over`, 'session … is over'],
    ['no getOwnPropertyDescriptors here', 'no getOwnPropertyDescriptors here'],
    ['word '.repeat(100), 'word '.repeat(40)],
  ])('tells no value: %s', (message, told) => {
    page()(errorAt(message))
    expect(sent()).toMatchObject([{ message: told }])
  })

  it('tells the place in a file of the console too, and of a name no value', () => {
    const error = errorAt('x', 'at https://kazan.example/coop-assets/app-x1.js:3:45')
    error.name = 'ErrorOf A123BC116'
    page()(error)
    expect(sent()).toMatchObject([{ name: 'ErrorOf …', at: 'app-x1.js:3:45' }])
  })

  it('tells no value for a place', () => {
    const message = 'no https://kazan.example/assets/79160000000:3:45'
    page()(
      errorAt(message, `TypeError: ${message}\n at https://kazan.example/assets/app-x1.js:6:7`),
    )
    const other = '/assets/79160000000.js:3:45'
    page()(errorAt(other, `TypeError: ${other}`))
    expect(sent()).toMatchObject([{ at: 'app-x1.js:6:7' }, { at: null }])
  })

  it('tells of what is no error only which type it is', () => {
    page()('driver@parking.example')
    expect(sent()).toMatchObject([{ name: 'string', message: '', at: null }])
  })

  it('tells each error once, and ten of a page', () => {
    const report = page()
    report(errorAt('one'))
    report(errorAt('one'))
    for (const letter of 'abcdefghijklmnopqrst') report(errorAt(letter))
    expect(sent()).toHaveLength(10)
    expect(sent().filter((one) => JSON.stringify(one).includes('"one"'))).toHaveLength(1)
  })
})
