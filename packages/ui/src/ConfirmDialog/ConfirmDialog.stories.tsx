import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const meta = {
  title: 'Dialogs/ConfirmDialog',
  parameters: {
    docs: { story: { inline: false, height: '26rem' } },
    en: {
      title: 'End the parking?',
      children: '84.00 ₽ go back to the balance.',
      confirmLabel: 'End',
      cancelLabel: 'Cancel',
      hint: 'Press again',
    },
  },
  component: ConfirmDialog,
  args: {
    opened: true,
    title: 'Завершить парковку?',
    children: 'Остаток 84,00 ₽ вернётся на баланс.',
    confirmLabel: 'Завершить',
    cancelLabel: 'Отмена',
    hint: 'Нажмите ещё раз',
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Question: Story = {}
export const Danger: Story = {
  parameters: {
    en: {
      title: 'Delete the parking?',
      children: 'The parking of А 123 ВС 116 will be deleted, and can’t be paid later.',
      confirmLabel: 'Delete',
    },
  },
  args: {
    danger: true,
    title: 'Удалить парковку?',
    children: 'Парковка А 123 ВС 116 будет удалена, и оплатить её потом будет нельзя.',
    confirmLabel: 'Удалить',
  },
}
export const Busy: Story = { args: { busy: true } }
