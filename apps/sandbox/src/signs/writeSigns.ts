import { toDataURL } from 'qrcode'
import { escapeHtml } from '../files/escapeHtml.ts'
import type { CityZone } from '../zones/buildZones.ts'
import { describePrices } from './describePrices.ts'

/** What the signs of a city are made of. */
export interface SignsOf {
  readonly name: { readonly ru: string }
  readonly zones: readonly CityZone[]
  /** The address of the city's site, which the codes lead to. */
  readonly site: string
  /** What an SMS command begins with; null where there are none. */
  readonly smsPrefix: string | null
  readonly smsNumber: string
}

/** How the sheets look; the page that has them says so by its hash. */
export const SIGNS_STYLE = `@page{size:A4;margin:10mm}
body{margin:0;font-family:"PT Sans","DejaVu Sans",Arial,sans-serif;color:#000;background:#fff}
.sheet{box-sizing:border-box;height:276mm;padding:8mm;display:flex;flex-direction:column;align-items:center;justify-content:space-between;text-align:center;break-after:page;border:1mm solid #0b4bb3;border-radius:6mm;overflow:hidden}
.p{font-size:42mm;line-height:1.1;font-weight:700;color:#fff;background:#0b4bb3;border-radius:6mm;width:50mm;print-color-adjust:exact}
.number{font-size:26mm;line-height:1.1;font-weight:700;overflow-wrap:anywhere}
.prices{margin:0;padding:0;list-style:none;font-size:7mm;line-height:1.4}
.sheet img{width:75mm;height:75mm}.small{font-size:4.5mm;line-height:1.4;overflow-wrap:anywhere}
.stickers{display:grid;grid-template-columns:1fr 1fr;gap:4mm}
.sticker{box-sizing:border-box;height:65mm;padding:3mm;border:.3mm dashed #000;display:grid;grid-template-columns:38mm 1fr;gap:3mm;align-items:center;break-inside:avoid;overflow:hidden}
.sticker img{width:38mm;height:38mm}.sticker .number{font-size:11mm}.sticker .prices{font-size:3.4mm}.sticker .small{font-size:3mm}
@media screen{.sheet,.stickers{max-width:190mm;margin:4mm auto}}`

/** The link that a zone's code holds: it opens the map on that zone. */
function zoneLink(site: string, zone: string): string {
  const link = new URL(site)
  link.searchParams.set('zone', zone)
  return link.href
}

/** The message that begins parking in a zone, with words in the places of plate and hours. */
function smsCommand(prefix: string, zone: string): string {
  return `${prefix}*${zone}*номер машины*часы`
}

/**
 * Writes a page that prints as A4 sheets, one for each zone, and after them as sheets of stickers:
 * number, prices, the code of the zone's link, the SMS command where the city has them.
 */
export async function writeSigns(city: SignsOf): Promise<string> {
  const zones = await Promise.all(city.zones.map((zone) => signOf(city, zone)))
  const sheets = zones.map(
    ({ number, prices, code, link, sms }) =>
      `<section class="sheet"><div class="p">P</div><div class="number">${number}</div>${prices}${code}<div class="small">${link}${sms}</div></section>`,
  )
  const stickers = zones.map(
    ({ number, prices, code, sms }) =>
      `<div class="sticker">${code}<div><div class="number">${number}</div>${prices}<div class="small">${sms}</div></div></div>`,
  )
  return `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<title>Знаки зон: ${escapeHtml(city.name.ru)}</title>
<style>${SIGNS_STYLE}</style>
${sheets.join('\n')}
<section class="stickers">${stickers.join('\n')}</section>
</html>
`
}

async function signOf({ site, smsPrefix, smsNumber }: SignsOf, { number, tariff }: CityZone) {
  const link = zoneLink(site, number)
  const code = await toDataURL(link, { errorCorrectionLevel: 'M', margin: 4, scale: 8 })
  const prices = describePrices(tariff).map((line) => `<li>${escapeHtml(line)}</li>`)
  const sms =
    smsPrefix === null
      ? ''
      : `<br>СМС на ${escapeHtml(smsNumber)}: ${escapeHtml(smsCommand(smsPrefix, number))}`
  return {
    number: `Зона ${escapeHtml(number)}`,
    prices: `<ul class="prices">${prices.join('')}</ul>`,
    code: `<img src="${code}" alt="${escapeHtml(link)}">`,
    link: escapeHtml(link),
    sms,
  }
}
