#!/bin/sh
# @mantine/core 9.7.3 with react 19.3.1, in jsdom 31.0.1.
#
# Guess: a MultiSelect that draws its list only while it is open (keepMounted: false) names that list
# to screen readers as soon as it is open, as one does whose list is always there.
# Behaviour: at its first opening, and until something else draws the field anew, the list is in sight
# while the field says that it is not expanded, and names no list. So we leave the list where it is.
# Seen:
#   list always there: expanded true, names its list
#   list drawn when open: expanded false, names nothing
# Needs Node 22 or newer and npm. Exits 0 while the behaviour is as described.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts \
  @mantine/core@9.7.3 @mantine/hooks@9.7.3 react@19.3.1 react-dom@19.3.1 jsdom@31.0.1 \
  @testing-library/react@16.3.3 @testing-library/dom@10.4.1 @testing-library/user-event@14.6.12
cat > run.js <<'JS'
import assert from 'node:assert/strict'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<!doctype html>', { url: 'http://localhost/', pretendToBeVisual: true })
window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} })
window.HTMLElement.prototype.scrollIntoView = () => {}
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.defineProperty(globalThis, 'window', { value: window, configurable: true })
for (const name of ['document', 'navigator', 'Event', 'HTMLElement', 'Node', 'Element', 'getComputedStyle', 'requestAnimationFrame', 'cancelAnimationFrame']) {
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true })
}
globalThis.ResizeObserver = window.ResizeObserver = Observer
globalThis.IS_REACT_ACT_ENVIRONMENT = true
const { createElement } = await import('react')
const { act, cleanup, render } = await import('@testing-library/react')
const { userEvent } = await import('@testing-library/user-event')
const { MantineProvider, MultiSelect } = await import('@mantine/core')

const seen = {}
for (const keepMounted of [true, false]) {
  const field = createElement(MultiSelect, {
    label: 'Zones',
    data: ['101', '102'],
    searchable: true,
    comboboxProps: { withinPortal: false, keepMounted, transitionProps: { duration: 0 } },
  })
  const { container } = render(createElement(MantineProvider, { env: 'test' }, field))
  const user = userEvent.setup({ document: window.document })
  const input = container.querySelector('input')
  await user.click(input)
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  const named = input.getAttribute('aria-controls')
  const list = container.querySelector('[role=listbox]')
  seen[keepMounted ? 'list always there' : 'list drawn when open'] = {
    expanded: input.getAttribute('aria-expanded'),
    isDrawn: list !== null,
    names: named === null ? 'nothing' : named === list?.id ? 'its list' : 'another',
  }
  cleanup()
}
console.log(seen)
assert.deepEqual(seen, {
  'list always there': { expanded: 'true', isDrawn: true, names: 'its list' },
  'list drawn when open': { expanded: 'false', isDrawn: true, names: 'nothing' },
})
JS
node run.js
