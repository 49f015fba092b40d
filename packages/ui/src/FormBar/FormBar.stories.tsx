import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormBar } from './FormBar.tsx'

const meta = {
  title: 'Inputs/FormBar',
  component: FormBar,
  parameters: {
    en: { cancelLabel: 'Cancel', submitLabel: 'Save' },
  },
  args: {
    failure: null,
    note: null,
    cancelLabel: 'Отмена',
    submitLabel: 'Сохранить',
    isChanged: false,
    isBusy: false,
    onCancel: () => undefined,
    onSubmit: () => undefined,
  },
} satisfies Meta<typeof FormBar>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}

export const Saving: Story = { args: { isBusy: true } }

export const NothingChanged: Story = {
  parameters: { en: { note: 'You changed nothing.' } },
  args: { note: 'Вы ничего не изменили.' },
}

export const Failed: Story = {
  parameters: {
    en: {
      failure: { title: 'Not saved', text: 'There is no connection. Check it and try again.' },
    },
  },
  args: {
    failure: { title: 'Не сохранено', text: 'Нет связи. Проверьте интернет и попробуйте снова.' },
  },
}
