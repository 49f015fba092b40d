import type { Page } from '@playwright/test'

/**
 * Finds the Russian texts of an English page that don't say they are Russian: screen readers would spell
 * them out in English. Plates are spelt anyway; what stands in a field can't be told apart.
 */
export function findUnmarked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode() !== null) {
      const { textContent, parentElement } = texts.currentNode
      const data = textContent ?? ''
      if (!/[а-яё]{3}/iu.test(data) || parentElement === null) continue
      const isShown = parentElement.checkVisibility({ visibilityProperty: true })
      const isField = parentElement.closest('select, textarea, script, style, [hidden]') !== null
      if (isShown && !isField && parentElement.closest('[lang]')?.getAttribute('lang') !== 'ru') {
        found.push(data.trim())
      }
    }
    return found
  })
}
