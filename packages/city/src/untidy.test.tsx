import { nastyValues } from '@parking/domain/testing'
import { ok } from '@parking/runtime/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderCity } from './testing/renderCity.tsx'

const news = {
  id: '7',
  title: 'Новая зона',
  text: '<p>Открыта</p>',
  date: '2026-11-20 10:00:00',
  image: '/7.png',
}
const command = {
  name: 'Начать',
  hint: 'Без пробелов',
  example: '61*101*А123ВС',
  command_transcription: 'Зона',
}

const spoilt = (entry: object, field: string) => [
  entry,
  ...nastyValues.map((value) => Object.assign({}, entry, { [field]: value })),
]

describe('the news', () => {
  it('have no date where another system left it empty', async () => {
    await renderCity('/news/7', { 'get-one': () => ok({ ...news, date: '01.01.0001 00:00:00' }) })
    await screen.findByText('Открыта')
    expect(document.querySelector('time')).toBeNull()
    expect(document.body.textContent).not.toMatch(/янв/u)
  })

  it.each(Object.keys(news))('are listed whatever stands in the field %s', async (field) => {
    await renderCity('/news', { '/api/news': () => ok(spoilt(news, field)) })
    expect((await screen.findAllByText('Новая зона')).length).toBeGreaterThan(0)
    expect(document.querySelector('h1')).not.toBeNull()
  })

  it.each(Object.keys(news).flatMap((field) => spoilt(news, field)))(
    'are drawn one by one: %j',
    async (one) => {
      await renderCity('/news/7', { 'get-one': () => ok(one) })
      await screen.findByRole('heading', { level: 1 })
      expect(screen.queryByText('Что-то пошло не так')).toBeNull()
    },
  )
})

describe('the SMS commands', () => {
  it.each(Object.keys(command))('are drawn whatever stands in the field %s', async (field) => {
    const settings = { isClose: false, numberSmsSendTo: '7878' }
    await renderCity('/sms-commands', {
      'get-options-info-v3': () => ok(settings),
      'sms-commands': () => ok(spoilt(command, field)),
    })
    expect((await screen.findAllByText('Начать')).length).toBeGreaterThan(0)
  })
})
