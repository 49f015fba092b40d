import { loadedAtKey } from '@parking/map/loadedAtKey'
import { cityKey } from '@parking/runtime/chooseCity'

/** The addresses of the calls that a page makes before its app can. */
export interface EarlyCalls {
  /** The id of their city. */
  readonly city: string
  readonly map?: string
  readonly settings?: string
  /** Asked for at the address `at`, on the page whose path ends with `on`. */
  readonly benefits?: { readonly at: string; readonly on: string }
  readonly profile: string
  /** The storage key of the token, which the profile and the benefits need. */
  readonly tokenKey: string
}

type Early = NonNullable<Window['parkingEarly']>
/** What has been asked for so far. */
type EarlyAnswers = { -readonly [Call in keyof Early]: Early[Call] }

/** The template with links to what a page needs first: nothing of it is asked for until it is taken out. */
export const firstId = 'first-files'
/** The template with what starts the app. */
export const appId = 'after-first-paint'
/** The template with the files that come last: on a slow line they would keep the others waiting. */
export const lastId = 'after-first-files'

/** Milliseconds after which a page whose app has not started offers a way out. */
const longestWait = 12_000
/** How many files are asked for at a stretch: a slow phone takes ten milliseconds for each. */
const filesAtOnce = 3
/**
 * How many milliseconds the places wait for a part of the app, and what draws the map waits for the
 * places. Some browsers never tell when a file is there.
 */
const longestForPlaces = 1500

/**
 * The script of a page's frame.
 *
 * It asks for the app only once the frame is painted, because the app's files would hold up the paint.
 * A page in the background is not painted, so there it asks at once. What draws the map is asked for
 * last, after the rest of the app and the places.
 *
 * The frame says so when a file of the app is lost and when the app has not started for long. A browser
 * that `gateScript` refuses gets no app. An app that has started has taken the frame's place. On plain http a warning stays above the app. A page that is
 * loaded anew under open dialogs goes back to its own entry in the history.
 *
 * What the app needs first is asked for beside the app's files: what the city allows; for somebody who
 * is signed in the profile, and on the page where parking is paid the benefits; on the page of the map
 * the places, the first time, since later the browser has them. The places are as large as the app
 * itself. On a slow line both would come late together, so the places are asked for when a large part
 * of the app is there: they come while the page works on the rest.
 */
export const frameScript = `(${runFrame.toString()})('${firstId}', '${appId}', '${lastId}', ${longestWait}, ${longestForPlaces}, ${filesAtOnce}, '${cityKey}', '${loadedAtKey}')`

/** Stands in the page as text, so it knows nothing of this file. */
function runFrame(
  first: string,
  app: string,
  last: string,
  wait: number,
  placesWait: number,
  most: number,
  keyOfCity: string,
  keyOfLoad: string,
) {
  const show = (name: string) => {
    for (const part of document.querySelectorAll<HTMLElement>('.shell [data-part]')) {
      part.hidden = part.dataset['part'] !== name
    }
  }
  const kept = (key: string) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  /** Asks now, or once something has come. */
  const ask = (address: string, after?: Promise<unknown>) => {
    const { href } = new URL(address, location.href)
    const answer: Promise<Response> = Promise.resolve(after).then(() => {
      asked.sentAt = Date.now()
      return fetch(href, {
        credentials: 'omit',
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
      })
    })
    const asked = { url: href, sentAt: Date.now(), answer }
    // Where a call has failed, the app asks for itself.
    answer.catch(() => {})
    return asked
  }
  const filesOf = (id: string) => {
    const template = document.getElementById(id)
    return template instanceof HTMLTemplateElement ? [...template.content.children] : []
  }
  const firstFiles = filesOf(first)
  const askForPlaces = (address: string) => {
    const { origin } = new URL(address, location.href)
    if (origin !== location.origin) {
      // To reach another host takes round trips of its own, and these need not wait.
      const link = document.createElement('link')
      document.head.append(
        Object.assign(link, { rel: 'preconnect', crossOrigin: '', href: origin }),
      )
    }
    const file = firstFiles.find((one) => one.matches('[data-then=places]'))
    const asked = ask(address, Promise.race([ended(file), patience()]))
    // A copy: the app reads the answer itself to know whether it is a good one.
    const bytes = asked.answer.then((answer) => answer.clone().arrayBuffer())
    bytes.catch(() => {})
    return Object.assign(asked, { bytes })
  }
  const askEarly = () => {
    const config = document.getElementById('parking-config')
    const { early }: { early?: EarlyCalls } = JSON.parse(config?.textContent ?? '{}')
    if (!early || (kept(keyOfCity) ?? early.city) !== early.city) return
    const { city, map, settings, profile, benefits, tokenKey } = early
    const isPriced = benefits && location.pathname.endsWith(benefits.on)
    const asked: EarlyAnswers = {}
    if (map && !kept(keyOfLoad + city)) asked.map = askForPlaces(map)
    if (settings) asked.settings = ask(settings)
    const token = kept(tokenKey)
    const own = `?token=${encodeURIComponent(token ?? '')}`
    if (token) asked.profile = ask(profile + own)
    if (token && isPriced) asked.benefits = ask(benefits.at + own)
    Object.assign(window, { parkingEarly: asked })
  }
  const patience = () => new Promise((done) => setTimeout(done, placesWait))
  const ended = (link?: Element) =>
    new Promise<unknown>((done) => {
      if (!link) done(null)
      link?.addEventListener('load', done)
      link?.addEventListener('error', done)
    })
  /** Lets whoever uses the page have a turn; timers of a page in the background may wait for long. */
  const turn = () => (document.hidden ? null : new Promise((done) => setTimeout(done)))
  const askFor = async (files: readonly Element[]) => {
    const come = files.filter((file) => file.matches('[rel=modulepreload]')).map(ended)
    for (let next = 0; next < files.length; next += most) {
      if (next > 0) await turn()
      document.head.append(...files.slice(next, next + most))
    }
    await Promise.all(come)
  }
  const start = async (): Promise<void> => {
    setTimeout(() => show('lost'), wait)
    const files = askFor(firstFiles)
    await turn()
    void askFor(filesOf(app))
    askEarly()
    const places = window.parkingEarly?.map?.bytes.catch(() => {})
    void files.then(() => Promise.race([places, patience()])).then(() => askFor(filesOf(last)))
  }
  const onLost = ({ target }: Event) => {
    if (target === window || target instanceof HTMLScriptElement) show('lost')
  }
  if (document.documentElement.hasAttribute('data-old')) return
  const warning = document.querySelector<HTMLElement>('.shell-insecure')
  if (!isSecureContext && warning) {
    warning.hidden = false
    document.body.prepend(warning)
  }
  // Loaded anew under dialogs: none is open now, and the app begins on the page's own entry.
  const { dialogs = 0 }: { dialogs?: number } = history.state ?? {}
  if (dialogs > 0) history.go(-dialogs)
  addEventListener('error', onLost, true)
  addEventListener('unhandledrejection', onLost)
  document.querySelector('.shell-retry')?.addEventListener('click', () => location.reload())
  if (document.hidden) void start()
  else requestAnimationFrame(() => setTimeout(() => void start()))
}
