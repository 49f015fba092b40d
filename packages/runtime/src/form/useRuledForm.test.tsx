import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { useRuledForm } from './useRuledForm.ts'

function Form() {
  const { form, refuseField, submit } = useRuledForm<Record<'code', string>>({
    initialValues: { code: '' },
    rules: { code: (code) => (code === '1234' ? null : 'Код не подходит') },
    onSubmit: () => refuseField('code', 'Код уже использован'),
  })
  const { error, defaultValue: _uncontrolled, ...field } = form.getInputProps('code')
  return (
    <form onSubmit={submit}>
      <input aria-label="Код" {...field} />
      <p>{error}</p>
      <button type="button">Назад</button>
      <button type="submit">Дальше</button>
    </form>
  )
}

afterEach(cleanup)

const words = () => screen.queryByText('Код не подходит')

it('judges a field that is left, but nothing while it is typed', async () => {
  render(<Form />)
  await userEvent.type(screen.getByLabelText('Код'), '12')
  expect(words()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Назад' }))
  expect(words()).not.toBeNull()
})

it('lets the button stand still that is pressed to send the form', async () => {
  render(<Form />)
  await userEvent.type(screen.getByLabelText('Код'), '12')
  await userEvent.pointer({
    keys: '[MouseLeft>]',
    target: screen.getByRole('button', { name: 'Дальше' }),
  })
  expect(words()).toBeNull()
  await userEvent.pointer({ keys: '[/MouseLeft]' })
  await userEvent.click(screen.getByRole('button', { name: 'Дальше' }))
  expect(words()).not.toBeNull()
})

it('keeps what was refused elsewhere until the field is changed', async () => {
  const used = () => screen.queryByText('Код уже использован')
  render(<Form />)
  const field = screen.getByLabelText('Код')
  await userEvent.type(field, '1234')
  await userEvent.click(screen.getByRole('button', { name: 'Дальше' }))
  expect(used()).not.toBeNull()
  await userEvent.click(field)
  await userEvent.tab()
  expect(used()).not.toBeNull()
  await userEvent.type(field, '5')
  expect(used()).toBeNull()
  await userEvent.tab()
  expect(words()).not.toBeNull()
})
