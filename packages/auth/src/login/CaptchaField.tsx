import { TextInput } from '@mantine/core'
import { useTexts } from '@parking/runtime'
import { Notice } from '@parking/ui'
import type { ComponentProps, ReactNode } from 'react'
import { authTexts } from '../texts/ru.ts'
import css from './LoginForm.module.css'
import { loginIds } from './loginIds.ts'

/** The picture that the back end wants to be read, and the field for what it says. Without an
 * address the picture could not be shown. */
export function CaptchaField({
  address,
  ...field
}: { readonly address: string | null } & ComponentProps<typeof TextInput>): ReactNode {
  const { t } = useTexts(authTexts)
  if (address === null) return <Notice tone="warning">{t('login.captchaMissing')}</Notice>
  return (
    <div className={css['captcha']}>
      <img
        className={css['picture']}
        src={address}
        alt={t('login.captchaImage')}
        width={180}
        height={60}
      />
      <TextInput
        {...field}
        id={loginIds.captcha}
        name="captcha"
        label={t('login.captcha')}
        description={t('login.captchaHint')}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={32}
        required
        withAsterisk={false}
      />
    </div>
  )
}
