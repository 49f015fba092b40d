import { defineConfig } from 'tsdown'

export default defineConfig({
  // The table of regions is only for those who ask for it.
  entry: ['src/index.ts', 'src/findRegion.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2024',
  dts: true,
  minify: true,
  // What marks calls as pure is of no use to those who bundle: sideEffects says it for the whole.
  outputOptions: { comments: { annotation: false } },
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
})
