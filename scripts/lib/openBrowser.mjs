import { chromium } from '@playwright/test'
import { findChromium } from './findChromium.mjs'

/** Opens a browser without a window that is the same wherever it runs. */
export function openBrowser(...more) {
  return chromium.launch({
    executablePath: findChromium(),
    args: ['--headless=new', '--no-sandbox', '--disable-gpu', ...more],
  })
}
