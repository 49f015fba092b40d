import { launch } from 'puppeteer-core'
import { takeAway } from './takeAway.ts'
import { watchScript } from './watchScript.ts'
import type { Engine } from './Tab.ts'

/** What browsers leave at the edges of a sheet. */
const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' }

/** Which browser is opened, and as what. */
interface Wanted {
  readonly name: string
  readonly browser: 'chrome' | 'firefox'
  readonly program: string
  /** Without everything that a browser of the floor lacks. */
  readonly asFloor?: boolean
}

/** Opens Chromium by its own protocol or Firefox by WebDriver BiDi, without a window. */
export async function openPuppeteer({ name, browser, program, asFloor }: Wanted): Promise<Engine> {
  const opened = await launch({
    browser,
    executablePath: program,
    headless: true,
    args: browser === 'chrome' ? ['--no-sandbox', '--disable-dev-shm-usage'] : [],
  })
  return {
    name,
    version: (await opened.version()).replace('/', ' '),
    program: opened.process()?.pid ?? 0,
    openTab: async () => {
      const context = await opened.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width: 1280, height: 800 })
      await page.evaluateOnNewDocument(watchScript)
      if (asFloor === true) await page.evaluateOnNewDocument(takeAway())
      return {
        open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
        ask: (body) => page.evaluate(`(() => { ${body} })()`),
        press: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        back: async () => void (await page.goBack()),
        picture: () => page.screenshot(),
        paper: () => page.pdf({ format: 'A4', margin }),
        close: () => context.close(),
      }
    },
    end: () => opened.close(),
  }
}
