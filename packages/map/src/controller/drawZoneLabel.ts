import type { Scheme } from '../look/markerLook.ts'
import { body, font, sheet, widthOf } from './drawMarker.ts'

const height = 26
const inset = 8
/** Around the label, for its shadow. */
const edge = 6
const numberFont = `700 13px ${font}`
const priceFont = `650 13px ${font}`
const card = { light: '#ffffff', dark: '#243046' } as const
const ink = { light: '#0f1726', dark: '#f4f7fc' } as const

/** Pixels of the page that the label of a zone is wide, with its edges. */
export function zoneLabelWidth(number: string, price: string | null): number {
  const priceWidth = price === null ? 0 : widthOf(price, priceFont) + 1.75 * inset
  return widthOf(number, numberFont) + 2 * inset + priceWidth + 2 * edge
}

/** Draws the label of a zone like its road sign: the number on its colour, the price beside it. */
export function drawZoneLabel(
  number: string,
  price: string | null,
  colour: string,
  isChosen: boolean,
  scheme: Scheme,
): HTMLCanvasElement {
  const numberWidth = widthOf(number, numberFont) + 2 * inset
  const whole = zoneLabelWidth(number, price)
  const width = whole - 2 * edge
  const [canvas, pen] = sheet(whole, height + 2 * edge)
  pen.translate(edge, edge)
  const ring = isChosen ? 3.5 : 1.5
  pen.save()
  pen.shadowColor = 'rgb(0 0 0 / 0.35)'
  pen.shadowBlur = 6
  pen.shadowOffsetY = 2
  pen.fillStyle = isChosen ? ink[scheme] : card[scheme]
  body(pen, -ring, -ring, width + 2 * ring, height + 2 * ring, 7 + ring)
  pen.fill()
  pen.restore()
  pen.fillStyle = card[scheme]
  body(pen, 0, 0, width, height, 7)
  pen.fill()
  pen.fillStyle = colour
  body(pen, 0, 0, numberWidth, height, price === null ? 7 : [7, 0, 0, 7])
  pen.fill()
  pen.textBaseline = 'middle'
  pen.fillStyle = '#ffffff'
  pen.font = numberFont
  pen.fillText(number, inset, height / 2 + 0.5)
  if (price === null) return canvas
  pen.fillStyle = ink[scheme]
  pen.font = priceFont
  pen.fillText(price, numberWidth + inset * 0.75, height / 2 + 0.5)
  return canvas
}
