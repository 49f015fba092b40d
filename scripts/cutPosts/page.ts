/** Presses, in a browser, by the client that ships. What goes wrong, and where, stands in the address. */
import { ApiError, costCall, createApi, topUpBalance, type Call } from '@parking/api-client'

/** What is asked of the page. */
export interface Asked {
  /** Addresses of the back end, each by what it is called. */
  readonly places: Readonly<Record<string, string>>
  /** What goes wrong. */
  readonly trouble: string
}

/** A press in trouble, and what the client told of it. */
export interface Press {
  readonly place: string
  readonly which: 'first' | 'later'
  readonly name: string
  readonly outcome: string
}

const { places, trouble }: Asked = JSON.parse(decodeURIComponent(location.hash.slice(1)))
const stay = { vehicle: { plate: 'А123ВС116' }, zone: '101', durationMinutes: 60 }
const told: Press[] = []
for (const [place, baseUrl] of Object.entries(places)) {
  const api = createApi({ baseUrl, timeZone: 'Europe/Moscow', getToken: () => 'token' })
  const outcomeOf = (call: Call<unknown>) =>
    api.run(call).then(
      () => 'done',
      (error) => (error instanceof ApiError && error.outcomeUnknown ? 'not known' : 'refused'),
    )
  const press = (name: string) => outcomeOf(topUpBalance({ amount: 100, method: name }))
  const pressInTrouble = async (which: Press['which']) => {
    const name = `${place} ${which} ${trouble}`
    told.push({ place, which, name, outcome: await press(name) })
  }
  // The connections that are kept after these are what a press finds.
  for (let read = 0; read < 2; read += 1) await outcomeOf(costCall(stay))
  await pressInTrouble('first')
  await outcomeOf(costCall(stay))
  await press(`${place} between`)
  await outcomeOf(costCall(stay))
  await pressInTrouble('later')
}
await fetch('/finished', { method: 'POST', body: JSON.stringify(told) })
