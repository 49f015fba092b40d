import { profileQuery } from '@parking/api-client'
import { openCity } from '@parking/runtime/testing/city'
import { changed, createTestContext, memoryStorage } from '@parking/runtime/testing'
import { describe, expect, it } from 'vitest'
import { extensionChosen, usualExtension } from './lastExtension.ts'

const durations = { min: 15, max: 120, step: 15 }

/** A driver of a device's, by the e-mail. */
async function driver(email: string, storage = memoryStorage()) {
  const { fetch } = openCity({}, { 'get-profile-v6': changed({ email }) })
  const context = await createTestContext({ fetch, storage, token: 'token-1' })
  await context.queryClient.ensureQueryData(profileQuery(context.api))
  return context
}

describe('usualExtension', () => {
  it('is the shortest that is sold when nothing is known', async () => {
    const context = await driver('anna@parking.example')
    expect(usualExtension(context, durations)).toBe(15)
    expect(usualExtension(context, { min: 30, max: 60, step: 30 })).toBe(30)
  })

  it('is the last one of this account in this city', async () => {
    const storage = memoryStorage()
    const anna = await driver('anna@parking.example', storage)
    extensionChosen(anna, 45)
    expect(usualExtension(anna, durations)).toBe(45)
    const boris = await driver('boris@parking.example', storage)
    expect(usualExtension(boris, durations)).toBe(15)
    expect(usualExtension({ ...anna, city: { ...anna.city, id: 'perm' } }, durations)).toBe(15)
  })

  it('is one that is still sold', async () => {
    const context = await driver('anna@parking.example')
    extensionChosen(context, 40)
    expect(usualExtension(context, durations)).toBe(45)
    extensionChosen(context, 600)
    expect(usualExtension(context, durations)).toBe(120)
  })

  it('does without what lies broken in the storage', async () => {
    const context = await driver('anna@parking.example')
    context.storage.set('parking.person.extended.kazan', '{"durationMinutes":"60"}')
    expect(usualExtension(context, durations)).toBe(15)
  })
})
