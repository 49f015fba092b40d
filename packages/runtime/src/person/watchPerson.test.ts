import { queryKey } from '@parking/api-client'
import { afterEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { createTestContext } from '../testing/createTestContext.ts'
import { createPersonStore, dropPersonStores } from './createPersonStore.ts'
import { personValue } from './personValue.ts'

/** A store and a value that nothing else knows of. */
const useNote = createPersonStore({ text: '' })
const note = (context: Parameters<typeof personValue>[0]) =>
  personValue(context, 'note', v.string())

async function openPage() {
  const context = await createTestContext({ fetch: async () => new Response(null), token: 'token' })
  const key = queryKey(context.api, 'profile')
  return {
    context,
    profileRead: (email: string | null) =>
      context.queryClient.setQueryData(key, { email, phones: [] }),
    writes: (text: string) => {
      useNote.setState({ text })
      note(context).write(text)
    },
    left: () => [useNote.getState().text, note(context).read()],
  }
}

afterEach(() => {
  dropPersonStores()
  window.sessionStorage.clear()
})

describe('what belongs to a person', () => {
  it('stays while the same account is signed in, also with a profile that says nothing of it', async () => {
    const { profileRead, writes, left } = await openPage()
    profileRead('driver@example.com')
    writes('mine')
    profileRead('driver@example.com')
    profileRead(null)
    expect(left()).toEqual(['mine', 'mine'])
  })

  it('stays with who changes the e-mail', async () => {
    const { profileRead, writes, left } = await openPage()
    profileRead('driver@example.com')
    writes('mine')
    profileRead('new@example.com')
    expect(left()).toEqual(['mine', 'mine'])
  })

  it('is gone for the next account, though nobody lists it', async () => {
    const { context, profileRead, writes, left } = await openPage()
    profileRead('driver@example.com')
    writes('mine')
    context.session.send({ kind: 'tokenExpired', token: 'token' })
    context.session.send({ kind: 'loggedIn', token: 'token-2' })
    profileRead('other@example.com')
    expect(left()).toEqual(['', null])
    writes('theirs')
    profileRead('other@example.com')
    expect(left()).toEqual(['theirs', 'theirs'])
  })

  it('is gone with a sign-out', async () => {
    const { context, profileRead, writes, left } = await openPage()
    profileRead('driver@example.com')
    writes('mine')
    context.session.send({ kind: 'loggedOut' })
    expect(left()).toEqual(['', null])
  })

  it('outlives a session that has expired, and a page that was loaded anew in the tab', async () => {
    const first = await openPage()
    first.profileRead('driver@example.com')
    first.writes('mine')
    first.context.session.send({ kind: 'tokenExpired', token: 'token' })
    expect(first.left()).toEqual(['mine', 'mine'])
    const second = await openPage()
    second.profileRead('driver@example.com')
    expect(useNote.getState().text).toBe('mine')
    const third = await openPage()
    third.profileRead('other@example.com')
    expect(useNote.getState().text).toBe('')
  })

  it('of another city stays', async () => {
    const { context, writes, left } = await openPage()
    const elsewhere = { storage: context.storage, city: { id: 'kursk' } }
    note(elsewhere).write('there')
    writes('here')
    context.session.send({ kind: 'loggedOut' })
    expect(left()).toEqual(['', null])
    expect(note(elsewhere).read()).toBe('there')
  })
})
