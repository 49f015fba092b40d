import { describe, expect, it } from 'vitest'
import { findStore } from './findStore.ts'

const links = {
  ios: 'https://apps.example/ios',
  android: 'https://apps.example/android',
  yandexStore: 'https://apps.example/yandex',
  apk: 'https://apps.example/app.apk',
}

describe('findStore', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', links, links.ios],
    ['Mozilla/5.0 (Linux; Android 16)', links, links.android],
    ['Mozilla/5.0 (X11; Linux x86_64)', links, links.android],
    ['Android', { ...links, android: null }, links.yandexStore],
    ['Android', { ...links, android: 'javascript:alert(1)', yandexStore: null }, links.apk],
  ])('leads %s to %j: %s', (userAgent, known, store) => {
    expect(findStore(known, userAgent)).toBe(store)
  })

  it.each(['iPhone', 'Android'])('leads %s nowhere where the city names nothing', (userAgent) => {
    const none = { ios: null, android: null, yandexStore: null, apk: null }
    expect(findStore(none, userAgent)).toBeNull()
  })
})
