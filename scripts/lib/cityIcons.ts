import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files of a set of icons, and the size of those that are pictures, in pixels. */
const icons = [
  { name: 'icon.svg', size: null },
  { name: 'icon-192.png', size: 192 },
  { name: 'icon-512.png', size: 512 },
  { name: 'icon-maskable.png', size: 512 },
]

/** What every PNG begins with; the length and the name of its first part follow, then its size. */
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const widthAt = 16
const heightAt = 20

/**
 * Reads the icons of a city.
 *
 * @param folder - where its four icons are
 * @throws Error that lists all problems, a line each: file, what
 */
export function readIcons(folder: string): { name: string; content: Buffer }[] {
  const problems: string[] = []
  const read = icons.flatMap(({ name, size }) => {
    const path = join(folder, name)
    if (!existsSync(path)) {
      problems.push(`${name}: missing`)
      return []
    }
    const content = readFileSync(path)
    const isRight = size === null ? content.includes('<svg') : isSquare(content, size)
    const wanted = size === null ? 'no SVG' : `no PNG of ${size} × ${size} pixels`
    if (!isRight) problems.push(`${name}: ${wanted}`)
    return [{ name, content }]
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return read
}

function isSquare(content: Buffer, size: number): boolean {
  return (
    content.length > heightAt + 4 &&
    content.subarray(0, pngSignature.length).equals(pngSignature) &&
    content.readUInt32BE(widthAt) === size &&
    content.readUInt32BE(heightAt) === size
  )
}
