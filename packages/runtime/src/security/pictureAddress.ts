/** How the pictures that browsers show everywhere begin in base64, and what they are. */
const beginnings = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGOD', 'image/gif'],
] as const

/**
 * Makes the address of a picture that came as text.
 *
 * @param image - base64 of a PNG, JPEG or GIF, with or without a `data:` prefix
 * @returns null when it is no such picture
 */
export function pictureAddress(image: string): string | null {
  const base64 = image.replace(/^data:image\/[a-z]+;base64,/, '').replaceAll(/\s/g, '')
  const type = beginnings.find(([start]) => base64.startsWith(start))?.[1]
  const isClean = /^[A-Za-z0-9+/]+={0,2}$/.test(base64)
  return type !== undefined && isClean ? `data:${type};base64,${base64}` : null
}
