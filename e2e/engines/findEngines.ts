import { existsSync } from 'node:fs'
import { findProgram } from '../../scripts/lib/findProgram.ts'
import type { WebKitPrograms } from './openWebKit.ts'

/** Finds Firefox ESR or installs it as `findChromium` does. */
export function findFirefox(): string {
  return findProgram({
    name: 'Firefox ESR',
    variable: 'FIREFOX_PATH',
    programs: ['firefox-esr', 'firefox'],
    places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    debianPackage: 'firefox-esr',
  })
}

/** Finds WebKitGTK with all that shows it, or installs it. */
export function findWebKit(): WebKitPrograms {
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
