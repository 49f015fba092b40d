import { Button, TextInput } from '@mantine/core'
import { changeVehicle, profileQuery } from '@parking/api-client'
import { mainVehicle, type Profile, type Vehicle } from '@parking/domain'
import { plateKey } from '@parking/plates'
import {
  late,
  LazyDialog,
  UnreadableNote,
  useAppContext,
  useChangeFailure,
  useOneMutation,
  useTexts,
} from '@parking/runtime'
import {
  CarIcon,
  DoneNotice,
  EmptyState,
  PlusIcon,
  SearchIcon,
  Section,
  type Told,
  useKeptFocus,
} from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useProfileChange } from '../change/useProfileChange.ts'
import { vehiclesTexts } from './texts/ru.ts'
import { VehicleRow } from './VehicleRow.tsx'
import css from './VehiclesCard.module.css'
import { plateText } from './words/plateText.ts'

const VehicleDialog = late(async () => (await import('./dialog/VehicleDialog.tsx')).VehicleDialog)

/** The dialog that is open; a vehicle is named by its plate, letter by letter. */
type Opened =
  | { readonly kind: 'none' | 'add' }
  | { readonly kind: 'edit' | 'remove'; readonly plate: string }

/** How many vehicles are shown at first, and by how many more each time. */
const first = 6
const more = 24

/** The vehicles of the driver: what they are, which is the main one, and what can be done with them. */
export function VehiclesCard(): ReactNode {
  const { t } = useTexts(vehiclesTexts)
  const { api } = useAppContext()
  const { data: profile } = useQuery(profileQuery(api))
  const [opened, setOpened] = useState<Opened>({ kind: 'none' })
  const [told, setTold] = useState<Told | null>(null)
  const makeMain = useMakeMain(setTold)
  const card = useRef<HTMLDivElement>(null)
  useKeptFocus(card)
  if (profile === undefined) return null
  return (
    <div ref={card} className={css['card']}>
      <Section
        title={t('card.title')}
        anchor="vehicles"
        actions={
          <Button
            variant="default"
            leftSection={<PlusIcon />}
            onClick={() => {
              setTold(null)
              setOpened({ kind: 'add' })
            }}
          >
            {t('card.add')}
          </Button>
        }
      >
        <DoneNotice told={told} closeLabel={t('card.close')} onRead={() => setTold(null)} />
        <UnreadableNote count={profile.unreadable.vehicles} />
        <VehicleList
          profile={profile}
          onAsk={(kind, { plate }) => {
            setTold(null)
            if (kind === 'makeMain') makeMain(plate)
            else setOpened({ kind, plate })
          }}
        />
      </Section>
      <LazyDialog onClose={() => setOpened({ kind: 'none' })}>
        {opened.kind === 'none' ? null : (
          <VehicleDialog
            kind={opened.kind}
            plate={'plate' in opened ? opened.plate : null}
            profile={profile}
            onClose={() => setOpened({ kind: 'none' })}
            onDone={(kind, plate) => {
              setOpened({ kind: 'none' })
              setTold({ tone: 'positive', text: t(`done.${kind}`, { plate: plateText(plate) }) })
            }}
          />
        )}
      </LazyDialog>
    </div>
  )
}

/** Makes a vehicle the main one, and tells what came of it. */
function useMakeMain(onTold: (told: Told) => void): (plate: string) => void {
  const { t } = useTexts(vehiclesTexts)
  const changeFailure = useChangeFailure()
  const change = useProfileChange()
  const { mutate } = useOneMutation({
    mutationFn: (plate: string) =>
      change(
        changeVehicle({ plate, change: { isMain: true } }),
        ({ vehicles }) => mainVehicle(vehicles)?.plate === plate,
      ),
    onSuccess: (_, plate) =>
      onTold({ tone: 'positive', text: t('done.main', { plate: plateText(plate) }) }),
    onError: (error, plate) =>
      onTold({
        tone: 'negative',
        ...changeFailure(error, { title: t('done.mainFailed', { plate: plateText(plate) }) }),
      }),
  })
  return mutate
}

function VehicleList({
  profile,
  onAsk,
}: {
  readonly profile: Profile
  readonly onAsk: (kind: 'edit' | 'makeMain' | 'remove', vehicle: Vehicle) => void
}): ReactNode {
  const { t } = useTexts(vehiclesTexts)
  const [typed, setTyped] = useState('')
  const [limit, setLimit] = useState(first)
  const listId = useId()
  const { vehicles, sessions } = profile
  const main = mainVehicle(vehicles)
  const found = findVehicles(vehicles, typed)
  const shown = found.slice(0, limit)
  if (vehicles.length === 0) {
    if (profile.unreadable.vehicles !== 0) return null
    return (
      <EmptyState
        isCompact
        title={t('card.emptyTitle')}
        description={t('card.emptyText')}
        icon={<CarIcon size="xl" />}
      />
    )
  }
  return (
    <>
      {vehicles.length > first ? (
        <TextInput
          type="search"
          label={t('card.search')}
          aria-controls={listId}
          autoComplete="off"
          maxLength={40}
          leftSection={<SearchIcon />}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setLimit(first)
          }}
        />
      ) : null}
      <output className={css['found']}>
        {typed.trim() === ''
          ? null
          : found.length === 0
            ? t('card.nothingFound')
            : t('card.found', { count: found.length })}
      </output>
      <ul id={listId} className={css['list']} aria-label={t('card.list')}>
        {shown.map((vehicle) => (
          <VehicleRow
            key={vehicle.plate}
            vehicle={vehicle}
            isMain={vehicle.plate === main?.plate}
            sessions={sessions}
            onAsk={(kind) => onAsk(kind, vehicle)}
          />
        ))}
      </ul>
      {found.length > shown.length ? (
        <div className={css['more']}>
          <Button variant="default" onClick={() => setLimit(limit + more)}>
            {t('card.more')}
          </Button>
          <span>{t('card.shown', { shown: shown.length, total: found.length })}</span>
        </div>
      ) : null}
    </>
  )
}

/**
 * Finds the vehicles whose plate or name has what was typed in it, the main one first. Plates are
 * found in either alphabet, with and without spaces.
 */
function findVehicles(vehicles: readonly Vehicle[], typed: string): readonly Vehicle[] {
  const main = mainVehicle(vehicles)
  const ordered = vehicles.toSorted((one, other) => Number(other === main) - Number(one === main))
  const words = typed.trim().toLowerCase()
  if (words === '') return ordered
  const plate = plateKey(typed)
  return ordered.filter(
    (vehicle) =>
      (plate !== '' && plateKey(vehicle.plate).includes(plate)) ||
      (vehicle.name ?? '').toLowerCase().includes(words),
  )
}
