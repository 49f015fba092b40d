import type { Locator, Page } from '@playwright/test'
import { Header } from '../pages/Header.ts'
import { CoopLoginPage } from '../pages/CoopLoginPage.ts'
import { FleetListPage } from '../pages/FleetListPage.ts'
import { expect, test } from '../world/test.ts'
import { openMap, openParking, type Stage } from './ScreenState.ts'

/** A dialog, how the keyboard comes to it, and what opened it. */
interface Opening {
  readonly name: string
  readonly signedIn?: boolean
  readonly scenario?: string
  readonly open: (stage: Stage) => Promise<{ opener: Locator; dialog: Locator }>
}

const openings: readonly Opening[] = [
  {
    name: 'the login',
    open: async (stage) => {
      const { header } = await openMap(stage)
      await header.signInButton.press('Enter')
      return { opener: header.signInButton, dialog: stage.page.getByRole('dialog') }
    },
  },
  {
    name: 'the menu at the side',
    open: async (stage) => {
      const { header } = await openMap(stage)
      await header.menuButton.press('Enter')
      return { opener: header.menuButton, dialog: header.sideMenu }
    },
  },
  {
    name: 'the cities',
    open: async (stage) => {
      const { header } = await openMap(stage)
      const opener = header.cityButton('Казань')
      await opener.press('Enter')
      return { opener, dialog: stage.page.getByRole('dialog') }
    },
  },
  {
    name: 'the top-up, which a menu has led to',
    signedIn: true,
    open: async (stage) => {
      await openParking(stage)
      const header = new Header(stage.page, stage.language)
      await header.balanceButton.press('Enter')
      await stage.page.getByRole('button', { name: 'Пополнить', exact: true }).press('Enter')
      const dialog = stage.page.getByRole('dialog', { name: 'Пополнить баланс' })
      return { opener: header.balanceButton, dialog }
    },
  },
  {
    name: 'extending, from the page',
    signedIn: true,
    scenario: 'driver with a session of an hour',
    open: async (stage) => {
      const form = await openParking(stage)
      await form.extendButton.press('Enter')
      const dialog = stage.page.getByRole('dialog', { name: 'Продлить парковку' })
      return { opener: form.extendButton, dialog }
    },
  },
  {
    name: 'ending early, which a menu has led to',
    signedIn: true,
    scenario: 'driver with a session of an hour',
    open: async (stage) => {
      const { header } = await openMap(stage)
      await header.parkingButton.press('Enter')
      await stage.page.getByRole('button', { name: /^Завершить парковку/ }).press('Enter')
      const dialog = stage.page.getByRole('alertdialog')
      return { opener: header.parkingButton, dialog }
    },
  },
]

test.describe('the focus comes back to what opened', () => {
  for (const { name, signedIn, scenario, open } of openings) {
    test.describe(name, () => {
      test.use({
        ...(signedIn === undefined ? {} : { signedIn }),
        ...(scenario === undefined ? {} : { scenario }),
      })
      test('when Escape closes it', async ({ page, city, time }) => {
        const { opener, dialog } = await open({ page, language: 'ru', city, time })
        await expect(dialog).toBeVisible()
        await expect(dialog).toContainText(/./)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
        await expect(opener).toBeFocused()
      })
    })
  }
})

/**
 * What leads to another page or another state, and what shows that it has come. Another city is a
 * document of its own: the browser begins that at its top.
 */
interface Way {
  readonly name: string
  readonly signedIn?: boolean
  readonly follow: (stage: Stage) => Promise<Locator>
}

const ways: readonly Way[] = [
  {
    name: 'from an address that leads nowhere to the map',
    follow: async (stage) => {
      const map = await openMap(stage, '/nowhere')
      await stage.page.getByRole('link', { name: 'На карту парковок' }).press('Enter')
      return map.canvas
    },
  },
  {
    name: 'from the menu at the side to the form',
    signedIn: true,
    follow: async (stage) => {
      const { header } = await openMap(stage)
      await header.menuButton.press('Enter')
      await header.sideMenu.getByRole('link', { name: 'Парковка' }).press('Enter')
      return stage.page.getByRole('heading', { name: 'Оплатить парковку' })
    },
  },
  {
    name: "from the account's menu to its history",
    signedIn: true,
    follow: async (stage) => {
      const { header } = await openMap(stage)
      return (await header.openOperations()).heading
    },
  },
  {
    name: 'from the account out of it',
    signedIn: true,
    follow: async (stage) => {
      await openParking(stage)
      const header = new Header(stage.page, stage.language)
      await header.signOut()
      return header.signInButton
    },
  },
  {
    name: 'through the login',
    follow: async (stage) => {
      const { header } = await openMap(stage)
      await (await (await header.openLogin()).asDriver()).signIn()
      return header.balanceButton
    },
  },
]

test.describe('the focus goes to what came', () => {
  for (const { name, signedIn, follow } of ways) {
    test.describe(name, () => {
      test.use(signedIn === undefined ? {} : { signedIn })
      test('and not to the page', async ({ page, city, time }) => {
        await expect(await follow({ page, language: 'ru', city, time })).toBeVisible()
        // A map that is left ends its worker, whose requests then never end for who watches the network.
        await expect(page.locator('main [aria-busy=true], main [role=progressbar]')).toHaveCount(0)
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
        await expect.poll(() => focusedTag(page)).not.toBe('body')
      })
    })
  }
})

test('the first Tab leads past the bar', async ({ page, city, time }) => {
  const map = await openMap({ page, language: 'ru', city, time })
  await map.withPlaces()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'К содержанию' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await skip.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

for (const forcedColors of ['none', 'active'] as const) {
  test(`what has the focus shows it: forced colours ${forcedColors}`, async ({
    page,
    city,
    time,
  }) => {
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' })
    const map = await openMap({ page, language: 'ru', city, time }, '/?zone=103')
    await map.parkHere.waitFor()
    // Tab passes its buttons over until there is a map to be zoomed.
    await expect(map.zoomInButton).toBeEnabled()
    const seen = new Set<string>()
    for (let step = 0; step < 28; step += 1) {
      await page.keyboard.press('Tab')
      const { name, isRinged } = await page.evaluate(ringOfFocus)
      seen.add(name)
      expect(isRinged, name).toBe(true)
    }
    for (const button of ['Слои и обозначения', 'Ближе', 'Дальше', 'Где я'])
      expect([...seen]).toContain(button)
  })
}

test.describe('what takes the focus', () => {
  test.use({ signedIn: true, viewport: { width: 390, height: 640 } })

  test('is never covered by the bar or the price', async ({ page, city, time }) => {
    const form = await openParking({ page, language: 'ru', city, time })
    await form.choose('101', 60)
    await form.intervals.waitFor()
    await form.zone.focus()
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab')
      // A page that moves to show it may take a moment.
      await expect.poll(() => page.evaluate(coveredFocus)).toBeNull()
    }
  })
})

test('what takes the focus in a dialog is never covered by its title or its buttons', async ({
  page,
}) => {
  const company = await (await new CoopLoginPage(page, 'ru').open()).signIn()
  await expect(company.heading).toBeVisible()
  const list = await new FleetListPage(page, 'ru').open('drivers')
  await list.press('Добавить водителя')
  // Refused, the form has a summary above its fields too.
  await list.dialog.getByRole('button', { name: 'Добавить', exact: true }).click()
  await list.dialog.getByRole('link').first().waitFor()
  // A phone, a low window, and a screen that is enlarged four times.
  for (const [width, height] of [
    [320, 640],
    [1280, 500],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press('Tab')
      await expect.poll(() => page.evaluate(coveredFocus)).toBeNull()
    }
  }
})

function focusedTag(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.localName)
}

/** What has the focus, and whether it or the box around it has an outline that can be seen. */
function ringOfFocus(): { name: string; isRinged: boolean } {
  const focused = document.activeElement ?? document.body
  // After its last stop the keyboard leaves the page for the browser's own bar.
  if (focused === document.body) return { name: '', isRinged: true }
  const isRinged = [focused, focused.parentElement ?? focused].some((element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
    const isClear = /rgba\(.*, 0\)|transparent/.test(outlineColor)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !isClear
  })
  const name = focused.getAttribute('aria-label') ?? focused.getAttribute('title')
  return { name: name ?? focused.textContent.trim(), isRinged }
}

/** What has the focus, when something else lies over its middle. */
function coveredFocus(): string | null {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return null
  const box = (focused.closest('label') ?? focused).getBoundingClientRect()
  const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  const isSeen = seen !== null && (focused.contains(seen) || seen.contains(focused))
  const label = focused.closest('label')
  return isSeen || (label?.contains(seen) ?? false) ? null : focused.outerHTML.slice(0, 200)
}
