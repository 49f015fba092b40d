import { Button, TextInput } from '@mantine/core'
import { checkLoginName } from '@parking/domain'
import {
  pictureAddress,
  useAppContext,
  useCitySettings,
  useRuledForm,
  useTexts,
} from '@parking/runtime'
import { ChevronLeftIcon, PasswordInput } from '@parking/ui'
import { Link, useRouter } from '@tanstack/react-router'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { authTexts } from '../texts/ru.ts'
import { useCloseWhenSignedIn } from '../state/useCloseWhenSignedIn.ts'
import { loginDismissed, type LoginOccasion } from '../state/useLoginModal.ts'
import { ThirdPartyLink } from '../thirdParty/ThirdPartyLink.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import css from './LoginForm.module.css'
import { DriverLoginRefusal } from './DriverLoginRefusal.tsx'
import { guestAddress } from './guestAddress.ts'
import { loginIds } from './loginIds.ts'
import { useDriverLogin } from './useDriverLogin.ts'

interface LoginFormProps {
  readonly returnTo: string | null
  readonly occasion: LoginOccasion
  /** Somebody has begun to fill the form in: nothing may take its place any more. */
  readonly onTyped: () => void
  readonly onBack?: () => void
  /** What is said first. */
  readonly notice: ReactNode
}

/** Signs a driver in by e-mail, or phone where the city lets phones in, and password. */
export function LoginForm(props: LoginFormProps): ReactNode {
  const { returnTo, occasion, onTyped, onBack } = props
  const { t } = useTexts(authTexts)
  const login = useDriverLogin(returnTo)
  const { captcha, isBusy } = login
  const picture = captcha === null ? null : pictureAddress(captcha.image)
  const { rules, label, tidy } = useLoginRules(picture !== null)
  const restored = occasion.kind === 'restored' ? (occasion.login ?? '') : ''
  // Where a phone sets a new password but does not sign in, it is of no use here.
  const known = rules.login(restored) === null ? restored : ''
  const { form, ...judged } = useRuledForm({
    initialValues: { login: known, password: '', captcha: '' },
    rules,
    onSubmit: (values) => void login.submit(tidy(values)),
  })
  const askForNewCode = useEffectEvent(() => form.setFieldValue('captcha', ''))
  useEffect(() => {
    if (captcha !== null) askForNewCode()
  }, [captcha])
  const capsLock = useCapsLock()
  useCloseWhenSignedIn(isBusy)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])

  return (
    <form
      className={css['root']}
      method="post"
      noValidate
      onSubmit={judged.submit}
      onInput={onTyped}
    >
      {props.notice}
      <DriverLoginRefusal login={login} form={judged} occasion={occasion} />
      <TextInput
        {...form.getInputProps('login')}
        id={loginIds.login}
        ref={known === '' ? first : undefined}
        name="username"
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        label={label}
        required
        withAsterisk={false}
        maxLength={254}
      />
      <div onKeyDown={capsLock.watch} onKeyUp={capsLock.watch} role="presentation">
        <PasswordInput
          id={loginIds.password}
          ref={known === '' ? undefined : first}
          focused={known !== ''}
          name="password"
          autoComplete="current-password"
          value={form.values.password}
          error={form.errors['password']}
          onBlur={form.getInputProps('password').onBlur}
          onChange={(password) => form.setFieldValue('password', password)}
          label={t('login.password')}
          labels={{ show: t('login.showPassword'), hide: t('login.hidePassword') }}
          {...(capsLock.isOn ? { description: t('login.capsLock') } : {})}
        />
      </div>
      {captcha === null ? null : (
        <CaptchaField address={picture} {...form.getInputProps('captcha')} />
      )}
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        {t('login.submit')}
      </Button>
      <LoginLinks />
      <ThirdPartyLink returnTo={returnTo} />
      <GuestLink returnTo={returnTo} />
      {onBack === undefined ? null : (
        <Button variant="subtle" leftSection={<ChevronLeftIcon />} onClick={onBack}>
          {t('login.back')}
        </Button>
      )}
    </form>
  )
}

/** What the form asks for, which depends on whether phones may sign in and a code must be read. */
function useLoginRules(hasCaptcha: boolean) {
  const phoneAllowed = useAppContext().city.flags.easyAuth
  const { t } = useTexts(authTexts)
  const messages = phoneAllowed
    ? { empty: t('login.emailOrPhoneEmpty'), format: t('login.emailOrPhoneFormat') }
    : { empty: t('login.emailEmpty'), format: t('login.emailFormat') }
  return {
    label: phoneAllowed ? t('login.emailOrPhone') : t('login.email'),
    rules: {
      login: (login: string) => {
        const checked = checkLoginName(login, { phoneAllowed })
        return checked.ok ? null : messages[checked.error]
      },
      password: (password: string) => (password === '' ? t('login.passwordEmpty') : null),
      captcha: (captcha: string) =>
        hasCaptcha && captcha.trim() === '' ? t('login.captchaEmpty') : null,
    },
    /** The values as they are sent: the password exactly as it was typed. */
    tidy: (values: { login: string; password: string; captcha: string }) => {
      const checked = checkLoginName(values.login, { phoneAllowed })
      return {
        login: checked.ok ? checked.value : values.login.trim(),
        password: values.password,
        captcha: values.captcha.trim(),
      }
    },
  }
}

function useCapsLock() {
  const [isOn, setOn] = useState(false)
  return {
    isOn,
    watch: (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock')),
  }
}

/** Leads to paying without an account, in the cities that let guests pay. */
function GuestLink({ returnTo }: { readonly returnTo: string | null }): ReactNode {
  const { t } = useTexts(authTexts)
  const router = useRouter()
  const settings = useCitySettings()
  if (settings?.guestsMayPay !== true) return null
  return (
    <Button
      variant="default"
      fullWidth
      onClick={() => {
        loginDismissed()
        void router.navigate({ href: guestAddress(returnTo) })
      }}
    >
      {t('login.asGuest')}
    </Button>
  )
}

/** Leads who can't sign in to an account or to a new password. */
function LoginLinks(): ReactNode {
  const { t } = useTexts(authTexts)
  return (
    <div className={css['links']}>
      <Link to="/registration" onClick={loginDismissed}>
        {t('login.register')}
      </Link>
      <Link
        to="/restore-password/{-$step}/{-$salt}"
        params={{ step: undefined, salt: undefined }}
        onClick={loginDismissed}
      >
        {t('login.restore')}
      </Link>
    </div>
  )
}
