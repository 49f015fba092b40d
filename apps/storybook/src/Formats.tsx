import { formatDate } from '@parking/domain'
import { SAMPLE_TIME } from '@parking/domain/testing'
import { formatMoney } from '@parking/pricing'
import type { ReactNode } from 'react'
import css from './Tokens.module.css'

const timeZone = 'Europe/Moscow'
const hours = { ru: ['час', 'часа', 'часов', 'часа'], en: ['hour', 'hours', 'hours', 'hours'] }

/** How money, days and numbers of things are written in both languages. */
export function Formats(): ReactNode {
  const rows = (['ru', 'en'] as const).map((language) => ({
    language,
    money: [0, 4_050, 14_000, 123_456_789].map((sum) => formatMoney(sum, language)).join('; '),
    day: formatDate(SAMPLE_TIME, { timeZone, language }, 'year'),
    counts: [1, 2, 5, 21].map((count) => `${count} ${sayHours(count, language)}`).join(', '),
  }))
  return (
    <div className="sb-unstyled">
      <table className={css['table']}>
        <thead>
          <tr>
            <th scope="col">Language</th>
            <th scope="col">Money</th>
            <th scope="col">Day</th>
            <th scope="col">Numbers of things</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.language} lang={row.language}>
              <th scope="row">{row.language}</th>
              <td>{row.money}</td>
              <td>{row.day}</td>
              <td>{row.counts}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function sayHours(count: number, language: 'ru' | 'en'): string {
  const form = new Intl.PluralRules(language).select(count)
  return hours[language][['one', 'few', 'many', 'other'].indexOf(form)] ?? ''
}
