import { array, assert, constantFrom, nat, oneof, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { modalClosed, modalOpened, noModals, type Modal, type ModalPriority } from './modalQueue.ts'

/** The modals that the examples speak of. */
const modals = {
  payment: { priority: 'asked' },
  confirm: { priority: 'asked' },
  notice: { priority: 'notice' },
  banner: { priority: 'notice' },
  expired: { priority: 'urgent' },
  idle: { priority: 'urgent' },
} satisfies Record<string, Modal>

type Name = keyof typeof modals

/** Names what is shown after modals were opened (`+payment`) and closed (`-payment`). */
function shownAfter(...events: readonly `${'+' | '-'}${Name}`[]): string {
  const end = events.reduce((queue, event) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what follows the sign is a name
    const modal = modals[event.slice(1) as Name]
    return event.startsWith('+') ? modalOpened(queue, modal) : modalClosed(queue, modal)
  }, noModals)
  const names = Object.entries(modals).filter(([, modal]) => end.shown.includes(modal))
  return names.map(([name]) => name).join(' ')
}

describe('the queue of modals shows', () => {
  it('the only one', () => {
    expect(shownAfter('+notice')).toBe('notice')
    expect(shownAfter('+notice', '-notice')).toBe('')
  })

  it('the second notice when the first is closed', () => {
    expect(shownAfter('+notice', '+banner')).toBe('notice')
    expect(shownAfter('+notice', '+banner', '-notice')).toBe('banner')
    expect(shownAfter('+notice', '+banner', '-banner', '-notice')).toBe('')
  })

  it('no notice over a payment, nor over what was asked for within it', () => {
    expect(shownAfter('+payment', '+notice')).toBe('payment')
    expect(shownAfter('+payment', '+notice', '+confirm')).toBe('payment confirm')
    expect(shownAfter('+payment', '+notice', '+confirm', '-payment')).toBe('confirm')
    expect(shownAfter('+payment', '+notice', '+confirm', '-payment', '-confirm')).toBe('notice')
  })

  it('what was asked for after the notice that came while it was loaded, before other notices', () => {
    expect(shownAfter('+notice', '+payment')).toBe('notice')
    expect(shownAfter('+notice', '+banner', '+payment', '-notice')).toBe('payment')
  })

  it('the end of a session before all others, which come back after it', () => {
    expect(shownAfter('+notice', '+expired')).toBe('expired')
    expect(shownAfter('+payment', '+confirm', '+expired')).toBe('expired')
    expect(shownAfter('+payment', '+confirm', '+expired', '-expired')).toBe('payment confirm')
    expect(shownAfter('+notice', '+expired', '+payment', '-expired')).toBe('payment')
    expect(shownAfter('+notice', '+expired', '+payment', '-expired', '-payment')).toBe('notice')
  })

  it('one urgent thing after the other', () => {
    expect(shownAfter('+idle', '+expired')).toBe('idle')
    expect(shownAfter('+notice', '+idle', '+expired', '-idle')).toBe('expired')
  })
})

describe('whatever opens and closes', () => {
  const priority = constantFrom<ModalPriority>('urgent', 'asked', 'notice')
  const event = oneof(record({ opens: priority }), record({ closes: nat(20) }))

  it('something is shown while anything is wanted, and never a notice beside another modal', () => {
    assert(
      property(array(event, { maxLength: 40 }), (events) => {
        let queue = noModals
        let wanted: Modal[] = []
        for (const one of events) {
          if ('opens' in one) {
            const modal = { priority: one.opens }
            wanted.push(modal)
            queue = modalOpened(queue, modal)
          } else {
            const modal = wanted[one.closes]
            if (modal === undefined) continue
            wanted = wanted.filter((other) => other !== modal)
            queue = modalClosed(queue, modal)
          }
          const { shown, waiting } = queue
          expect(new Set([...shown, ...waiting])).toEqual(new Set(wanted))
          expect(shown.length + waiting.length).toBe(wanted.length)
          expect(shown.length > 0).toBe(wanted.length > 0)
          const isAlone = shown.length <= 1 || shown.every(({ priority: why }) => why === 'asked')
          expect(isAlone).toBe(true)
          const isUrgent = wanted.some(({ priority: why }) => why === 'urgent')
          expect(shown[0]?.priority === 'urgent').toBe(isUrgent)
        }
      }),
    )
  })
})
