import { openCity } from '@parking/runtime/testing/city'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderSessions } from '../testing/renderSessions.tsx'

const files: Blob[] = []
const names: string[] = []

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:here'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  files.length = 0
  names.length = 0
})

describe('the end of a running session', () => {
  it('goes into a calendar, with alarms 15 and 5 minutes before', async () => {
    const city = openCity({ sessions: [{ plate: 'А123ВС116', minutesLeft: 60 }] })
    const { user } = await renderSessions(city)
    const name = 'В календарь: конец парковки А 123 ВС 116'
    await user.click(await screen.findByRole('button', { name }))
    expect(names).toEqual(['parking.ics'])
    const [file] = files
    expect(file?.type).toBe('text/calendar;charset=utf-8')
    const text = (await file?.text())?.replaceAll('\r\n ', '') ?? ''
    expect(text).toContain('DTSTART:20261123T100000Z\r\n')
    expect(text).toContain('SUMMARY:Парковка А 123 ВС 116 заканчивается\r\n')
    expect(text).toContain('LOCATION:Казань\\, Зона 101\r\n')
    expect(text).toContain('оплачено до 13:00 по времени города')
    expect(text.match(/TRIGGER:.*/gu)).toEqual(['TRIGGER:-PT15M', 'TRIGGER:-PT5M'])
  })

  it('has a sheet', async () => {
    const city = openCity({ sessions: [{ plate: 'А123ВС116', minutesLeft: 60 }] })
    const { user, router } = await renderSessions(city)
    const name = 'Сведения о парковке А 123 ВС 116'
    await user.click(await screen.findByRole('link', { name }))
    await screen.findByRole('heading', { level: 1, name: 'Сведения о парковке' })
    expect(router.state.location.search).toEqual({ session: '1' })
  })
})
