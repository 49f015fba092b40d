import { existsSync } from 'node:fs'
import { findChromium } from '../../scripts/lib/findChromium.ts'
import { findProgram } from '../../scripts/lib/findProgram.ts'
import { openPuppeteer } from './openPuppeteer.ts'
import { openWebKit, type WebKitPrograms } from './openWebKit.ts'
import type { Engine } from './Tab.ts'

export type Open = () => Promise<Engine>

/**
 * The engines by their names here. Each finds its programs, or installs them, which holds all else up, and
 * answers how it is opened; throws an error that says what is missing and how it comes.
 */
export const finders: readonly (readonly [string, () => Open])[] = [
  ['Chromium', () => chromiumAs('Chromium', false)],
  // Without all that the oldest browsers lack.
  ['floor', () => chromiumAs('floor', true)],
  [
    'Firefox',
    () => {
      const program = findFirefox()
      return () => openPuppeteer({ name: 'Firefox', browser: 'firefox', program })
    },
  ],
  // No other system has it.
  ...(process.platform === 'linux' ? ([['WebKitGTK', findWebKitGtk]] as const) : []),
]

function chromiumAs(name: string, asFloor: boolean): Open {
  const program = findChromium()
  return () => openPuppeteer({ name, browser: 'chrome', program, asFloor })
}

function findWebKitGtk(): Open {
  const programs = findWebKit()
  return () => openWebKit(programs)
}

/** Finds Firefox ESR or installs it as `findChromium` does. */
function findFirefox(): string {
  return findProgram({
    name: 'Firefox ESR',
    variable: 'FIREFOX_PATH',
    programs: ['firefox-esr', 'firefox'],
    places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    debianPackage: 'firefox-esr',
  })
}

/** Finds WebKitGTK with all that shows it, or installs it. */
function findWebKit(): WebKitPrograms {
  const driver = findProgram({
    name: 'the driver of WebKitGTK',
    variable: 'WEBKIT_DRIVER_PATH',
    programs: ['WebKitWebDriver'],
    debianPackage: 'webkit2gtk-driver',
  })
  const small = (arch: string) => `/usr/lib/${arch}-linux-gnu/webkit2gtk-4.1/MiniBrowser`
  return {
    driver,
    browser: findProgram({
      name: "WebKitGTK's MiniBrowser",
      variable: 'WEBKIT_BROWSER_PATH',
      programs: ['MiniBrowser'],
      places: ['x86_64', 'aarch64'].map(small).filter((path) => existsSync(path)),
      debianPackage: 'webkit2gtk-driver',
    }),
    display: findProgram({
      name: 'Xvfb',
      variable: 'XVFB_PATH',
      programs: ['Xvfb'],
      debianPackage: 'xvfb',
    }),
    windows: findProgram({
      name: 'openbox',
      variable: 'OPENBOX_PATH',
      programs: ['openbox'],
      debianPackage: 'openbox',
    }),
  }
}
