import { useState } from 'react'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { normalisePlate, tidyPlate, type PlateFormat } from '@parking/plates'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { PlateInput } from './PlateInput.tsx'
import { editTyped, plateGroups, regionAt } from './plateMask.ts'

describe('groups while typing', () => {
  it.each([
    ['', ''],
    ['А', 'А'],
    ['А12', 'А 12'],
    ['А123В', 'А 123 В'],
    ['А123ВС77', 'А 123 ВС 77'],
    ['А123ВС777', 'А 123 ВС 777'],
    ['АВ12377', 'АВ 123 77'],
    ['АВ123С77', 'АВ 123 С 77'],
    ['1234АВ77', '1234 АВ 77'],
    ['А123477', 'А 1234 77'],
    ['123А77', '123 А 77'],
    ['ЯЖ1', 'ЯЖ1'],
  ])('%s is shown as %s', (value, shown) => {
    expect(plateGroups(value).join(' ')).toBe(shown)
  })

  it.each([
    ['А123ВС', null],
    ['А123ВС7', 9],
    ['АВ1237', 7],
    ['ЯЖ', null],
  ])('the region of %s begins at %s', (value, at) => {
    expect(regionAt(value)).toBe(at)
  })
})

describe('what was typed', () => {
  const formats = ['russian', 'foreign'] as const
  const letters = fc.constantFrom(...Array.from('abcxyABCXYавсхуАВСХУіЖDR12'))

  it('takes every edit of what is shown', () => {
    const text = fc.string({ unit: letters, maxLength: 14 })
    fc.assert(
      fc.property(text, text, fc.constantFrom(...formats), (before, after, format) => {
        const typed = tidyPlate(before)
        const shown = normalisePlate(typed, format)
        const edited = editTyped(typed, shown, tidyPlate(after))
        expect(normalisePlate(edited, format)).toBe(normalisePlate(after, format))
      }),
    )
  })

  it('keeps the letters that stay', () => {
    expect(editTyped('WX12345', 'WХ12345', 'WХ12349')).toBe('WX12349')
    expect(editTyped('WX12345', 'WХ12345', '1WХ12345')).toBe('1WX12345')
    expect(editTyped('А123ВС77RUS', 'А123ВС77', 'А123ВС7')).toBe('А123ВС7')
  })
})

interface FieldProps {
  initial?: string
  error?: string
  format?: PlateFormat
}

function Field({ initial = '', error, format: first = 'russian' }: FieldProps) {
  const [value, setValue] = useState(initial)
  const [format, setFormat] = useState(first)
  return (
    <PlateInput
      label="Номер"
      labels={{ format: 'Вид', russian: 'Российский', foreign: 'Иностранный' }}
      value={value}
      onChange={setValue}
      format={format}
      onFormatChange={setFormat}
      error={error}
    />
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Номер')

describe('typing a plate', () => {
  it('accepts Latin, lower case, spaces and hyphens', async () => {
    renderUi(<Field />)
    await userEvent.type(field(), 'a 123-bc 77')
    expect(field().value).toBe('А 123 ВС 77')
  })

  it('accepts a pasted plate', async () => {
    renderUi(<Field />)
    await userEvent.click(field())
    await userEvent.paste(' т-456 ОР  16 ')
    expect(field().value).toBe('Т 456 ОР 16')
  })

  it.each(['А123ВС77', 'a123bc77', 'А-123-ВС-77', 'А 123 ВС 77'])(
    'stays whole when %s is pasted over the same plate',
    async (pasted) => {
      renderUi(<Field initial="А123ВС77" />)
      await userEvent.click(field())
      field().select()
      await userEvent.paste(pasted)
      expect(field().value).toBe('А 123 ВС 77')
    },
  )

  it('keeps the caret in the middle', async () => {
    renderUi(<Field initial="А123ВС77" />)
    await userEvent.type(field(), '{Backspace}9', {
      initialSelectionStart: 4,
      initialSelectionEnd: 4,
    })
    expect(field().value).toBe('А 193 ВС 77')
    expect(field().selectionStart).toBe(4)
  })

  it('deletes the character before a space', async () => {
    renderUi(<Field initial="А123ВС77" />)
    await userEvent.type(field(), '{Backspace}', {
      initialSelectionStart: 6,
      initialSelectionEnd: 6,
    })
    expect(field().value.replaceAll(' ', '')).toBe('А12ВС77')
  })

  it('keeps a foreign plate as it is typed, in upper case', async () => {
    renderUi(<Field format="foreign" />)
    await userEvent.type(field(), 'ab 12')
    expect(field().value).toBe('AB12')
  })

  it('reads what was typed anew for each kind of plate', async () => {
    renderUi(<Field />)
    await userEvent.type(field(), 'WX12345')
    expect(field().value).toBe('WХ12345')
    await userEvent.click(screen.getByLabelText('Иностранный'))
    expect(field().value).toBe('WX12345')
    await userEvent.click(screen.getByLabelText('Российский'))
    expect(field().value).toBe('WХ12345')
  })

  it.each([
    ['typed', (text: string) => userEvent.type(field(), text)],
    [
      'pasted',
      async (text: string) => {
        await userEvent.click(field())
        await userEvent.paste(text)
      },
    ],
  ])('turns Cyrillic letters that are %s into a foreign plate Latin', async (_, enter) => {
    renderUi(<Field format="foreign" />)
    await enter('вх-123 Ж')
    expect(field().value).toBe('BX123Ж')
  })

  it('loses nothing of what was typed when the format is switched', async () => {
    renderUi(<Field />)
    await userEvent.type(field(), 'a123bc77rus')
    expect(field().value).toBe('А 123 ВС 77')
    await userEvent.click(screen.getByLabelText('Иностранный'))
    expect(field().value).toBe('A123BC77RUS')
    await userEvent.type(field(), '{Backspace}{Backspace}{Backspace}')
    expect(field().value).toBe('A123BC77')
  })

  it('can be edited in the middle after a switch, with the caret where it was', async () => {
    renderUi(<Field />)
    await userEvent.type(field(), 'WX12345')
    await userEvent.click(screen.getByLabelText('Иностранный'))
    await userEvent.type(field(), 'с', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(field().value).toBe('WXC12345')
    expect(field().selectionStart).toBe(3)
  })

  it('switches the format', async () => {
    renderUi(<Field />)
    await userEvent.click(screen.getByLabelText('Иностранный'))
    expect(screen.getByLabelText<HTMLInputElement>('Иностранный').checked).toBe(true)
  })

  it('says a refusal beside the field, but not while someone types', async () => {
    renderUi(<Field error="Не похоже на номер" />)
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(field().getAttribute('aria-describedby')).toContain('error')
    await userEvent.type(field(), 'А')
    expect(screen.queryByText('Не похоже на номер')).toBeNull()
    await userEvent.tab()
    expect(screen.getByText('Не похоже на номер')).toBeTruthy()
  })
})

describe('a field that is disabled', () => {
  it.each([true, false])('looks like it: %s', (disabled) => {
    const { container } = renderUi(
      <PlateInput
        label="Номер"
        value="А123ВС77"
        format="russian"
        onChange={() => {}}
        disabled={disabled}
      />,
    )
    expect(screen.getByLabelText<HTMLInputElement>('Номер').disabled).toBe(disabled)
    expect(container.querySelector(`[data-disabled="${disabled}"]`)).not.toBeNull()
  })
})
