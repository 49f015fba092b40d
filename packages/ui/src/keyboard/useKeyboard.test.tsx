import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useKeyboard } from './useKeyboard.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Page() {
  useKeyboard()
  return null
}

const covered = () => document.documentElement.style.getPropertyValue('--pk-keyboard')

it.each([
  ['nothing', { height: 800, offsetTop: 0, scale: 1 }, '0px'],
  ['a keyboard', { height: 500, offsetTop: 0, scale: 1 }, '300px'],
  ['a keyboard, for which the page has moved', { height: 500, offsetTop: 120, scale: 1 }, '180px'],
  ['two fingers', { height: 400, offsetTop: 0, scale: 2 }, '0px'],
])('tells how much of the window is covered by %s', (_what, next, told) => {
  const screen = Object.assign(new EventTarget(), { height: 800, offsetTop: 0, scale: 1 })
  vi.stubGlobal('visualViewport', screen)
  vi.stubGlobal('innerHeight', 800)
  const { unmount } = render(<Page />)
  Object.assign(screen, next).dispatchEvent(new Event('resize'))
  expect(covered()).toBe(told)
  unmount()
  Object.assign(screen, { height: 1, scale: 1 }).dispatchEvent(new Event('resize'))
  expect(covered()).toBe(told)
})
