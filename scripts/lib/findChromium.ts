import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { attempt, findProgram } from './findProgram.ts'

/**
 * Finds a Chromium for the tests or installs one: CHROMIUM_PATH, then a Chromium or Chrome of the
 * machine, then Playwright's own download, then, as root on Debian, the distribution's package.
 *
 * @returns the path of the program
 * @throws {Error} saying what is missing when none of the ways works
 */
export function findChromium(): string {
  return findProgram({
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    programs: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    places: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    download: downloaded,
    debianPackage: 'chromium',
  })
}

/**
 * Finds or installs a Chromium without windows: it tells all but what a system shows for a page, and takes a
 * quarter less of the processor.
 *
 * @returns the path of the program
 * @throws {Error} when there is none, and Debian has none to install
 */
export function findHeadlessShell(): string {
  return findProgram({
    name: 'a Chromium without windows',
    variable: 'HEADLESS_SHELL_PATH',
    programs: ['chromium-headless-shell'],
    debianPackage: 'chromium-headless-shell',
  })
}

function downloaded(): string | undefined {
  const path = chromium.executablePath()
  if (existsSync(path)) return path
  return attempt('playwright', ['install', 'chromium'], 180_000) && existsSync(path)
    ? path
    : undefined
}
