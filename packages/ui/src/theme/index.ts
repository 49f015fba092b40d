export { accentCss } from './accentCss.ts'
export { colorSchemeBoot } from './colorScheme.ts'
export { contrastRatio, createPalette } from './createPalette.ts'
