import { Button, Checkbox } from '@mantine/core'
import { RussianText, useAppContext, useTexts, type SentForm } from '@parking/runtime'
import { Dialog } from '@parking/ui'
import { useState, type ReactNode } from 'react'
import { registrationTexts } from '../texts/ru.ts'
import type { RegistrationValues } from './registrationForm.ts'
import css from './RegistrationForm.module.css'

/**
 * The consent to the handling of personal data: a document and a box of its own, apart from the
 * agreement.
 */
export function ConsentBox({
  sent: { form, id },
  text,
}: {
  readonly sent: SentForm<RegistrationValues>
  readonly text: string
}): ReactNode {
  const { t } = useTexts(registrationTexts)
  const { clock } = useAppContext()
  const [isRead, setRead] = useState(false)
  const { error } = form.getInputProps('consentedAt')
  return (
    <div className={css['agreed']}>
      <Checkbox
        id={id('consentedAt')}
        label={t('form.consent')}
        checked={form.values.consentedAt !== null}
        error={error}
        onChange={(event) =>
          form.setFieldValue('consentedAt', event.currentTarget.checked ? clock.now() : null)
        }
      />
      <Button
        className={css['read'] ?? ''}
        variant="subtle"
        size="sm"
        onClick={() => setRead(true)}
      >
        {t('form.readConsent')}
      </Button>
      {isRead ? (
        <Dialog
          opened
          onClose={() => setRead(false)}
          title={t('form.consentTitle')}
          closeLabel={t('agreement.close')}
        >
          <div className={css['agreement']}>
            {text.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>
                <RussianText>{paragraph}</RussianText>
              </p>
            ))}
          </div>
        </Dialog>
      ) : null}
    </div>
  )
}
