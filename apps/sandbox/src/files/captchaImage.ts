import sharp from 'sharp'
import { create } from 'svg-captcha'

/** A picture to be read by a person, and what it says. */
export interface Captcha {
  /** What must be typed; the case does not matter. */
  text: string
  /** The PNG in base64, without a data: prefix. */
  image: string
}

/** Draws a new captcha. */
export async function captchaImage(): Promise<Captcha> {
  // Signs that look alike are left out, so that a person can pass.
  const { text, data } = create({
    size: 5,
    noise: 3,
    width: 180,
    height: 60,
    ignoreChars: '0oO1iIlL5sS2zZ8B',
    background: '#ffffff',
  })
  const png = await sharp(Buffer.from(data)).png().toBuffer()
  return { text, image: png.toString('base64') }
}
