/** What is asked of a page in each engine. */
export interface PageRow {
  readonly behaviour: string
  /** The body of a function. */
  readonly body: string
  /** By engine, as `npm run engines` calls them; one value where all say the same. */
  readonly seen: unknown
  readonly guess?: unknown
  readonly heldBy: string
}

const has = (path: string) =>
  `return ${JSON.stringify(path.split('.'))}.reduce((owner, name) => owner == null ? undefined : owner[name], globalThis) !== undefined`
const floor = 'scripts/checkFloor.ts'

/** What a page sees of what is used where it is there: what is shown without it the test says. */
export const engines: readonly PageRow[] = [
  {
    behaviour: 'Time of the page that nobody else needs (`requestIdleCallback`)',
    body: has('requestIdleCallback'),
    seen: { Chromium: true, Firefox: true, WebKitGTK: false },
    heldBy: floor,
  },
  {
    behaviour: 'A long task gives way (`scheduler.yield`)',
    body: has('scheduler.yield'),
    seen: { Chromium: true, Firefox: true, WebKitGTK: false },
    heldBy: floor,
  },
  {
    behaviour: 'Scripts are only made of trusted texts (`trustedTypes`)',
    body: has('trustedTypes'),
    seen: { Chromium: true, Firefox: true, WebKitGTK: true },
    heldBy: 'scripts/securityHeaders.test.ts',
  },
  {
    behaviour: 'A name has the floor in all tabs but one (`navigator.locks`)',
    body: has('navigator.locks.request'),
    seen: true,
    heldBy: 'packages/payments/src/charge/aloneInTabs.test.ts',
  },
  {
    behaviour: 'A closed dialog is told to the browser (`CloseWatcher`)',
    body: has('CloseWatcher'),
    seen: { Chromium: true, Firefox: true, WebKitGTK: false },
    guess: { Chromium: true, Firefox: false, WebKitGTK: false },
    heldBy: 'packages/ui/src/Dialog/Dialog.test.tsx',
  },
  {
    behaviour: 'The keyboard on the screen is told (`navigator.virtualKeyboard`)',
    body: has('navigator.virtualKeyboard'),
    seen: { Chromium: true, Firefox: false, WebKitGTK: false },
    heldBy: floor,
  },
  {
    behaviour: 'What of the page is in sight is told (`visualViewport`)',
    body: has('visualViewport.height'),
    seen: true,
    heldBy: 'packages/ui/src/SafeButton/SafeButton.test.tsx',
  },
  {
    behaviour: 'Notifications can be asked for',
    body: has('Notification.requestPermission'),
    seen: true,
    heldBy: 'packages/sessions/src/reminders/browserReminders.test.ts',
  },
  {
    behaviour: 'Breaches of the policy are told to an observer (`ReportingObserver`)',
    body: has('ReportingObserver'),
    seen: { Chromium: true, Firefox: true, WebKitGTK: true },
    heldBy: floor,
  },
  {
    behaviour: 'A file is handed to other programs (`navigator.share`)',
    body: has('navigator.share'),
    seen: { Chromium: false, Firefox: false, WebKitGTK: false },
    heldBy: floor,
  },
  {
    behaviour: 'The memory of the device is told (`navigator.deviceMemory`)',
    body: has('navigator.deviceMemory'),
    seen: { Chromium: true, Firefox: false, WebKitGTK: false },
    heldBy: floor,
  },
  {
    behaviour: 'The kind of the connection is told (`navigator.connection`)',
    body: has('navigator.connection'),
    seen: { Chromium: true, Firefox: false, WebKitGTK: false },
    heldBy: floor,
  },
  {
    behaviour: 'Dates and times of the language itself (`Temporal`)',
    body: has('Temporal'),
    seen: { Chromium: true, Firefox: true, WebKitGTK: false },
    heldBy: floor,
  },
]

/** What a page does by itself that we rely on or guard against. */
export const browsers: readonly PageRow[] = [
  {
    behaviour: 'The state of an entry of the history lives through a reload of the page’s scripts',
    body: `history.replaceState({ dialogs: 1 }, ''); return history.state.dialogs`,
    seen: 1,
    heldBy: 'packages/ui/src/Dialog/Dialog.test.tsx',
  },
  {
    behaviour: 'A dialog that is shown twice is an error where it is no modal one',
    body: `const one = document.body.appendChild(document.createElement('dialog')); one.show()
      try { one.showModal(); return 'shown' } catch (error) { return error.name } finally { one.remove() }`,
    seen: 'InvalidStateError',
    heldBy: 'packages/ui/src/Dialog/Dialog.test.tsx',
  },
  {
    behaviour: 'A dialog that is taken out of the page says nothing of its end',
    body: `const one = document.body.appendChild(document.createElement('dialog')); let told = 0
      one.addEventListener('close', () => told++); one.showModal(); one.remove(); return told`,
    seen: 0,
    heldBy: 'packages/ui/src/Dialog/Dialog.test.tsx',
  },
  {
    behaviour: 'What has the focus and goes leaves it to the body at once',
    body: `const one = document.body.appendChild(document.createElement('button')); one.focus(); one.remove()
      return document.activeElement.tagName`,
    seen: 'BODY',
    heldBy: 'packages/ui/src/Dialog/Dialog.test.tsx',
  },
  {
    behaviour: 'An element without room takes no focus',
    body: `const one = document.body.appendChild(document.createElement('button')); one.style.display = 'none'
      one.focus(); const { tagName } = document.activeElement; one.remove(); return tagName`,
    seen: 'BODY',
    heldBy: 'e2e/portal/guest.spec.ts',
  },
  {
    behaviour: 'A text of half a surrogate pair is mended on its way into an address',
    body: `return new URL('https://city.example/?q=\\uD83D').search`,
    seen: '?q=%EF%BF%BD',
    heldBy: 'packages/api-client/src/calls.test.ts',
  },
  {
    behaviour: 'A house number with a slash is one part of a path only when it was encoded',
    body: `return [new URL('https://a.example/' + encodeURIComponent('12/3')).pathname]`,
    seen: ['/12%2F3'],
    heldBy: 'packages/map/src/model/routeLink.test.ts',
  },
  {
    behaviour: 'A Russian sum has the blanks of Node',
    body: `const said = new Intl.NumberFormat('ru', { style: 'currency', currency: 'RUB' }).format(1000)
      return [...said].filter((one) => /\\s/.test(one)).map((one) => one.charCodeAt(0).toString(16))`,
    seen: ['a0', 'a0'],
    heldBy: 'packages/pricing/src/money.test.ts',
  },
  {
    behaviour: 'Russian dots are an American date, but for WebKit, which takes none',
    body: `return [new Date('11.12.2026').getMonth() + 1, isNaN(new Date('24.11.2026'))]`,
    seen: { Chromium: [11, true], Firefox: [11, true], WebKitGTK: [null, true] },
    guess: [11, true],
    heldBy: 'packages/api-client/src/decode.test.ts',
  },
  {
    behaviour: 'A date with a blank before its time is one of the device',
    body: `return new Date('2026-11-24 10:00').getHours()`,
    seen: 10,
    heldBy: 'packages/api-client/src/decode.test.ts',
  },
  {
    behaviour: 'A number in quotation marks of a field for numbers is no number',
    body: `const one = document.createElement('input'); one.type = 'number'; one.value = '1,5'; return one.value`,
    seen: '',
    heldBy: 'packages/payments/src/topUp/topUpAmountText.test.ts',
  },
  {
    behaviour: 'A field for a date tells ISO, whatever it shows',
    body: `const one = document.createElement('input'); one.type = 'date'; one.value = '24.11.2026'
      const first = one.value; one.value = '2026-11-24'; return [first, one.value]`,
    seen: ['', '2026-11-24'],
    heldBy: 'packages/profile/src/operations/OperationsPage.test.tsx',
  },
  {
    behaviour: 'A key of localStorage that is no text becomes one',
    body: `localStorage.setItem('probe', null); const said = localStorage.getItem('probe')
      localStorage.removeItem('probe'); return said`,
    seen: 'null',
    heldBy: 'packages/runtime/src/storage/keptValue.test.ts',
  },
  {
    behaviour: 'The zone of the device has a name of the list, never an offset',
    body: `return /^[A-Z]/.test(new Intl.DateTimeFormat().resolvedOptions().timeZone)`,
    seen: true,
    heldBy: 'packages/pricing/src/cityTime.test.ts',
  },
  {
    behaviour: 'The reviver of JSON is told the digits of a number',
    body: `return JSON.parse('18810578201234567891', (key, value, context) => context?.source)`,
    seen: {
      Chromium: '18810578201234567891',
      Firefox: '18810578201234567891',
      WebKitGTK: '18810578201234567891',
    },
    heldBy: 'packages/api-client/src/parseBody.test.ts',
  },
]
