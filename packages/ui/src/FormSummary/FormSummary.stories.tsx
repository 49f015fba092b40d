import { TextInput } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import css from '../stories.module.css'
import { FormSummary } from './FormSummary.tsx'

const meta = {
  title: 'Inputs/FormSummary',
  component: FormSummary,
  parameters: {
    en: {
      title: 'Check two fields',
      errors: [
        { fieldId: 'zone', message: 'Choose a zone' },
        { fieldId: 'email', message: 'This is no e-mail address' },
      ],
    },
  },
  args: {
    title: 'Проверьте два поля',
    attempt: 1,
    errors: [
      { fieldId: 'zone', message: 'Выберите зону' },
      { fieldId: 'email', message: 'Адрес почты не похож на настоящий' },
    ],
  },
  render: (args) => (
    <div className={css['fill']}>
      <FormSummary {...args} />
      <TextInput id="zone" label="101" error={args.errors[0]?.message} />
      <TextInput id="email" label="E-mail" error={args.errors[1]?.message} />
    </div>
  ),
} satisfies Meta<typeof FormSummary>
export default meta

type Story = StoryObj<typeof meta>

export const TwoFields: Story = {}
export const TheWholeForm: Story = {
  parameters: {
    en: { title: 'That did not work', errors: [{ message: 'The server did not answer' }] },
  },
  args: { title: 'Не получилось', errors: [{ message: 'Сервер не ответил' }] },
}
