// @vitest-environment jsdom
// What hostile HTML comes to hangs on how it is parsed, so this needs a parser that does it by the standard.
import { describe, expect, it } from 'vitest'
import { cleanHtml, type HtmlPlace } from './cleanHtml.ts'
import { hostileHtml } from './hostile.testkit.ts'

const place: HtmlPlace = {
  page: 'https://parking.example/news/1',
  backEnd: 'https://kazan.example/api/',
  newTab: 'new tab',
  firstHeading: 2,
}

function clean(html: string): HTMLElement {
  const box = document.createElement('div')
  box.append(cleanHtml(html, place))
  return box
}

const tags = /^(a|b|blockquote|br|div|em|h[2-6]|i|img|li|ol|p|span|strong|table|tbody|td|th|tr|ul)$/
const attributes = /^(href|src|alt|title|target|rel|loading|data-note)$/

describe('hostile HTML', () => {
  it.each(hostileHtml)('%s', (html) => {
    const box = clean(html)
    // Twice: what is parsed anew from its own markup must not come to anything else.
    const again = document.createElement('div')
    again.innerHTML = box.innerHTML
    for (const element of [...box.querySelectorAll('*'), ...again.querySelectorAll('*')]) {
      expect(element.localName).toMatch(tags)
      for (const { name } of element.attributes) expect(name).toMatch(attributes)
      expect(element.getAttribute('src') ?? '').toMatch(/^(https:\/\/(parking|kazan)\.example\/|$)/)
      expect(element.getAttribute('href') ?? '').toMatch(/^(https:\/\/parking\.example\/|$)/)
    }
  })
})

describe('what stays', () => {
  it.each([
    ['<p>Открыта <strong>зона</strong></p>', '<p>Открыта <strong>зона</strong></p>'],
    ['<h1>О</h1><h3>Т</h3>', '<h2>О</h2><h4>Т</h4>'],
    ['<a href="/?zone=101">Карта</a>', '<a href="https://parking.example/?zone=101">Карта</a>'],
    ['<a href="tel:+78000000000">8</a>', '<a href="tel:+78000000000">8</a>'],
    ['<a href="sms:7878?body=61*101">7878</a>', '<a href="sms:7878?body=61*101">7878</a>'],
    [
      '<a href="https://other.example/">О</a>',
      '<a href="https://other.example/" target="_blank" rel="noopener noreferrer">О<span data-note=""> (new tab)</span></a>',
    ],
    [
      '<img src="/p.png" alt="План">',
      '<img src="https://kazan.example/p.png" alt="План" loading="lazy">',
    ],
    ['<img src="https://other.example/p.png">x', 'x'],
    ['<a href="javascript:x">Слова</a>', '<a>Слова</a>'],
  ])('%s', (html, cleaned) => {
    expect(clean(html).innerHTML).toBe(cleaned)
  })
})

it('stands more headings than a call can take', () => {
  const count = 130_000
  const box = clean('<h1>x</h1>'.repeat(count))
  expect(box.childElementCount).toBe(count)
  expect(box.firstElementChild?.localName).toBe('h2')
})
