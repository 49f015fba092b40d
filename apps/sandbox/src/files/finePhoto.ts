import sharp from 'sharp'
import { hashText } from '@parking/town'
import { escapeHtml } from './escapeHtml.ts'

/** What the photograph of a fine shows. */
export interface FineScene {
  plate: string
  /** When it was taken, as the city writes it. */
  takenAt: string
  place: string
}

const PAINTS = ['#8a2b2b', '#2b4f8a', '#4a4f55', '#d8d8d4', '#1f5a3c', '#b58a2a'] as const

/** Draws the photograph of a parked car: the same for the same plate. PNG. */
export function finePhoto(scene: FineScene): Promise<Buffer> {
  const paint = PAINTS[hashText(scene.plate) % PAINTS.length] ?? PAINTS[0]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" font-family="PT Sans, DejaVu Sans, sans-serif">
<rect width="640" height="400" fill="#9fa8ad"/>
<rect y="40" width="640" height="150" fill="#b9aa97"/>
${[40, 160, 280, 400, 520].map((x) => `<rect x="${x}" y="70" width="60" height="80" fill="#5d6b76"/>`).join('')}
<rect y="190" width="640" height="26" fill="#c9c6bf"/>
<rect y="216" width="640" height="184" fill="#55585b"/>
<path d="M0 350h640" stroke="#e8e6df" stroke-width="5" stroke-dasharray="60 40"/>
<ellipse cx="320" cy="322" rx="220" ry="16" fill="#2e3033"/>
<path d="M105 300c-6-40 6-58 46-66l56-48c18-14 40-18 66-18h86c32 0 54 8 78 26l54 42c40 6 56 22 54 64z" fill="${paint}"/>
<path d="M214 228l36-30c10-8 20-10 36-10h22v40zM324 188h34c24 0 40 6 56 18l30 22H324z" fill="#27313a"/>
<path d="M112 262h26v14h-28zM522 262h22v14h-20z" fill="#f3e7b0"/>
${[190, 450].map((x) => `<circle cx="${x}" cy="302" r="36" fill="#1c1d1f"/><circle cx="${x}" cy="302" r="17" fill="#a9adb0"/>`).join('')}
<g transform="translate(250 262)"><rect width="146" height="34" rx="4" fill="#fff" stroke="#111" stroke-width="2"/><text x="73" y="25" font-size="22" font-weight="bold" text-anchor="middle" fill="#111">${escapeHtml(scene.plate)}</text></g>
<rect y="368" width="640" height="32" fill="#000" fill-opacity="0.7"/>
<text x="14" y="390" font-size="16" fill="#fff">${escapeHtml(scene.takenAt)}</text>
<text x="626" y="390" font-size="16" text-anchor="end" fill="#fff">${escapeHtml(scene.place)}</text>
</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
