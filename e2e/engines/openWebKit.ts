import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../scripts/lib/freePort.ts'
import { isRecord } from '../../scripts/lib/isRecord.ts'
import type { Engine, Tab } from './Tab.ts'

/** Milliseconds after which a call of the driver has gone wrong. */
const longestCall = 30_000

/** The programs that WebKitGTK is driven with. */
export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
  readonly display: string
  readonly windows: string
}

/** Opens WebKitGTK's small browser by WebDriver on a display of its own. One tab is open at a time. */
export async function openWebKit(programs: WebKitPrograms): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  const started: ChildProcess[] = []
  const display = spawn(programs.display, ['-displayfd', '3', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  started.push(display)
  const [number] = await once(display.stdio[3] ?? display, 'data')
  const env = {
    ...process.env,
    HOME: home,
    DISPLAY: `:${String(number).trim()}`,
    LANG: 'C.UTF-8',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  }
  // Without it the browser's window never has the focus, and nothing that is typed arrives.
  started.push(spawn(programs.windows, { env, stdio: 'ignore' }))
  const port = await freePort()
  const driver = spawn(programs.driver, [`--port=${port}`], { env, stdio: 'ignore' })
  started.push(driver)
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(longestCall),
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    })
    const read: unknown = await answer.json()
    const value = isRecord(read) ? read['value'] : null
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
  const options = { binary: programs.browser, args: ['--automation'] }
  const newSession = async () => {
    const value = await send('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })
    if (!isRecord(value) || !isRecord(value['capabilities'])) throw new Error('No session')
    return {
      id: String(value['sessionId']),
      version: String(value['capabilities']['browserVersion']),
    }
  }
  await untilReady(send)
  const first = await newSession()
  await send('DELETE', `/session/${first.id}`)
  return {
    name: 'WebKitGTK',
    version: `WebKitGTK ${first.version}`,
    program: driver.pid ?? 0,
    openTab: async () => tabOf((await newSession()).id, send),
    end: async () => {
      for (const child of started.reverse()) child.kill()
      await sleep(200)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

type Send = (method: string, path: string, body?: object) => Promise<unknown>

function tabOf(id: string, send: Send): Tab {
  const at = `/session/${id}`
  return {
    open: async (url) => void (await send('POST', `${at}/url`, { url })),
    ask: (script) => send('POST', `${at}/execute/sync`, { script, args: [] }),
    press: async (x, y) => {
      const actions = [
        {
          type: 'pointerMove',
          duration: 0,
          origin: 'viewport',
          x: Math.round(x),
          y: Math.round(y),
        },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }
      await send('POST', `${at}/actions`, { actions: [mouse] })
    },
    type: async (text) => {
      const active = await send('GET', `${at}/element/active`)
      const [element] = isRecord(active) ? Object.values(active) : []
      await send('POST', `${at}/element/${String(element)}/value`, { text })
    },
    back: async () => void (await send('POST', `${at}/back`)),
    paper: () => Promise.resolve(null),
    picture: async () => Buffer.from(String(await send('GET', `${at}/screenshot`)), 'base64'),
    close: async () => void (await send('DELETE', at)),
  }
}

async function untilReady(send: Send): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await send('GET', '/status')
      return
    } catch (error) {
      if (tries > 50) throw error
      await sleep(100)
    }
  }
}
