import { Button } from '@mantine/core'
import { profileQuery } from '@parking/api-client'
import { formatPhone, type Profile } from '@parking/domain'
import { FormDialog, useAppContext, useCitySettings, useTexts } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { ChangeTold } from '../info/ChangeTold.tsx'
import { mineTexts } from '../texts/ru.ts'
import { profileDialogClosed, stepChosen, type EditStep } from '../store/profileDialog.ts'
import css from './EditDialog.module.css'
import { EmailStep } from './EmailStep.tsx'
import { NamesForm } from './NamesForm.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import { PhoneStep } from './PhoneStep.tsx'

/** Changes the driver's names, and in steps of their own the e-mail address, the phone, the password. */
export function EditDialog({ step }: { readonly step: EditStep }): ReactNode {
  const { t } = useTexts(mineTexts)
  const { api } = useAppContext()
  const { data: profile } = useQuery(profileQuery(api))
  const body = useRef<HTMLDivElement>(null)
  useStepFocus(body, step)
  const titles = {
    main: t('edit.title'),
    email: t('edit.emailTitle'),
    changePhone: t('edit.changePhoneTitle'),
    addPhone: t('edit.addPhoneTitle'),
    password: t('edit.passwordTitle'),
  }
  return (
    <FormDialog title={titles[step]} closeLabel={t('page.close')} onClose={profileDialogClosed}>
      <div ref={body} className={css['body']}>
        {profile === undefined ? null : (
          <>
            {/* What was typed there stays while another step is open. */}
            <div hidden={step !== 'main'} className={css['main']}>
              <MainStep profile={profile} isShown={step === 'main'} />
            </div>
            <OtherStep step={step} profile={profile} />
          </>
        )}
      </div>
    </FormDialog>
  )
}

function OtherStep(props: { readonly step: EditStep; readonly profile: Profile }): ReactNode {
  const { step, profile } = props
  const main = mainPhone(profile)
  switch (step) {
    case 'main':
      return null
    case 'email':
      return <EmailStep profile={profile} />
    case 'changePhone':
    case 'addPhone':
      return <PhoneStep profile={profile} replaced={step === 'changePhone' ? main : null} />
    case 'password':
      return <PasswordStep login={profile.email ?? main ?? ''} />
  }
}

function MainStep(props: { readonly profile: Profile; readonly isShown: boolean }): ReactNode {
  const { profile, isShown } = props
  const { t } = useTexts(mineTexts)
  const { city } = useAppContext()
  const showsNames = useCitySettings()?.showsNames === true
  const main = mainPhone(profile)
  return (
    <>
      {isShown ? <ChangeTold /> : null}
      {showsNames ? <NamesForm profile={profile} /> : null}
      <h3 className={css['contacts']}>{t('edit.contacts')}</h3>
      <dl className={css['ways']}>
        <Way
          title={t('info.email')}
          value={profile.email ?? t('info.noEmail')}
          label={t('edit.changeEmail')}
          step={city.fixedEmail === true ? null : 'email'}
        />
        <Way
          title={t('edit.phone')}
          value={main === null ? t('info.noPhones') : formatPhone(main)}
          label={t(main === null ? 'info.addPhone' : 'edit.changePhone')}
          step={main === null ? 'addPhone' : 'changePhone'}
        />
        <Way
          title={t('edit.password')}
          value="••••••"
          label={t('edit.changePassword')}
          step="password"
        />
      </dl>
    </>
  )
}

/** Something that is changed in a step of its own; without a step it is only shown. */
function Way(props: {
  readonly title: string
  readonly value: string
  readonly label: string
  readonly step: EditStep | null
}): ReactNode {
  const { title, value, label, step } = props
  return (
    <div className={css['way']}>
      <dt>{title}</dt>
      <dd>{value}</dd>
      {step === null ? null : (
        <dd>
          <Button variant="default" size="sm" data-step={step} onClick={() => stepChosen(step)}>
            {label}
          </Button>
        </dd>
      )}
    </div>
  )
}

function mainPhone({ phones }: Profile): string | null {
  return phones.find(({ isMain }) => isMain)?.number ?? null
}

/** Gives the focus back to what led to a step that is come back from; the steps begin with it. */
function useStepFocus(body: RefObject<HTMLElement | null>, step: EditStep): void {
  const before = useRef(step)
  useEffect(() => {
    const from = before.current
    before.current = step
    if (step !== 'main' || from === 'main') return
    const find = (selector: string) => body.current?.querySelector<HTMLElement>(selector)
    // Who has added a phone finds that what adds one now changes it.
    const opener = find(`[data-step="${from}"]`) ?? find('[data-step="changePhone"]')
    opener?.focus()
  }, [body, step])
}
