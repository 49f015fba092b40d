import { expect, it } from 'vitest'
import { signInAddress } from './signInAddress.ts'

const origin = 'https://kazan.parking.example'

it.each([
  [
    'https://id.example/authorize?response_type=token&client_id=kazan',
    'https://id.example/authorize?response_type=token&client_id=kazan&redirect_uri=https%3A%2F%2Fkazan.parking.example%2Fcallback%2FYandexLogin.html&state=s-1',
  ],
  [
    '/sandbox/kazan/pages/third-party',
    'https://kazan.parking.example/sandbox/kazan/pages/third-party?redirect_uri=https%3A%2F%2Fkazan.parking.example%2Fcallback%2FYandexLogin.html&state=s-1',
  ],
])('%s', (signInUrl, address) => {
  expect(signInAddress(signInUrl, origin, 's-1')).toBe(address)
})
