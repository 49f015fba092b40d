import { chromium, type Browser } from '@playwright/test'
import { findChromium } from './findChromium.ts'

/** Opens a browser without a window that is the same wherever it runs. */
export function openBrowser(...more: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: ['--headless=new', '--no-sandbox', '--disable-gpu', ...more],
  })
}
