import {
  reviewedDays,
  reviewTariff,
  usualStays,
  type TariffReview,
  type UsualStay,
} from '@parking/domain'
import { formatMoney } from '@parking/pricing'
import { PriceTimeline } from '@parking/ui'
import { useState, type ReactNode } from 'react'
import css from './Tokens.module.css'

const days = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
  'Holiday',
]
const minute = 60_000
const day = 24 * 60 * minute

/** A file that was dropped, as it was read. */
type Dropped = TariffReview & { readonly name: string }

/**
 * The page of a tariff office: a tariff's file is dropped into its field, and what is wrong with it, a week's
 * prices and what usual stays cost are shown, beside those of another file. By the same checks as the
 * command `pricing check`.
 */
export function TariffOffice(): ReactNode {
  const [tariff, setTariff] = useState<Dropped | null>(null)
  const [other, setOther] = useState<Dropped | null>(null)
  return (
    <div className="sb-unstyled">
      <TariffFile label="Tariff (JSON)" onRead={setTariff} />
      <TariffFile label="Another tariff to compare with" onRead={setOther} />
      <Findings file={tariff} />
      {other === null ? null : <Findings file={other} />}
      {tariff?.priced ? (
        <>
          <h2>A week</h2>
          {tariff.priced.week.map((stretches, at) => (
            <section key={reviewedDays[at]}>
              <h3>{days[at]}</h3>
              <PriceTimeline
                stretches={stretches}
                formatTime={formatTime}
                locale="en"
                labels={{ title: `Prices, ${days[at]}`, free: 'free', perHour: '/h', now: 'now' }}
              />
            </section>
          ))}
          <h2>Ten usual stays</h2>
          <Costs costs={tariff.priced.costs} others={other?.priced?.costs ?? null} />
        </>
      ) : null}
    </div>
  )
}

function TariffFile({
  label,
  onRead,
}: {
  readonly label: string
  readonly onRead: (file: Dropped | null) => void
}): ReactNode {
  const read = async (file: File | undefined): Promise<void> =>
    onRead(file === undefined ? null : { name: file.name, ...reviewTariff(await file.text()) })
  return (
    <p>
      <label>
        {label}{' '}
        <input
          type="file"
          accept="application/json,.json"
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      </label>
    </p>
  )
}

function Findings({ file }: { readonly file: Dropped | null }): ReactNode {
  if (file === null) return <p>Drop a tariff’s file into the field.</p>
  const { name, unread, findings } = file
  return (
    <section>
      <h2>{name}</h2>
      {unread === null ? null : <p>This is no JSON: {unread}</p>}
      {unread === null && findings.length === 0 ? <p>Nothing to say.</p> : null}
      <ul>
        {findings.map(({ path, severity, message }) => (
          <li key={message}>
            <strong>{severity}</strong> <code>{path}</code> {message}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Costs({
  costs,
  others,
}: {
  readonly costs: readonly number[]
  readonly others: readonly number[] | null
}): ReactNode {
  return (
    <table className={css['table']}>
      <thead>
        <tr>
          <th scope="col">Stay</th>
          <th scope="col">Cost</th>
          {others === null ? null : <th scope="col">Other</th>}
          {others === null ? null : <th scope="col">Difference</th>}
        </tr>
      </thead>
      <tbody>
        {usualStays.map((stay, at) => (
          <tr key={nameStay(stay)}>
            <th scope="row">{nameStay(stay)}</th>
            <td>{formatMoney(costs[at] ?? 0, 'en')}</td>
            {others === null ? null : <td>{formatMoney(others[at] ?? 0, 'en')}</td>}
            {others === null ? null : (
              <td>{formatMoney((costs[at] ?? 0) - (others[at] ?? 0), 'en')}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function nameStay({ date, minuteOfDay, minutes }: UsualStay): string {
  const name = days[reviewedDays.findIndex((known) => known === date)]
  const length = minutes < 60 ? `${minutes} min` : `${minutes / 60} h`
  return `${name}, from ${formatTime(minuteOfDay * minute)}, ${length}`
}

/** The time of a reviewed day, which is one of UTC. */
function formatTime(instant: number): string {
  return new Date(instant % day).toISOString().slice(11, 16)
}
