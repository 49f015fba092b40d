import { pressAimed } from '@parking/ui/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Presses the button of a name, once it can be pressed, as somebody who has looked at it. */
export async function pressed(name: string | RegExp): Promise<void> {
  await pressAimed(await enabledButton(name))
}

/** Presses a button that pays; it only says what is missing, in these words. */
export async function pressedInVain(name: string | RegExp, words: string): Promise<void> {
  await waitFor(() =>
    expect(screen.getByRole('button', { name }).getAttribute('aria-busy')).not.toBe('true'),
  )
  expect(isDisabled(screen.getByRole('button', { name }))).toBe(false)
  await pressAimed(screen.getByRole('button', { name }))
  await screen.findByText(words, { selector: '[data-told="true"]' })
}

/** The button of a name, once it can be pressed. */
export async function enabledButton(name: string | RegExp): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(isDisabled(screen.getByRole('button', { name }))).toBe(false))
  return button.isConnected ? button : screen.getByRole('button', { name })
}

/** Whether a button can't be pressed. */
export function isDisabled(element: HTMLElement): boolean {
  return element instanceof HTMLButtonElement && element.disabled
}

/** Waits until a text stands on the page, with any kind of space in it. */
export async function seen(text: string | RegExp): Promise<HTMLElement> {
  return screen.findByText(text)
}

/** Whether a text stands on the page. */
export function isSeen(text: string | RegExp): boolean {
  return screen.queryByText(text) !== null
}
