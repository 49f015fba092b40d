import { describe, expect, it } from 'vitest'
import { notificationClosed, showsNotification } from './showsNotification.ts'

const notice = { title: 'Внимание', message: null, updatedAt: 1000, isClosed: false }
const unread = { closedVersion: null }

describe('showsNotification', () => {
  it('shows what has not been closed', () => {
    expect(showsNotification(notice, unread)).toBe(true)
    expect(showsNotification({ ...notice, title: null, message: 'Текст' }, unread)).toBe(true)
  })

  it('shows it again when it has been written anew since', () => {
    const closed = notificationClosed(notice)
    expect(showsNotification(notice, closed)).toBe(false)
    expect(showsNotification({ ...notice, updatedAt: 1001 }, closed)).toBe(true)
  })

  it('takes a notice without a date for another one when it says something else', () => {
    const undated = { ...notice, updatedAt: null }
    const closed = notificationClosed(undated)
    expect(showsNotification(undated, closed)).toBe(false)
    expect(showsNotification({ ...undated, message: 'Ещё' }, closed)).toBe(true)
    expect(showsNotification(notice, closed), 'it has got a date').toBe(true)
    expect(showsNotification(undated, notificationClosed(notice)), 'it has lost it').toBe(true)
  })

  it.each([[null], [{ ...notice, isClosed: true }], [{ ...notice, title: '', message: null }]])(
    'does not show %j',
    (none) => {
      expect(showsNotification(none, unread)).toBe(false)
    },
  )
})
