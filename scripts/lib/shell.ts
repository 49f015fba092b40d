import { composeSms, formatPhone, smsAddress, type City } from '@parking/domain'
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
    old: 'Этот браузер слишком старый.',
    update: 'Обновите его или откройте страницу в другом.',
    updateApple: 'Обновите iOS: «Настройки», «Основные», «Обновление ПО».',
    missing: 'Не хватает:',
    without: 'Припарковаться можно и без сайта',
    sms: (number: string) => `СМС на номер ${number}:`,
    start: 'начать: зона 101, автомобиль А123ВС161, 1 час',
    extend: 'продлить на 1 час',
    end: 'завершить',
    phone: 'Телефон оператора:',
    insecure: 'Соединение не защищено: не вводите здесь пароль и не платите.',
  },
  en: {
    ...shellWords.en,
    page: 'Loading the page',
    lost: 'The page didn’t load.',
    retry: 'Try again',
    old: 'This browser is too old.',
    update: 'Update it or open the page in another one.',
    updateApple: 'Update iOS: Settings, General, Software Update.',
    missing: 'Missing:',
    without: 'You can park without this site',
    sms: (number: string) => `Text message to ${number}:`,
    start: 'start: zone 101, car А123ВС161, 1 hour',
    extend: 'extend by 1 hour',
    end: 'end',
    phone: 'The operator’s phone:',
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
 * @param cities - those whose drivers may come: how they park without the app
 */
export function shellFor(
  kind: ShellKind,
  language: Language,
  city: string,
  cities: readonly City[],
): string {
  const { places, search, loading, page, lost, retry, insecure } = words[language]
  const bar = `<div class="pk-bar shell-bar"><span class="pk-mark" aria-hidden="true">P</span><span class="shell-city">${escapeText(city)}</span></div>`
  const status = (text: string) => `<p class="shell-status" role="status">${text}</p>`
  const rows = '<li class="shell-row"></li>'.repeat(6)
  const map = `<div class="shell-map" data-part="loading"><section class="shell-list"><div class="shell-search">${search}</div><h2>${places}</h2>${status(loading)}<ul aria-hidden="true">${rows}</ul></section><div class="shell-ground"></div></div>`
  const contents = kind === 'map' ? map : `<div data-part="loading">${status(page)}</div>`
  const trouble = `<div class="shell-trouble" role="alert" data-part="lost" hidden><p>${lost}</p><button type="button" class="shell-retry">${retry}</button></div>`
  const tooOld = `<div class="shell-trouble" role="alert" data-part="old" hidden>${waysWithout(language, cities)}</div>`
  const warning = `<p class="shell-insecure" role="status" hidden>${insecure}</p>`
  return `<div class="shell">${bar}${contents}${trouble}${tooOld}${warning}</div>`
}

/** How one parks where the browser is too old. On an iPhone every browser is the same one inside. */
function waysWithout(language: Language, cities: readonly City[]): string {
  const say = words[language]
  const ways = cities.map(({ titles, contacts, smsPrefix, smsNumber }) => {
    const { phone, hours } = contacts
    const when = hours === undefined ? '' : `, ${escapeText(hours[language])}`
    const call = `<p>${say.phone} <a href="tel:${phone}">${formatPhone(phone)}</a>${when}</p>`
    const title = cities.length === 1 ? '' : `<h2>${escapeText(titles[language])}</h2>`
    return `${title}${smsNumber === undefined ? '' : smsWays(language, smsPrefix, smsNumber)}${call}`
  })
  return `<h1>${say.old}</h1><p><span data-on="others">${say.update}</span><span data-on="apple" hidden>${say.updateApple}</span></p><p>${say.without}.</p>${ways.join('')}<p>${say.missing} <span class="shell-missing"></span></p>`
}

function smsWays(language: Language, prefix: string | null, number: string): string {
  const { sms, start, extend, end } = words[language]
  const commands = [
    [composeSms(prefix, { kind: 'start', zone: '101', plate: 'А123ВС161', hours: 1 }), start],
    [composeSms(prefix, { kind: 'extend', hours: 1 }), extend],
    [composeSms(prefix, { kind: 'end' }), end],
  ].flatMap(([text = null, meaning]) =>
    text === null ? [] : `<li><a href="${smsAddress(number, text)}">${text}</a>: ${meaning}</li>`,
  )
  return commands.length === 0 ? '' : `<p>${sms(number)}</p><ul>${commands.join('')}</ul>`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
