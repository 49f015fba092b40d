import { describe, expect, it } from 'vitest'
import { createTranslator } from '../texts/createTranslator.ts'
import { createStorage } from '../storage/createStorage.ts'
import { rememberLanguage, usualLanguage } from './usualLanguage.ts'

function memory() {
  return createStorage(() => {
    throw new Error('blocked')
  })
}

describe('usualLanguage', () => {
  it('is Russian until a language has been spoken, and when what was kept is none', () => {
    const storage = memory()
    expect(usualLanguage(storage)).toBe('ru')
    storage.set('parking.language', 'de')
    expect(usualLanguage(storage)).toBe('ru')
  })

  it('is the language of the last page, or the one that was chosen on it', async () => {
    const storage = memory()
    const translator = await createTranslator('en')
    rememberLanguage(storage, translator)
    expect(usualLanguage(storage)).toBe('en')
    await translator.speak('ru')
    expect(usualLanguage(storage)).toBe('ru')
  })
})
