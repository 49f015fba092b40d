/** Presses, in a browser, by the client that ships. What goes wrong, and where, stands in the address. */
import { costCall, createApi, topUpBalance } from '@parking/api-client'

const { places, trouble } = JSON.parse(decodeURIComponent(location.hash.slice(1)))
const stay = { vehicle: { plate: 'А123ВС116' }, zone: '101', durationMinutes: 60 }
const told = []
for (const [place, baseUrl] of Object.entries(places)) {
  const api = createApi({ baseUrl, timeZone: 'Europe/Moscow', getToken: () => 'token' })
  const outcomeOf = (call) =>
    api.run(call).then(
      () => 'done',
      ({ outcomeUnknown }) => (outcomeUnknown ? 'not known' : 'refused'),
    )
  const press = (name) => outcomeOf(topUpBalance({ amount: 100, method: name }))
  const pressInTrouble = async (which) => {
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
