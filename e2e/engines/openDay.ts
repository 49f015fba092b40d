import { newerWaits, type Story, type World } from './stories.ts'

/** Turned to one after the other, by the menu of the account. */
const pages = [
  /^История операций/,
  /^Абонементы/,
  /^Конструктор/,
  /^Мой профиль/,
  /^Квитанции/,
  /^Штрафы/,
  /^Обратная связь/,
  /^Парковка/,
]

/** After which hours the memory is measured: before and after the city is left, and at the end. */
const measured = [11, 13, 23]

/** How much more memory than after the first hour a browser may hold at the end of the day. */
const mostMemory = 1.2

/**
 * A tab that is open for 24 hours of the city's time: a session is started, extended and ended early, the
 * connection is lost twice, the city is left and come back to, a newer build comes, and there are 200 turns
 * between pages.
 */
export const openDay: Story = {
  name: 'an open day',
  scenario: 'driver',
  told: 'alone',
  tell: async (world) => {
    const { screen, city, memory } = world
    await screen.openSignedIn('/profile/parking?zone=101', city.id, await city.token())
    await screen.press('main button', /^1 ч$/)
    await screen.pay('main button', /^Начать парковку · /)
    await screen.see(/Парковка началась/)
    await city.moveClock(20)
    await goRound(world)
    await leaves(world, 39, 40)
    await screen.press('main button', /^Продлить парковку/)
    await screen.press('dialog button', /^1 ч$/)
    await screen.pay('dialog button', /^Продлить · /)
    await screen.see(/Парковка продлена/)
    await leaves(world, 98, 100)
    await city.moveClock(40)
    await goRound(world)
    await leaves(world, 55, 60)
    await screen.press('main button', /^Завершить парковку/)
    await screen.pay('dialog button', /^Завершить$/)
    await screen.see(/Сейчас ничего не оплачено/)
    const first = await memory()
    const held = [first]
    for (let hour = 1; hour < 24; hour += 1) {
      await city.moveClock(60)
      if (hour === 8 || hour === 16) {
        await city.spoil('*', { kind: 'reset' }, 6)
        await goRound(world)
        await city.heal()
      }
      if (hour === 12) await leaveTheCity(world)
      if (hour === 20) await newerWaits(world)
      await goRound(world)
      if (measured.includes(hour)) held.push(await memory())
    }
    const told = `MB held after hours 1, ${measured.join(', ')}: ${held.map(Math.round).join(', ')}`
    console.log(told)
    if ((held.at(-1) ?? Infinity) > first * mostMemory) throw new Error(told)
    const ledger = await city.ledger()
    const counts = [ledger.count('payment'), ledger.count('renew'), ledger.count('cancel')]
    if (counts.join() !== '1,1,1') throw new Error(`Paid, extended, ended: ${counts.join(', ')}`)
  },
}

/** Opens every page of the account by its menu. */
async function goRound({ screen }: World): Promise<void> {
  for (const page of pages) {
    await screen.press('nav a', page)
    await screen.holds(
      `the page of ${page}`,
      `return Array.from(document.querySelectorAll('nav a[aria-current=page]')).some((one) => ${String(page)}.test(one.innerText.trim()))`,
    )
  }
}

/** Checks how many minutes are left of the session. */
async function leaves({ screen }: World, least: number, most: number): Promise<void> {
  await screen.until(`between ${least} and ${most} minutes to be left`, async () => {
    const text = await screen.tab.ask(
      `return document.querySelector('main [role=timer]')?.textContent ?? ''`,
    )
    const parts = (/\d+(:\d\d)+/.exec(String(text))?.[0] ?? '').split(':').map(Number)
    const [seconds = 0, minutes = 0, hours = 0] = parts.toReversed()
    const left = hours * 60 + minutes + seconds / 60
    return left >= least && left <= most
  })
}

/** Goes to another city and back. */
async function leaveTheCity({ screen }: World): Promise<void> {
  for (const city of [/^Тула/, /^Казань/]) {
    await screen.press('header button', /Казань|Тула/)
    await screen.press('dialog button', city)
    await screen.pay('dialog button', /^Перейти$/)
    await screen.holds(
      'the dialog to close',
      `return document.querySelector('dialog[open]') === null`,
    )
    await screen.see(/Парковки рядом/)
  }
  await screen.open('/profile/parking')
}
