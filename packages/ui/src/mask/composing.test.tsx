import { useState, type ComponentType } from 'react'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { PhoneInput } from '../PhoneInput/PhoneInput.tsx'
import { PlateInput } from '../PlateInput/PlateInput.tsx'
import { composingKeyboard } from '../testing/composingKeyboard.ts'
import { renderUi } from '../testing/renderUi.tsx'

function Plate({ initial = '' }: { readonly initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <PlateInput label="Поле" value={value} onChange={setValue} format="russian" />
      <output>{value}</output>
    </>
  )
}

function Phone({ initial = '' }: { readonly initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <PhoneInput label="Поле" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Поле')
const told = () => screen.getByRole('status').textContent

/** Opens a field, and a keyboard that composes at its end. */
async function open(Field: ComponentType<{ readonly initial?: string }>, initial = '') {
  renderUi(<Field initial={initial} />)
  await userEvent.click(field())
  field().setSelectionRange(field().value.length, field().value.length)
  return composingKeyboard(field())
}

const fields = [
  { Field: Plate, typed: 'а123вс116', shown: 'А 123 ВС 116', value: 'А123ВС116' },
  { Field: Plate, typed: 'a123bc116', shown: 'А 123 ВС 116', value: 'A123BC116' },
  { Field: Phone, typed: '89161234567', shown: '+7 (916) 123 - 45 - 67', value: '79161234567' },
  { Field: Phone, typed: '9161234567', shown: '+7 (916) 123 - 45 - 67', value: '79161234567' },
] as const

describe.each(fields)('$typed', ({ Field, typed, shown, value }) => {
  it('is masked letter by letter where each is committed', async () => {
    const keyboard = await open(Field)
    for (const letter of typed) {
      keyboard.begin()
      keyboard.compose(letter)
      keyboard.commit()
    }
    expect(field().value).toBe(shown)
    expect(field().selectionStart).toBe(shown.length)
    expect(told()).toBe(value)
  })

  it('stands as it is while it grows as one word, and is masked when that is done', async () => {
    const keyboard = await open(Field)
    keyboard.begin()
    for (let length = 1; length <= typed.length; length += 1) {
      keyboard.compose(typed.slice(0, length))
      expect(field().value).toBe(typed.slice(0, length))
    }
    expect(told()).toBe(value)
    keyboard.commit()
    expect(field().value).toBe(shown)
    expect(field().selectionStart).toBe(shown.length)
    expect(told()).toBe(value)
  })

  it('takes the place of another word, composed or not', async () => {
    const keyboard = await open(Field)
    keyboard.begin()
    keyboard.compose(typed.slice(0, 4))
    keyboard.compose(typed)
    keyboard.commit()
    expect(field().value).toBe(shown)
    keyboard.begin(0, field().value.length)
    keyboard.compose(typed)
    keyboard.commit()
    expect(field().value).toBe(shown)
    keyboard.replace(typed)
    expect(field().value).toBe(shown)
    expect(field().selectionStart).toBe(shown.length)
    expect(told()).toBe(value)
  })

  it('is taken when it is pasted while a word is put together', async () => {
    const keyboard = await open(Field)
    keyboard.begin()
    keyboard.compose(typed.slice(0, 3))
    field().select()
    await userEvent.paste(typed)
    keyboard.commit()
    expect(field().value).toBe(shown)
    expect(told()).toBe(value)
  })
})

describe('a word in the middle', () => {
  it('leaves the caret behind it', async () => {
    const keyboard = await open(Plate, 'А123ВС116')
    keyboard.begin(2, 5)
    keyboard.compose('12')
    keyboard.compose('129')
    keyboard.commit()
    expect(field().value).toBe('А 129 ВС 116')
    expect(field().selectionStart).toBe(5)
  })

  it('leaves it behind the same character where the mask adds others', async () => {
    const keyboard = await open(Phone, '7916')
    keyboard.begin(4, 7)
    keyboard.compose('916123')
    field().setSelectionRange(8, 8)
    keyboard.commit()
    expect(field().value).toBe('+7 (916) 123')
    expect(field().selectionStart).toBe(10)
  })

  it('is gone with its last character', async () => {
    const keyboard = await open(Plate, 'А123')
    keyboard.begin(2, 5)
    for (const rest of ['12', '1', '']) keyboard.compose(rest)
    keyboard.commit()
    expect(field().value).toBe('А')
    expect(told()).toBe('А')
  })

  it('changes nothing where somebody only selects a part of it', async () => {
    const keyboard = await open(Phone, '79161234567')
    keyboard.begin(4, 7)
    field().setSelectionRange(5, 7)
    keyboard.commit()
    expect(field().value).toBe('+7 (916) 123 - 45 - 67')
    expect([field().selectionStart, field().selectionEnd]).toEqual([5, 7])
  })
})
