#!/bin/sh
# @mantine/core 9.7.3 with react 19.3.1, in jsdom 31.0.1.
#
# Guess: a code copied from a message as 123-456 fills a PinInput for six digits, as 123 456 does.
# Behaviour: spaces are taken away from what is pasted, a hyphen is not: the whole text then fails the
# test for digits and is dropped. All fields stay empty, onChange is not called, nothing is shown.
# Text around the digits ("Код: 123456") is dropped likewise.
# Seen:
#   "123456"  -> "123456"
#   "123 456" -> "123456"
#   "123-456" -> nothing
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
Object.defineProperty(globalThis, 'window', { value: window, configurable: true })
for (const name of ['document', 'navigator', 'Event', 'HTMLElement', 'Node', 'Element', 'getComputedStyle']) {
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true })
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true
const { createElement } = await import('react')
const { cleanup, render } = await import('@testing-library/react')
const { userEvent } = await import('@testing-library/user-event')
const { MantineProvider, PinInput } = await import('@mantine/core')

const seen = {}
for (const text of ['123456', '123 456', '123-456', 'Код: 123456']) {
  let code = 'nothing'
  const field = createElement(PinInput, {
    length: 6,
    type: 'number',
    onChange: (value) => {
      code = value
    },
  })
  const { container } = render(createElement(MantineProvider, { env: 'test' }, field))
  const user = userEvent.setup({ document: window.document })
  await user.click(container.querySelector('input'))
  await user.paste(text)
  seen[text] = code
  cleanup()
}
console.log(seen)
assert.deepEqual(seen, {
  123456: '123456',
  '123 456': '123456',
  '123-456': 'nothing',
  'Код: 123456': 'nothing',
})
JS
node run.js
