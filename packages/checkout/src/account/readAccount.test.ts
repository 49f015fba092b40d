import { createApi, profileQuery } from '@parking/api-client'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { CityBackEnd } from '../testing/cityBackEnd.ts'
import { readProfile } from './readAccount.ts'

/** A page whose frame has asked for the profile before a parking began. */
async function openPage() {
  const answer = new CityBackEnd().fetch(
    new Request('https://city.example/api/profile/get-profile-v6?token=token-1'),
  )
  const city = new CityBackEnd({ sessions: [{ plate: 'А123ВС116', minutesLeft: 60 }] })
  const api = createApi({
    baseUrl: 'https://city.example/',
    timeZone: 'Europe/Moscow',
    getToken: () => 'token-1',
    fetch: city.fetch,
    early: [
      {
        url: 'https://city.example/api/profile/get-profile-v6?token=token-1',
        sentAt: Date.now(),
        answer,
      },
    ],
  })
  await answer
  return { api, queryClient: new QueryClient() }
}

it('tells what has come of a payment by an account that was read after it', async () => {
  const { sessions } = await readProfile(await openPage())
  expect(sessions).toHaveLength(1)
})

it('leaves what the frame has asked for to the page itself', async () => {
  const { api, queryClient } = await openPage()
  const { sessions } = await queryClient.fetchQuery(profileQuery(api))
  expect(sessions).toHaveLength(0)
})
