import { joinFleet, type Company } from '@parking/domain'
import { useTexts, type TextKey } from '@parking/runtime'
import { Section } from '@parking/ui'
import { Link } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import type { FleetSearch } from '../rows/fleetFilter.ts'
import { coopTexts } from '../texts/ru.ts'
import type { ru } from '../texts/ru.ts'
import css from './CompanyPage.module.css'

/** One count of a list, with the choice that shows what was counted. */
interface Count {
  readonly text: TextKey<typeof ru>
  readonly count: number
  readonly show?: NonNullable<FleetSearch['show']>
}

/** What the company has, and what of it somebody should look at, each count leading to its rows. */
export function FleetSummary({ company }: { readonly company: Company }): ReactNode {
  const { t } = useTexts(coopTexts)
  const { drivers, vehicles, devices } = useMemo(() => joinFleet(company), [company])
  const lists = [
    {
      name: 'drivers',
      to: '/coop-profile/drivers',
      counts: [
        { text: 'company.all', count: drivers.length },
        {
          text: 'company.inactive',
          count: drivers.filter(({ driver }) => !driver.isActive).length,
          show: 'inactive',
        },
      ],
    },
    {
      name: 'vehicles',
      to: '/coop-profile/vehicles',
      counts: [
        { text: 'company.all', count: vehicles.length },
        {
          text: 'company.lonely',
          count: vehicles.filter((one) => one.drivers.length === 0).length,
          show: 'lonely',
        },
        {
          text: 'company.bare',
          count: vehicles.filter(({ device }) => device === null).length,
          show: 'bare',
        },
        {
          text: 'company.lookalike',
          count: vehicles.filter(({ lookalikes }) => lookalikes().length > 0).length,
          show: 'lookalike',
        },
      ],
    },
    {
      name: 'devices',
      to: '/coop-profile/devices',
      counts: [
        { text: 'company.all', count: devices.length },
        {
          text: 'company.inactive',
          count: devices.filter(({ device }) => !device.isActive).length,
          show: 'inactive',
        },
      ],
    },
  ] as const satisfies readonly { name: string; to: string; counts: readonly Count[] }[]
  return (
    <Section title={t('company.fleet')}>
      <div className={css['lists']}>
        {lists.map(({ name, to, counts }) => (
          <section key={name} className={css['list']} aria-label={t(`company.${name}`)}>
            <h3>{t(`company.${name}`)}</h3>
            <ul>
              {listWorthwhile(counts).map(({ text, count, show }) => (
                <li key={text}>
                  <Link to={to} className={css['link']} search={show === undefined ? {} : { show }}>
                    {t(text, { count })}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  )
}

/** All there are, and what there is any of. */
function listWorthwhile(counts: readonly Count[]): readonly Count[] {
  return counts.filter(({ count, show }) => show === undefined || count > 0)
}
