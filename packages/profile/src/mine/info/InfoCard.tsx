import { Button } from '@mantine/core'
import type { Profile } from '@parking/domain'
import {
  RussianText,
  late,
  LazyDialog,
  UnreadableNote,
  useAppContext,
  useCitySettings,
  useTexts,
} from '@parking/runtime'
import { EditIcon, PlusIcon, Section } from '@parking/ui'
import { type ReactNode, useEffect } from 'react'
import { mineTexts } from '../texts/ru.ts'
import {
  doneChangeRead,
  editRequested,
  type ProfileDialog,
  profileDialogClosed,
  useProfileDialog,
} from '../store/profileDialog.ts'
import { ChangeTold } from './ChangeTold.tsx'
import css from './InfoCard.module.css'
import { PhoneList } from './PhoneList.tsx'

const EditDialog = late(async () => (await import('../edit/EditDialog.tsx')).EditDialog)

const DeletePhoneDialog = late(
  async () => (await import('./DeletePhoneDialog.tsx')).DeletePhoneDialog,
)

/** Who the driver is: the name where the city shows names, the e-mail address, the phones. */
export function InfoCard({ profile }: { readonly profile: Profile }): ReactNode {
  const { t } = useTexts(mineTexts)
  const { city } = useAppContext()
  const { dialog } = useProfileDialog()
  const showsNames = useCitySettings()?.showsNames === true
  const name = [profile.lastName, profile.firstName, profile.middleName].filter(Boolean).join(' ')
  const { phones } = profile
  return (
    <Section
      title={t('info.title')}
      actions={
        <Button variant="default" leftSection={<EditIcon />} onClick={() => editRequested()}>
          {t('info.edit')}
        </Button>
      }
    >
      {dialog.kind === 'none' ? <ChangeTold /> : null}
      <dl className={css['facts']}>
        {showsNames ? (
          <div>
            <dt>{t('info.name')}</dt>
            <dd>
              <RussianText>{name || t('info.noName')}</RussianText>
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{t('info.email')}</dt>
          <dd>{profile.email ?? t('info.noEmail')}</dd>
        </div>
        <div>
          <dt>{t('info.phones')}</dt>
          <dd>{phones.length === 0 ? t('info.noPhones') : <PhoneList phones={phones} />}</dd>
        </div>
      </dl>
      <UnreadableNote count={profile.unreadable.phones} />
      {city.onePhone === true ? null : (
        <div>
          <Button
            variant="default"
            leftSection={<PlusIcon />}
            onClick={() => editRequested('addPhone')}
          >
            {t('info.addPhone')}
          </Button>
        </div>
      )}
      <ProfileDialogs />
    </Section>
  )
}

/** The dialog of the profile that is open. It goes with its page, and what it told with it. */
function ProfileDialogs(): ReactNode {
  const { dialog } = useProfileDialog()
  useEffect(() => {
    return () => {
      profileDialogClosed()
      doneChangeRead()
    }
  }, [])
  return <LazyDialog onClose={profileDialogClosed}>{show(dialog)}</LazyDialog>
}

function show(dialog: ProfileDialog): ReactNode {
  switch (dialog.kind) {
    case 'none':
      return null
    case 'edit':
      return <EditDialog step={dialog.step} />
    case 'deletePhone':
      return <DeletePhoneDialog phone={dialog.phone} />
  }
}
