/**
 * What an app asks of a browser and can't do without, by the words for who has to look into it. Firefox
 * 121, Chrome 111 and Safari 16.4 have all of it; `scripts/checkFloor.ts` sees to it that such browsers
 * have all that the apps use.
 *
 * A browser that lacks something gets no app: the frame says how one parks all the same. The script
 * stands in the page as text and is written so that a browser of 2012 reads it.
 */
export const gateScript = `(${runGate.toString()})()`

/* oxlint-disable no-var, prefer-arrow-callback, guard-for-in, vars-on-top, unicorn/no-array-for-each, unicorn/prefer-dom-node-append -- a browser that knows nothing newer has to read it */
function runGate() {
  var needed: Record<string, boolean> = {
    'JavaScript modules': 'noModule' in HTMLScriptElement.prototype,
    'ECMAScript 2024': 'toWellFormed' in String.prototype,
    'AbortSignal.timeout': 'AbortSignal' in window && 'timeout' in AbortSignal,
    'Web Crypto': 'crypto' in window && 'getRandomValues' in crypto,
    'Content Security Policy': 'SecurityPolicyViolationEvent' in window,
    'CSS :has': 'CSS' in window && CSS.supports('selector(:has(a))'),
  }
  var missing = ''
  for (var name in needed) if (!needed[name]) missing += (missing && ', ') + name
  if (!missing) return
  // The frame's own script then does nothing, where it can be read at all.
  document.documentElement.setAttribute('data-old', missing)
  var isApple =
    /iP(hone|ad|od)/.test(navigator.userAgent) ||
    (navigator.maxTouchPoints > 1 && /Mac/.test(navigator.platform))
  var parts = document.querySelectorAll('.shell [data-part], .shell [data-on]')
  Array.prototype.forEach.call(parts, function (part: Element) {
    var on = part.getAttribute('data-on')
    var isShown = on ? (on === 'apple') === isApple : part.getAttribute('data-part') === 'old'
    if (isShown) part.removeAttribute('hidden')
    else part.setAttribute('hidden', '')
  })
  var place = document.querySelector('.shell-missing')
  if (place) place.appendChild(document.createTextNode(missing))
}
