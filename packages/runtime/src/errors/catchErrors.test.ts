import { afterEach, describe, expect, it, vi } from 'vitest'
import { catchErrors, caughtErrorRead, useCaughtError } from './catchErrors.ts'
import { noteLostFile } from './lostFiles.ts'

const script = `${window.location.origin}/assets/app.js`
const opened: (() => void)[] = []

afterEach(() => {
  for (const close of opened.splice(0)) close()
  useCaughtError.setState({ kind: 'none' })
})

function listening() {
  const report = vi.fn<(error: unknown) => void>()
  opened.push(catchErrors(report))
  return { report, told: () => useCaughtError.getState().kind }
}

function fail(error: unknown, filename = script): void {
  window.dispatchEvent(Object.assign(new Event('error'), { error, filename }))
}

function reject(reason: unknown): void {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
}

describe('catchErrors', () => {
  it.each([
    ['an error', fail],
    ['a promise that nobody waits for', reject],
  ])('tells and reports %s', (_case, happens) => {
    const { report, told } = listening()
    const error = new TypeError('x is not a function')
    happens(error)
    expect(told()).toBe('told')
    expect(report.mock.calls).toEqual([[error]])
  })

  it('tells it once, and reports what follows', () => {
    const { report, told } = listening()
    reject(new Error('one'))
    caughtErrorRead()
    reject(new Error('two'))
    reject('no error')
    expect(told()).toBe('read')
    expect(report).toHaveBeenCalledTimes(3)
  })

  it.each([
    ['an extension', () => fail(new Error('theirs'), 'chrome-extension://x/content.js')],
    ['a stranger', () => fail(null, '')],
    ['the browser on the layout', () => fail(undefined)],
    ['a call that was given up', () => reject(new DOMException('given up', 'AbortError'))],
    [
      'a file that did not come',
      () => {
        const lost = new Error('lost')
        noteLostFile(lost)
        reject(lost)
      },
    ],
  ])('passes over %s', (_case, happens) => {
    const { report, told } = listening()
    happens()
    expect(told()).toBe('none')
    expect(report).not.toHaveBeenCalled()
  })

  it('stops listening', () => {
    const report = vi.fn<(error: unknown) => void>()
    catchErrors(report)()
    reject(new Error('late'))
    expect(report).not.toHaveBeenCalled()
  })
})
