/**
 * The oldest browsers that the product is made for, by the names of browser-compat-data; docs/decisions/
 * 0060-the-floor.md says why these. All else follows from this list: what the build is lowered to, what
 * the types know and what the built files are searched for.
 */
export const floor = {
  chrome: '131',
  firefox: '140',
  safari: '16.4',
  safari_ios: '16.4',
} as const

export type Engine = keyof typeof floor

export const engines = ['chrome', 'firefox', 'safari', 'safari_ios'] as const satisfies Engine[]

/** The floor as bundlers name it. */
export const buildTarget = [
  `chrome${floor.chrome}`,
  `firefox${floor.firefox}`,
  `safari${floor.safari}`,
  `ios${floor.safari_ios}`,
]
