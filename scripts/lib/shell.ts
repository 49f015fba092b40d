import { shellWords } from '@parking/map/shellWords'
import type { Language } from '@parking/runtime'

/** A page with the map has another frame than all others. */
export type ShellKind = 'map' | 'page'

/** What a page shows until its code runs, in both languages: the map's words are its own. */
const words = {
  ru: {
    ...shellWords.ru,
    page: 'Страница загружается',
    lost: 'Не удалось загрузить.',
    retry: 'Попробовать ещё раз',
    old: 'Этот браузер не подходит: обновите его или откройте страницу в другом. Не хватает:',
    insecure: 'Соединение не защищено: не вводите здесь пароль и не платите.',
  },
  en: {
    ...shellWords.en,
    page: 'Loading the page',
    lost: 'The page didn’t load.',
    retry: 'Try again',
    old: 'This browser isn’t supported. Update it or open the page in another one. Missing:',
    insecure: 'This connection isn’t secure. Don’t enter your password or pay here.',
  },
}

/**
 * The frame of a page as plain HTML: header, and for the map its place with search and a list beside
 * it, where the app will put them. The app replaces it when it has started. Of its parts (`data-part`)
 * one is shown, which `frameScript` chooses: when the app does not come, the way out is here and needs
 * no other file. No style attributes: the policy refuses them in markup.
 *
 * @param kind - which page it is for
 * @param city - name of the city; empty where the page is for all of them
 */
export function shellFor(kind: ShellKind, language: Language, city: string): string {
  const { places, search, loading, page, lost, retry, old, insecure } = words[language]
  const bar = `<div class="pk-bar shell-bar"><span class="pk-mark" aria-hidden="true">P</span><span class="shell-city">${escapeText(city)}</span></div>`
  const status = (text: string) => `<p class="shell-status" role="status">${text}</p>`
  const rows = '<li class="shell-row"></li>'.repeat(6)
  const map = `<div class="shell-map" data-part="loading"><section class="shell-list"><div class="shell-search">${search}</div><h2>${places}</h2>${status(loading)}<ul aria-hidden="true">${rows}</ul></section><div class="shell-ground"></div></div>`
  const contents = kind === 'map' ? map : `<div data-part="loading">${status(page)}</div>`
  const trouble = `<div class="shell-trouble" role="alert" data-part="lost" hidden><p>${lost}</p><button type="button" class="shell-retry">${retry}</button></div>`
  const tooOld = `<div class="shell-trouble" role="alert" data-part="old" hidden><p>${old} <span class="shell-missing"></span></p></div>`
  const warning = `<p class="shell-insecure" role="status" hidden>${insecure}</p>`
  return `<div class="shell">${bar}${contents}${trouble}${tooOld}${warning}</div>`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
