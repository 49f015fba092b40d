/**
 * What the browser goes without. Chromium obeys only the last list that it is given, so Playwright's
 * own is in it.
 */
const withoutFeatures = [
  // They lay a page of the browser's own under each window's address bar, which nobody sees and which
  // costs as much as the page that is looked at.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // As Playwright 1.65 has it.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

const { CHROMIUM_PATH = '/usr/bin/chromium', HEADLESS_SHELL_PATH = CHROMIUM_PATH } = process.env

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  `--disable-features=${withoutFeatures.join(',')}`,
]

/** In which stories are told: a Chromium without windows, where there is one. */
export const usualBrowser = { executablePath: HEADLESS_SHELL_PATH, args }

/** All of Chromium: a system's notifications need it. */
export const wholeChromium = { executablePath: CHROMIUM_PATH, args }
