import { Button } from '@mantine/core'
import { formatWhen, type ParkingSession } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import type { Instant } from '@parking/pricing'
import { LinkButton, saveFile, useAppContext, useTexts } from '@parking/runtime'
import { ClockIcon, ReceiptIcon } from '@parking/ui'
import type { ReactNode } from 'react'
import { evidenceTexts } from '../evidence/texts/ru.ts'
import { formatCalendar } from './formatCalendar.ts'

/** The same minutes as the reminders of the page (specification, section 9). */
const alarms = [15, 5]

/**
 * Puts a session's end, where it is known, into a calendar, and leads to its sheet.
 *
 * @param props.place - where it is, in words
 */
export function SessionLinks({
  session,
  place: inCity,
}: {
  readonly session: ParkingSession
  readonly place: string
}): ReactNode {
  const { t, language } = useTexts(evidenceTexts)
  const { api, city, clock } = useAppContext()
  const { id, endsAt } = session
  const plate = formatPlate(session.plate)

  function save(at: Instant): void {
    const writtenAt = clock.now()
    const time = formatWhen(at, writtenAt, { timeZone: api.timeZone, language })
    const place = `${city.titles[language]}, ${inCity}`
    const text = formatCalendar({
      id: `session-${id}@${city.id}.parking`,
      at,
      writtenAt,
      title: t('calendar.title', { plate }),
      text: t('calendar.text', { plate, place, time }),
      place,
      alarms,
    })
    saveFile('parking.ics', new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  }

  return (
    <>
      {endsAt === null ? null : (
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<ClockIcon />}
          aria-label={t('calendar.addOf', { plate })}
          onClick={() => save(endsAt)}
        >
          {t('calendar.add')}
        </Button>
      )}
      <LinkButton
        variant="subtle"
        size="compact-md"
        leftSection={<ReceiptIcon />}
        aria-label={t('evidence.openOf', { plate })}
        to="/profile/parking/evidence"
        search={{ session: id }}
      >
        {t('evidence.open')}
      </LinkButton>
    </>
  )
}
