import { useSentForm, useTexts } from '@parking/runtime'
import { CodeField, Resend, tidyCode, useCodeWords, type ResendWay } from '@parking/runtime/codes'
import type { ReactNode } from 'react'
import { mineTexts } from '../texts/ru.ts'
import { StepForm } from './StepForm.tsx'

/**
 * Takes the code that confirms a new address or phone.
 *
 * @param props.sent - says where the code went
 * @param props.confirm - confirms with a code; answers an error for a wrong one
 */
export function CodeStep(props: {
  readonly sent: string
  /** Whether the code is the number that calls. */
  readonly isCall?: boolean
  readonly resends: readonly ResendWay[]
  readonly takenText: string
  readonly confirm: (code: string) => Promise<unknown>
  readonly onCancel: () => void
}): ReactNode {
  const { sent, resends, takenText, confirm, onCancel } = props
  const { t } = useTexts(mineTexts)
  const words = useCodeWords()
  const form = useSentForm({
    initialValues: { code: '' },
    rules: { code: words.rule },
    refused: t('edit.failed'),
    blame: {
      IncorrectCode: { field: 'code' },
      LimitSMS: { field: 'code' },
      UserExists: { field: 'code', message: takenText },
    },
    whenLeft: 'goOn',
    send: ({ code }) => confirm(tidyCode(code)),
  })
  return (
    <StepForm
      form={form}
      submitLabel={t('code.confirm')}
      onCancel={onCancel}
      more={<Resend ways={resends} onSent={form.forgetRefusal} />}
    >
      <p>{sent}</p>
      <CodeField
        {...form.form.getInputProps('code')}
        id={form.id('code')}
        by={props.isCall === true ? 'call' : 'message'}
        label={t('code.label')}
      />
    </StepForm>
  )
}
