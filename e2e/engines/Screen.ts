import { setTimeout as sleep } from 'node:timers/promises'
import { isRecord } from '../../scripts/lib/isRecord.ts'
import type { Tab } from './Tab.ts'

/** How long is waited for what should be seen, in milliseconds: as long as a busy machine needs. */
const patience = 40_000

/** What a story does in a tab: it presses, types and reads as a person does. */
export class Screen {
  readonly tab: Tab
  readonly #origin: string
  #aside = 5

  constructor(tab: Tab, origin: string) {
    this.tab = tab
    this.#origin = origin
  }

  async open(path: string): Promise<void> {
    await this.tab.open(`${this.#origin}${path}`)
  }

  /** Opens a page as somebody who is signed in already. */
  async openSignedIn(path: string, city: string, token: string): Promise<void> {
    await this.open('/icon.svg')
    const kept = JSON.stringify([`parking.token.${city}.driver`, token])
    await this.tab.ask(`localStorage.setItem('parking.city', ${JSON.stringify(city)})
      localStorage.setItem(...${kept})`)
    await this.open(path)
  }

  /** Presses what has a name, once it stands still and nothing lies over it. */
  async press(selector: string, name: RegExp, looks = 3): Promise<void> {
    let last = ''
    let same = 0
    const place = await this.until(`${selector} ${name} to press`, async () => {
      const found = await this.#find(selector, name)
      same = JSON.stringify(found) === last ? same + 1 : 0
      last = JSON.stringify(found)
      return same >= looks && isRecord(found) ? found : null
    })
    // Two presses at one place, as fast as a robot makes them, are a double one.
    this.#aside = -this.#aside
    await this.tab.press(Number(place['x']) + this.#aside, Number(place['y']))
  }

  /** Presses what pays, which counts only once it has stood still for as long as somebody needs to aim. */
  async pay(selector: string, name: RegExp): Promise<void> {
    await this.press(selector, name, 16)
  }

  /** Types into a field, in the place of what stands there. */
  async fill(selector: string, name: RegExp, text: string): Promise<void> {
    await this.press(selector, name)
    // A press in a field of a day is one in its day, month or year: typing begins with the first of them.
    await this.tab.ask(`const field = document.activeElement
      if (field?.matches('[type=date], [type=time]')) {
        field.blur()
        field.focus()
      } else field?.select?.()`)
    await this.tab.type(text)
  }

  /** Chooses an option of a list by its words. */
  async choose(selector: string, option: RegExp): Promise<void> {
    await this.holds(
      `${option} in ${selector}`,
      `for (const field of document.querySelectorAll(${JSON.stringify(selector)})) {
        const found = Array.from(field.options).find(({ text }) => ${String(option)}.test(text))
        if (found === undefined) continue
        field.value = found.value
        field.dispatchEvent(new Event('change', { bubbles: true }))
        return true
      }
      return false`,
    )
  }

  /** Waits until a text is in sight. */
  async see(text: RegExp): Promise<void> {
    await this.until(`${text} to be seen`, async () => text.test(await this.text()))
  }

  /** Waits until a text is in sight no more. */
  async missing(text: RegExp): Promise<void> {
    await this.until(`${text} to go`, async () => !text.test(await this.text()))
  }

  async text(): Promise<string> {
    const text = await this.tab.ask(`return document.body?.innerText ?? ''`)
    return String(text).replaceAll(/[\u00A0\u202F]/g, ' ')
  }

  /** Waits until a question about the page is answered with yes. */
  async holds(what: string, body: string): Promise<void> {
    await this.until(what, async () => (await this.tab.ask(body)) === true)
  }

  /** Waits for something; what it was is said when it never comes. */
  async until<Found>(what: string, look: () => Promise<Found | null | false>): Promise<Found> {
    const started = Date.now()
    let failure = ''
    while (Date.now() - started < patience) {
      try {
        const found = await look()
        if (found !== null && found !== false) return found
        failure = ''
      } catch (error) {
        // While a page is left there is nobody to ask.
        failure = String(error)
      }
      await sleep(100)
    }
    throw new Error(`Waited in vain for ${what}. ${failure}\n${(await this.text()).slice(0, 800)}`)
  }

  /** Where what has a name can be pressed; null while it can't. */
  #find(selector: string, name: RegExp): Promise<unknown> {
    return this.tab.ask(`
      const told = (element) => (
        element.getAttribute('aria-label') ??
        (element.getAttribute('aria-labelledby') ?? '').split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '').join(' ').trim()
      ) || Array.from(element.labels ?? [], (label) => label.innerText).join(' ') || element.innerText
      const named = Array.from(document.querySelectorAll(${JSON.stringify(selector)}))
        .filter((element) => ${String(name)}.test(told(element).replace(/[\\u00A0\\u202F]/g, ' ').trim()))
      for (const element of named) {
        if (element.matches(':disabled, [aria-disabled=true]')) continue
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const target = element.matches('input[type=radio], input[type=checkbox]') ? element.labels[0] ?? element : element
        const { left, top, width, height } = target.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const met = width > 0 ? document.elementFromPoint(x, y) : null
        if (met !== null && (target.contains(met) || met.contains(target) && met.tagName === 'LABEL')) return { x, y, says: target.innerText }
      }
      return null`)
  }
}
