import { Button, TextInput } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { mineTexts } from '../texts/ru.ts'
import { StepForm } from './StepForm.tsx'

const form = {
  submit: () => undefined,
  refused: [],
  refusals: 0,
  isBusy: false,
  error: null,
  failure: null,
}

const meta = {
  title: 'Account/StepForm',
  component: StepForm,
  parameters: {
    app: { texts: [mineTexts] },
    en: { submitLabel: 'Send the code', children: <TextInput id="email" label="New email" /> },
  },
  args: {
    form,
    submitLabel: 'Отправить код',
    children: <TextInput id="email" label="Новая почта" />,
    onCancel: () => undefined,
  },
} satisfies Meta<typeof StepForm>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Sending: Story = { args: { form: { ...form, isBusy: true } } }
export const Refused: Story = {
  args: {
    form: {
      ...form,
      refused: [{ fieldId: 'email', message: 'Такой адрес почты не похож на настоящий' }],
      refusals: 1,
    },
    children: (
      <TextInput
        id="email"
        label="Новая почта"
        defaultValue="driver"
        error="Такой адрес почты не похож на настоящий"
      />
    ),
  },
  parameters: {
    en: {
      form: { refused: [{ fieldId: 'email', message: 'This is no e-mail address' }] },
      children: (
        <TextInput
          id="email"
          label="New email"
          defaultValue="driver"
          error="This is no e-mail address"
        />
      ),
    },
  },
}
export const Failed: Story = {
  args: {
    form: {
      ...form,
      failure: { title: 'Не получилось', text: 'Нет связи. Проверьте интернет и повторите.' },
    },
  },
  parameters: {
    en: {
      form: {
        failure: {
          title: 'That didn’t work',
          text: 'There is no connection. Check it, then retry.',
        },
      },
    },
  },
}
export const WithMoreBelow: Story = {
  args: { more: <Button variant="subtle">Отправить код ещё раз</Button> },
  parameters: { en: { more: <Button variant="subtle">Send the code again</Button> } },
}
