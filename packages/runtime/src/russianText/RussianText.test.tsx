import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AppContextProvider } from '../context/AppContext.ts'
import { createTestContext } from '../testing/createTestContext.ts'
import type { Language } from '../language/language.ts'
import { RussianText } from './RussianText.tsx'

afterEach(cleanup)

async function show(text: string, language: Language): Promise<HTMLElement> {
  const context = await createTestContext({ fetch: async () => new Response(null), language })
  return render(
    <AppContextProvider value={context}>
      <RussianText>{text}</RussianText>
    </AppContextProvider>,
  ).container
}

const inRussian = (shown: HTMLElement): readonly (string | null)[] =>
  [...shown.querySelectorAll('[lang="ru"]')].map(({ textContent }) => textContent)

it.each([
  ['Zone 101', []],
  ['Зона «Центр»', ['Зона «Центр»']],
  ['Zone 101 · улица Баумана, 12/3 · Taxi rank', ['улица Баумана, 12/3']],
  ['Кремль · ул. Баумана, д. 5', ['Кремль', 'ул. Баумана, д. 5']],
  ['You are near: улица Баумана, 50 m', ['улица Баумана']],
  ['You are near: улица Баумана, 12, 50 m', ['улица Баумана, 12']],
  ['Refund Месячный (все зоны) now?', ['Месячный (все зоны)']],
  ['Ё', ['Ё']],
])('tells on an English page what of “%s” is Russian', async (text, russian) => {
  const shown = await show(text, 'en')
  expect(inRussian(shown)).toEqual(russian)
  expect(shown.textContent).toBe(text)
})

it('leaves a Russian page as it is', async () => {
  const shown = await show('Зона 101', 'ru')
  expect(shown.innerHTML).toBe('<span>Зона 101</span>')
})
