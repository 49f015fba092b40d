import type { Page } from '@playwright/test'

/** The two ways in which people make text twice as large: by the browser, and by a style of theirs. */
export type LargeText = 'browser' | 'root'

/**
 * Makes the text of an open page twice as large. The browser's own setting moves the media queries
 * in em too, a style on the root does not: both have to fit.
 */
export async function enlargeText(page: Page, by: LargeText | null): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: by === 'browser' ? 32 : 16 } })
  await session.detach()
  await page.evaluate(
    (size) => (document.documentElement.style.fontSize = size),
    by === 'root' ? '200%' : '',
  )
  // The browser's setting comes to the page in its own time.
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === size,
    by === null ? '16px' : '32px',
  )
  // Chromium 156 forgets, once of sixty times, to ask container queries in rem again when
  // nothing but the root's size changes. A page that is opened in large text does not meet it.
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: width + 1, height })
  await page.setViewportSize({ width, height })
}

/**
 * Tells what is cut, broken inside a word, off the screen or covered: nothing of it may be, at any
 * size of text.
 */
export function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}”`
    const beyond = document.documentElement.scrollWidth - window.innerWidth
    if (beyond > 0) {
      const all = [...document.querySelectorAll('body *')]
      const widest = all.filter((one) => one.getBoundingClientRect().right > window.innerWidth + 1)
      found.push(`the page is ${beyond} px too wide: ${widest.slice(-3).map(name).join(', ')}`)
    }

    const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
    const shown = [...(modal ?? document.body).querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.offsetWidth > 1 &&
        element.offsetHeight > 1,
    )
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim() !== '',
      )
    for (const element of shown.filter(hasText)) {
      const box = document.createRange()
      box.selectNodeContents(element)
      const text = box.getBoundingClientRect()
      for (let at: Element | null = element; at !== null && at !== modal; at = at.parentElement) {
        // A row without a scrollbar is moved by hand on purpose.
        const { overflowX, overflowY, clipPath, scrollbarWidth: moves } = getComputedStyle(at)
        if (clipPath !== 'none') break
        const around = at.getBoundingClientRect()
        const cutsX = /hidden|clip/.test(overflowX)
        const cutsY = /hidden|clip/.test(overflowY)
        // A row of a long list is as high as all others: its card tells the rest.
        if (element.closest('[aria-setsize]') !== null) break
        if (cutsX && (text.right > around.right + 1 || text.left < around.left - 1)) {
          found.push(`cut at the side: ${name(element)}`)
          break
        }
        if (cutsY && (text.bottom > around.bottom + 1 || text.top < around.top - 1)) {
          found.push(`cut below: ${name(element)}`)
          break
        }
        if (
          /auto|scroll/.test(overflowX) &&
          moves !== 'none' &&
          at.scrollWidth > at.clientWidth + 1
        ) {
          found.push(`scrolls sideways: ${name(at)}`)
          break
        }
        if (/auto|scroll/.test(overflowY)) break
      }
    }

    const isRead = (element: Element) => {
      let at: Element | null = element
      while (at !== null && getComputedStyle(at).clipPath === 'none') at = at.parentElement
      return at === null
    }
    for (const element of shown.filter((one) => hasText(one) && isRead(one))) {
      // With a hyphen a word goes on in the next line as in a book.
      if (getComputedStyle(element).hyphens === 'auto') continue
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE) continue
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) found.push(`broken inside: ${word} in ${name(element)}`)
        }
      }
    }

    const controls = 'a[href], button, input, select, textarea, [role="option"], [role^="menuitem"]'
    // What lies over the page for a while, such as a menu or a message, may cover what is below it.
    const layer = (element: Element) => {
      let at: Element | null = element
      while (at !== null && !/fixed|absolute|sticky/.test(getComputedStyle(at).position))
        at = at.parentElement
      return at
    }
    const scrolled = shown.map(
      (element) => [element, element.scrollLeft, element.scrollTop] as const,
    )
    const [x, y] = [window.scrollX, window.scrollY]
    for (const element of shown.filter((one) => one.matches(controls))) {
      const target = element.closest('label') ?? element
      if (element.closest('[inert]') !== null) continue
      target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const box = target.getBoundingClientRect()
      // The link past the bar stands above the page until it has the focus.
      if (box.bottom <= 0) continue
      if (box.left < -1 || box.right > window.innerWidth + 1)
        found.push(`off the screen at the side: ${name(element)}`)
      const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      if (middle === null) found.push(`off the screen: ${name(element)}`)
      else if (
        !target.contains(middle) &&
        !middle.contains(target) &&
        layer(middle) === layer(target)
      )
        found.push(`covered by ${name(middle)}: ${name(element)}`)
    }
    for (const [element, left, top] of scrolled)
      element.scrollTo({ left, top, behavior: 'instant' })
    window.scrollTo({ left: x, top: y, behavior: 'instant' })
    return [...new Set(found)]
  })
}
