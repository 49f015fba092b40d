import { beforeEach, describe, expect, it } from 'vitest'
import {
  changeDone,
  editRequested,
  openDialog,
  phoneDeletionRequested,
  profileDialogClosed,
  stepCancelled,
  stepChosen,
  useProfileDialog,
} from './profileDialog.ts'

const done = () => useProfileDialog.getState().done
const main = { kind: 'edit', step: 'main' }

beforeEach(profileDialogClosed)

describe('the dialog of the profile', () => {
  it('leads from each step back to the first, after a change and without', () => {
    editRequested()
    for (const step of ['email', 'changePhone', 'password'] as const) {
      stepChosen(step)
      stepCancelled()
      expect(openDialog()).toMatchObject(main)
      stepChosen(step)
      changeDone('email', openDialog())
      expect(openDialog()).toMatchObject(main)
      expect(done()).toBe('email')
    }
  })

  it('leads from a step that the page offers back to the page', () => {
    editRequested('addPhone')
    stepCancelled()
    expect(openDialog()).toEqual({ kind: 'none' })
    editRequested('addPhone')
    changeDone('phoneAdded', openDialog())
    expect(openDialog()).toEqual({ kind: 'none' })
    expect(done()).toBe('phoneAdded')
  })

  it('closes once its names are saved or a phone is deleted', () => {
    editRequested()
    changeDone('names', openDialog())
    expect(openDialog()).toEqual({ kind: 'none' })
    phoneDeletionRequested('79160000002')
    changeDone('phoneDeleted', openDialog())
    expect(openDialog()).toEqual({ kind: 'none' })
  })

  it('stays closed when a change ends after it', () => {
    editRequested()
    stepChosen('email')
    const asker = openDialog()
    profileDialogClosed()
    changeDone('email', asker)
    expect(openDialog()).toEqual({ kind: 'none' })
    expect(done()).toBe('email')
  })

  it('stays open when a change that it did not ask for ends', () => {
    const page = openDialog()
    editRequested()
    changeDone('mainPhone', page)
    expect(openDialog()).toMatchObject(main)
    const names = openDialog()
    stepChosen('email')
    changeDone('names', names)
    expect(openDialog()).toMatchObject({ kind: 'edit', step: 'email' })
    expect(done()).toBe('names')
    const email = openDialog()
    profileDialogClosed()
    editRequested()
    stepChosen('email')
    changeDone('email', email)
    expect(openDialog()).toMatchObject({ kind: 'edit', step: 'email' })
  })

  it('tells no old change beside a new one', () => {
    changeDone('email', openDialog())
    editRequested()
    expect(done()).toBeNull()
  })
})
