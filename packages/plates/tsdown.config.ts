import { defineConfig } from 'tsdown'

export default defineConfig({
  // Names and regions are only for those who ask for them.
  entry: { index: 'src/index.ts', names: 'src/names.ts', regions: 'src/regions/index.ts' },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  minify: true,
  // What marks calls as pure is of no use to those who bundle: sideEffects says it for the whole.
  outputOptions: { comments: { annotation: false } },
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
})
