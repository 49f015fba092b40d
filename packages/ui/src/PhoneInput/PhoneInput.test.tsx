import { useState } from 'react'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { PhoneInput } from './PhoneInput.tsx'
import { phoneMask } from './phoneMask.ts'

describe('reading a phone', () => {
  it.each([
    ['89161234567', '79161234567'],
    ['79161234567', '79161234567'],
    ['+79161234567', '79161234567'],
    ['9161234567', '79161234567'],
    ['+7 (916) 123 - 45 - 67', '79161234567'],
    ['8 (843) 200-30-40', '78432003040'],
    ['+7 (8916) 123 - 45 - 67', '79161234567'],
    ['+7 (+7916) 123 45 67', '79161234567'],
    ['+7 (812) 300 - 00 - 00', '78123000000'],
    ['9161234567890', '79161234567'],
    ['+9161234567', '79161234567'],
    ['+375 29 123-45-67', '375291234567'],
    ['+1 212 555 12 34', '12125551234'],
    ['+998 90 123 45 67', '998901234567'],
    ['9', '79'],
    ['8', '7'],
    ['abc', ''],
    ['', ''],
  ])('%s becomes %s', (typed, digits) => {
    expect(phoneMask.read(typed)).toBe(digits)
  })

  it.each([
    ['', ''],
    ['7', '+7 ('],
    ['7916', '+7 (916'],
    ['791612', '+7 (916) 12'],
    ['79161234567', '+7 (916) 123 - 45 - 67'],
  ])('%s is shown as %s', (digits, shown) => {
    expect(phoneMask.show(digits)).toBe(shown)
  })
})

function Field({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial)
  return <PhoneInput label="Телефон" value={value} onChange={setValue} />
}

const field = () => screen.getByLabelText<HTMLInputElement>('Телефон')

describe('typing a phone', () => {
  it('masks what is typed', async () => {
    renderUi(<Field />)
    await userEvent.type(field(), '89161234567')
    expect(field().value).toBe('+7 (916) 123 - 45 - 67')
  })

  it('takes a pasted number with its 8', async () => {
    renderUi(<Field />)
    await userEvent.click(field())
    await userEvent.paste('8 916 123-45-67')
    expect(field().value).toBe('+7 (916) 123 - 45 - 67')
  })

  it('keeps a pasted number of another country, and lets it be typed over', async () => {
    renderUi(<Field />)
    await userEvent.click(field())
    await userEvent.paste('+375 (29) 123-45-67')
    expect(field().value).toBe('+375291234567')
    await userEvent.keyboard('{Backspace}')
    expect(field().value).toBe('+37529123456')
    await userEvent.clear(field())
    await userEvent.type(field(), '89161234567')
    expect(field().value).toBe('+7 (916) 123 - 45 - 67')
  })

  it.each(['79161234567', '+79161234567', '89161234567', '9161234567'])(
    'stays whole when %s is pasted over the same number',
    async (pasted) => {
      renderUi(<Field initial="79161234567" />)
      await userEvent.click(field())
      field().select()
      await userEvent.paste(pasted)
      expect(field().value).toBe('+7 (916) 123 - 45 - 67')
    },
  )

  it('keeps the caret when a digit in the middle is replaced', async () => {
    renderUi(<Field initial="79161234567" />)
    await userEvent.type(field(), '{Backspace}', {
      initialSelectionStart: 10,
      initialSelectionEnd: 10,
    })
    expect(field().value).toBe('+7 (916) 234 - 56 - 7')
    expect(field().selectionStart).toBe(9)
    await userEvent.keyboard('9')
    expect(field().value).toBe('+7 (916) 923 - 45 - 67')
    expect(field().selectionStart).toBe(10)
  })

  it('deletes the digit before a character of the mask', async () => {
    renderUi(<Field initial="79161" />)
    await userEvent.type(field(), '{Backspace}{Backspace}')
    expect(field().value).toBe('+7 (91')
  })

  it('can be emptied by deleting', async () => {
    renderUi(<Field initial="791" />)
    await userEvent.type(field(), '{Backspace}{Backspace}{Backspace}')
    expect(field().value).toBe('')
  })
})
