import { TextInput } from '@mantine/core'
import { FormBar } from '@parking/ui'
import { screen } from '@testing-library/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { FormDialog } from './FormDialog.tsx'

function Form({
  label,
  cancelLabel,
  submitLabel,
  isChanged,
}: {
  readonly label: string
  readonly cancelLabel: string
  readonly submitLabel: string
  readonly isChanged: boolean
}): ReactNode {
  return (
    <>
      <TextInput label={label} defaultValue={isChanged ? 'А123ВС116' : ''} mb="md" />
      <FormBar
        failure={null}
        note={null}
        cancelLabel={cancelLabel}
        submitLabel={submitLabel}
        isChanged={isChanged}
        isBusy={false}
        onCancel={() => undefined}
        onSubmit={() => undefined}
      />
    </>
  )
}

const russian = { label: 'Номер машины', cancelLabel: 'Отмена', submitLabel: 'Сохранить' }
const english = { label: 'Number plate', cancelLabel: 'Cancel', submitLabel: 'Save' }

const meta = {
  title: 'Dialogs/FormDialog',
  parameters: {
    docs: { story: { inline: false, height: '26rem' } },
    en: {
      title: 'A new vehicle',
      closeLabel: 'Close',
      children: <Form {...english} isChanged={false} />,
    },
  },
  component: FormDialog,
  args: {
    title: 'Новая машина',
    closeLabel: 'Закрыть',
    onClose: () => undefined,
    children: <Form {...russian} isChanged={false} />,
  },
} satisfies Meta<typeof FormDialog>
export default meta

type Story = StoryObj<typeof meta>

export const Untouched: Story = {}
export const AskedBeforeClosing: Story = {
  parameters: { en: { children: <Form {...english} isChanged /> } },
  args: { children: <Form {...russian} isChanged /> },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(?:Закрыть|Close)$/u }))
    await screen.findByText(/То, что вы ввели|What you’ve typed/u)
  },
}
