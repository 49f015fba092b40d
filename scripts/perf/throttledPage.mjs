/** A phone in the hand of somebody with slow 4G, as Lighthouse applies it while a page loads. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1474.56 * 128,
  uploadThroughput: 675 * 128,
}

/**
 * Opens an empty page of the size of a phone on a processor four times slower.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ isOnline?: boolean }} [options] - whether the network is left as fast as it is
 */
export async function throttledPage(browser, { isOnline = false } = {}) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'ru-RU',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (!isOnline) {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slow4G)
  }
  return page
}
