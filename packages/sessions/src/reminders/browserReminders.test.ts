import { memoryStorage } from '@parking/runtime/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { stubNotifications, type StubbedBrowser } from '../testing/stubNotifications.ts'
import { browserReminders, notifyBrowser, switchRemindersOn } from './browserReminders.ts'
import { sessionToExtend } from './pressedReminder.ts'

let undo: () => void = () => undefined
function browser(has: StubbedBrowser) {
  const stubbed = stubNotifications(has)
  undo = stubbed.undo
  return stubbed
}
afterEach(() => undo())

function stored(value: 'on' | 'off' | null) {
  const storage = memoryStorage()
  if (value !== null) storage.set('parking.reminders', value)
  return storage
}
const notice = {
  title: 'Заканчивается',
  body: '',
  tag: 'one',
  page: '/profile/parking',
  extend: null,
}

describe('browserReminders', () => {
  it.each([
    ['default', true, false, null, 'off'],
    ['default', false, false, null, 'unsupported'],
    ['default', false, true, null, 'off'],
    ['denied', true, false, null, 'denied'],
    ['denied', false, false, null, 'unsupported'],
    ['denied', false, true, 'on', 'denied'],
    ['granted', true, false, 'on', 'on'],
    ['granted', true, false, 'off', 'off'],
    ['granted', false, true, null, 'off'],
    ['granted', false, true, 'on', 'on'],
    // Whether a page may show one can't be tried here: it would be shown.
    ['granted', false, false, null, 'unsupported'],
  ] as const)(
    'permission %s, a page makes one: %s, a worker is there: %s, chosen: %s gives %s',
    (permission, pageMakes, hasWorker, chosen, expected) => {
      const { shown } = browser({ permission, pageMakes })
      expect(browserReminders(stored(chosen), hasWorker)).toBe(expected)
      expect(shown).toEqual([])
    },
  )

  it('can do nothing where the browser knows no notifications, or nobody can be asked', () => {
    expect(browserReminders(stored(null), true)).toBe('unsupported')
    browser({ permission: 'default' })
    Reflect.deleteProperty(Notification, 'requestPermission')
    expect(browserReminders(stored(null), true)).toBe('unsupported')
  })
})

describe('switchRemindersOn', () => {
  it.each([
    ['granted', 'on'],
    ['denied', 'denied'],
    ['default', 'off'],
  ] as const)('answered with %s gives %s', async (answer, expected) => {
    browser({ permission: 'default', answer })
    const storage = stored(null)
    await switchRemindersOn(storage)
    expect(browserReminders(storage, true)).toBe(expected)
  })
})

describe('notifyBrowser', () => {
  it.each([
    ['by the worker, where it is there', { worker: 'there' }, 'worker'],
    ['by the worker, where a page may not', { worker: 'there', pageMakes: false }, 'worker'],
    ['by the page, where there is no worker', { worker: 'none' }, 'page'],
    ['by the page, where the worker is still to come', { worker: 'later' }, 'page'],
    ['by the page, where the worker refuses', { worker: 'there', workerRefuses: true }, 'page'],
  ] as const)('shows it once, %s', async (_, has, by) => {
    const { shown } = browser({ permission: 'granted', ...has })
    await notifyBrowser(stored('on'), notice)
    expect(shown).toMatchObject([{ title: 'Заканчивается', by }])
  })

  it('tells the worker where it leads', async () => {
    const { shown } = browser({ permission: 'granted', worker: 'there' })
    await notifyBrowser(stored('on'), notice)
    await notifyBrowser(stored('on'), { ...notice, extend: 'a b' })
    expect(shown.map(({ address }) => address)).toEqual([
      '/profile/parking',
      '/profile/parking#extend=a+b',
    ])
    expect(sessionToExtend(shown[1]?.address ?? '')).toBe('a b')
  })

  it('waits for the worker where only that may show it', async () => {
    const { shown, workerComes } = browser({
      permission: 'granted',
      pageMakes: false,
      worker: 'later',
    })
    const told = notifyBrowser(stored('on'), notice)
    await Promise.resolve()
    expect(shown).toEqual([])
    workerComes()
    await told
    expect(shown).toMatchObject([{ by: 'worker' }])
  })

  it.each([
    ['nothing can', { permission: 'granted', pageMakes: false, workerRefuses: true }, 'on'],
    ['permission was taken back', { permission: 'denied' }, 'on'],
    ['it was switched off', { permission: 'granted' }, 'off'],
  ] as const)('shows nothing and fails nothing where %s', async (_, has, chosen) => {
    const { shown } = browser({ worker: 'there', ...has })
    await expect(notifyBrowser(stored(chosen), notice)).resolves.toBeUndefined()
    expect(shown).toEqual([])
  })
})
