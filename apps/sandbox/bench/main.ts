import { createSandbox, type Sandbox } from '../src/sandbox/createSandbox.ts'
import { DEMO_PASSWORD, DRIVER } from '../src/seed/demoAccounts.ts'
import { fleetPlate } from '../src/seed/regions.ts'

const CONNECTIONS = 32
const SECONDS = 3

/** A weekday at noon, when parking costs money. */
const noon = () => Date.UTC(2026, 10, 24, 9)

async function post(address: string, path: string, form: Record<string, string>) {
  const url = `${address}/sandbox/kazan${path}`
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form) })
  const body: unknown = await response.json()
  return JSON.stringify(body)
}

/** Keeps a few connections busy; returns requests a second. */
async function load(request: (index: number) => Promise<unknown>): Promise<number> {
  let made = 0
  const until = performance.now() + SECONDS * 1000
  const started = performance.now()
  const worker = async () => {
    while (performance.now() < until) {
      made += 1
      await request(made)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
  return (made * 1000) / (performance.now() - started)
}

/** The same without a network: what one core answers when it does nothing else. */
async function inject(
  sandbox: Sandbox,
  path: string,
  form: (index: number) => Record<string, string>,
) {
  const url = `http://localhost/sandbox/kazan${path}`
  return load((index) =>
    sandbox.handle(new Request(url, { method: 'POST', body: new URLSearchParams(form(index)) })),
  )
}

const began = performance.now()
const sandbox = await createSandbox({ now: noon, control: true, limits: null })
const address = await sandbox.listen(0)
await fetch(`${address}/sandbox/kazan/api/info/get-options-info-v3`)
console.log(`ready, with Kazan open: ${(performance.now() - began).toFixed(0)} ms`)

await fetch(`${address}/sandbox/control/kazan/reset`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ scenario: 'driver with a lot of money', keepClock: true }),
})
const login = await post(address, '/api/auth/login-v5', {
  login: DRIVER.email,
  password: DEMO_PASSWORD,
})
const Token = /"token":"([^"]+)"/.exec(login)?.[1] ?? ''
const cost = () => ({ Token, Vehicle: 'А123ВС116', Zone: '101', Duration: '120' })
let vehicle = 0
const start = () => {
  vehicle += 1
  const Vehicle = fleetPlate('kazan', vehicle)
  return { Token, Vehicle, Zone: '101', Duration: '15', PaymentService: 'balance' }
}
const rates = {
  'cost, over a socket': await load(() => post(address, '/api/payment/cost', cost())),
  'cost, in process': await inject(sandbox, '/api/payment/cost', cost),
  'start, over a socket': await load(() => post(address, '/api/payment/start', start())),
  'start, in process': await inject(sandbox, '/api/payment/start', start),
}
for (const [name, rate] of Object.entries(rates)) {
  console.log(`${name.padEnd(22)} ${Math.round(rate)} requests a second`)
}
await sandbox.close()
