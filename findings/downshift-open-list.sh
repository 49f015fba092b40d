#!/bin/sh
# Downshift's list stays open over what is pressed beside it until the press ends.
#
# downshift 9.5.0, react 19.3.1, happy-dom 21.0.4. A field of useCombobox whose list is open; a mouse goes
# down on a button beside it, which takes the focus from the field, and up again.
#
# Guessed: the list closes as the field loses the focus, as the list of a native select does.
# Seen: between down and up the field has no focus and its list is open; only up, anywhere but in the
#   list, closes it. A list that grows when its field is left, because what was typed is forgotten
#   then, lies under the finger when the press ends: the press reaches neither the button nor an option.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error \
  downshift@9.5.0 react@19.3.1 react-dom@19.3.1 happy-dom@21.0.4 >/dev/null
cat >look.mjs <<'EOF'
import { Window } from 'happy-dom'

const window = new Window()
const { document, navigator } = window
Object.defineProperty(globalThis, 'navigator', { value: navigator })
Object.assign(globalThis, { window, document, IS_REACT_ACT_ENVIRONMENT: true })
const { act, createElement } = await import('react')
const { createRoot } = await import('react-dom/client')
const { useCombobox } = await import('downshift')

function Field() {
  const { isOpen, getInputProps, getMenuProps, getItemProps } = useCombobox({ items: ['one', 'two'] })
  return createElement(
    'div',
    null,
    createElement('input', { ...getInputProps(), 'data-open': isOpen }),
    createElement(
      'ul',
      getMenuProps(),
      isOpen ? createElement('li', getItemProps({ item: 'one', index: 0 }), 'one') : null,
    ),
    createElement('button', null, 'beside'),
  )
}

const place = document.body.appendChild(document.createElement('div'))
await act(() => createRoot(place).render(createElement(Field)))
const [input] = document.querySelectorAll('input')
const [button] = document.querySelectorAll('button')
const told = []
const look = (when) => {
  const focus = document.activeElement === input ? 'in the field' : 'elsewhere'
  told.push(`${when}: focus ${focus}, list ${input.dataset.open === 'true' ? 'open' : 'closed'}`)
}
const mouse = (type, target) =>
  act(() => target.dispatchEvent(new window.MouseEvent(type, { bubbles: true })))

await act(() => input.focus())
await mouse('click', input)
look('opened')
await mouse('mousedown', button)
await act(() => button.focus())
look('down beside it')
await mouse('mouseup', button)
look('up')
const expected = [
  'opened: focus in the field, list open',
  'down beside it: focus elsewhere, list open',
  'up: focus elsewhere, list closed',
]
console.log(told.join('\n'))
if (told.join() !== expected.join()) throw new Error(`This has changed; it was\n${expected.join('\n')}`)
process.exit(0)
EOF
node look.mjs
