import { backEnd, ok, type Answer } from '@parking/runtime/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderProfile } from '../testing/renderProfile.tsx'

function openMenu(answers: Readonly<Record<string, Answer>> = {}) {
  return renderProfile({
    token: 'token-1',
    backEnd: backEnd({
      'get-profile-v6': () => ok({ email: 'driver@parking.example', firstName: 'Имя' }),
      'get-options-info-v3': () => ok({ isClose: false }),
      ...answers,
    }),
  })
}

describe('the profile menu', () => {
  it('says who is signed in and leads to the pages that exist', async () => {
    const { user } = await openMenu()
    await user.click(
      await screen.findByRole('button', { name: 'Личный кабинет: driver@parking.example' }),
    )
    const links = await screen.findAllByRole('menuitem')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Парковка', '/profile/parking'],
      ['История операций', '/profile/operations'],
      ['Мой профиль', '/profile/my-profile'],
      ['Выйти', null],
    ])
  })

  it('names the sessions where there is no balance, and the owner where names are shown', async () => {
    const { user } = await openMenu({
      'get-options-info-v3': () => ok({ dontUseBalance: true, hasPrivateData: true }),
    })
    await user.click(await screen.findByRole('button', { name: 'Личный кабинет: Имя' }))
    expect(await screen.findByRole('menuitem', { name: 'Сессии' })).toBeTruthy()
  })

  it('signs out', async () => {
    const { user, context } = await openMenu()
    await user.click(await screen.findByRole('button', { name: /Личный кабинет/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Выйти' }))
    expect(context.session.token()).toBeNull()
    expect(context.storage.get('parking.token.kazan.driver')).toBeNull()
  })
})
