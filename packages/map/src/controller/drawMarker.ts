import type { MarkerLook, Scheme } from '../look/markerLook.ts'

/** Marks on a marker: pointed at from the list, or chosen. */
export type MarkerState = 'plain' | 'pointed' | 'selected'

/** Pixels of the canvas for a pixel of the page: sharp on dense screens, cheap on others. */
export const density = 2

/** The letters on the map. */
export const font = 'system-ui, sans-serif'

/** Draws the marker of a place; with a number beside its sign where one is given. */
export function drawMarker(
  look: MarkerLook,
  state: MarkerState,
  scheme: Scheme,
  figure: string | null,
): HTMLCanvasElement {
  const height = state === 'selected' ? 38 : look.form === 'square' ? 28 : 26
  const figureFont = `700 ${Math.round(height * 0.46)}px ${font}`
  const extra = figure === null ? 0 : widthOf(figure, figureFont) + height * 0.32
  const [canvas, pen] = sheet(height + extra + 8, height + 8)
  pen.translate(4, 4)
  const corner = look.form === 'square' ? height * 0.28 : height / 2
  ring(pen, height + extra, height, corner, state, scheme)
  pen.fillStyle = look.ground
  body(pen, 2, 2, height + extra - 4, height - 4, corner - 1.5)
  pen.fill()
  drawSign(pen, look.sign, height)
  if (figure !== null) {
    pen.fillStyle = '#ffffff'
    pen.font = figureFont
    pen.textBaseline = 'middle'
    pen.fillText(figure, height - height * 0.06, height / 2 + 0.5)
  }
  return canvas
}

/** Draws a group of places with their number. */
export function drawCluster(count: number, scheme: Scheme): HTMLCanvasElement {
  const label = shortCount(count)
  const size = Math.min(58, 34 + Math.log10(count) * 8)
  const [canvas, pen] = sheet(size + 8, size + 8)
  pen.translate(4, 4)
  const dark = scheme === 'dark'
  disc(pen, size, size / 2, dark ? 'rgb(134 172 255 / 0.28)' : 'rgb(21 82 214 / 0.22)')
  disc(pen, size, size / 2 - 4, dark ? '#10203f' : '#ffffff')
  pen.lineWidth = 2.5
  pen.strokeStyle = dark ? '#86acff' : '#1552d6'
  pen.stroke()
  pen.fillStyle = dark ? '#ffffff' : '#0f1726'
  pen.font = `700 ${label.length > 3 ? 12 : 14}px ${font}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(label, size / 2, size / 2 + 0.5)
  return canvas
}

function shortCount(count: number): string {
  return count < 10_000 ? String(count) : `${Math.floor(count / 1000)}k`
}

type Pen = CanvasRenderingContext2D

/** A canvas for a picture of so many pixels of the page, with a pen. */
export function sheet(width: number, height: number): [HTMLCanvasElement, Pen] {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * density)
  canvas.height = Math.ceil(height * density)
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This browser cannot draw on a canvas.')
  pen.scale(density, density)
  return [canvas, pen]
}

let ruler: Pen | null = null

/** Pixels of the page that a text is wide. */
export function widthOf(text: string, textFont: string): number {
  ruler ??= sheet(1, 1)[1]
  ruler.font = textFont
  return ruler.measureText(text).width
}

/** The light edge that lifts a marker off the map, a second one around a chosen one. */
function ring(
  pen: Pen,
  width: number,
  height: number,
  corner: number,
  state: MarkerState,
  scheme: Scheme,
): void {
  if (state !== 'plain') {
    pen.fillStyle = scheme === 'dark' ? '#ffcf66' : '#0f1726'
    body(pen, -3, -3, width + 6, height + 6, corner + 3)
    pen.fill()
  }
  pen.save()
  pen.shadowColor = 'rgb(0 0 0 / 0.4)'
  pen.shadowBlur = 3 * density
  pen.shadowOffsetY = density
  pen.fillStyle = '#ffffff'
  body(pen, 0, 0, width, height, corner)
  pen.fill()
  pen.restore()
}

/** Traces a rectangle with round corners. */
export function body(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  corner: number | number[],
): void {
  pen.beginPath()
  pen.roundRect(x, y, width, height, corner)
}

function disc(pen: Pen, size: number, radius: number, colour: string): void {
  pen.beginPath()
  pen.arc(size / 2, size / 2, radius, 0, 2 * Math.PI)
  pen.fillStyle = colour
  pen.fill()
}

function drawSign(pen: Pen, sign: string, size: number): void {
  const scale = (size * 0.68) / 24
  pen.save()
  pen.translate((size - 24 * scale) / 2, (size - 24 * scale) / 2)
  pen.scale(scale, scale)
  pen.strokeStyle = '#ffffff'
  pen.lineWidth = 2.6
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.stroke(new Path2D(sign))
  pen.restore()
}
