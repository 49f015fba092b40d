import { describe, expect, it } from 'vitest'
import { pictureAddress } from './pictureAddress.ts'

describe('pictureAddress', () => {
  it.each([
    ['iVBORw0KGgoAAAA=', 'data:image/png;base64,iVBORw0KGgoAAAA='],
    ['data:image/png;base64,iVBORw0KGgoAAAA=', 'data:image/png;base64,iVBORw0KGgoAAAA='],
    ['iVBORw0K\nGgoAAAA=', 'data:image/png;base64,iVBORw0KGgoAAAA='],
    ['/9j/AAAA', 'data:image/jpeg;base64,/9j/AAAA'],
    ['R0lGODlh', 'data:image/gif;base64,R0lGODlh'],
  ])('shows %j', (image, address) => {
    expect(pictureAddress(image)).toBe(address)
  })

  it.each([
    '',
    'PHN2ZyB4bWxucz0i',
    'iVBORw0KGgo"><script>',
    'https://elsewhere.example/captcha.png',
    'data:text/html;base64,iVBORw0KGgo',
  ])('does not show %j', (image) => {
    expect(pictureAddress(image)).toBeNull()
  })
})
