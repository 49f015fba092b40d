import { defineConfig, type UserConfig } from 'tsdown'

const shared: UserConfig = {
  // Names and regions are only for those who ask for them.
  entry: { index: 'src/index.ts', names: 'src/names.ts', regions: 'src/regions/index.ts' },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  // What marks calls as pure is of no use to those who bundle: sideEffects says it for the whole.
  outputOptions: { comments: { annotation: false } },
  outExtensions: () => ({ js: '.js', dts: '.d.ts' }),
}

export default defineConfig([
  // Readable, so that an error shows where it comes from: those who bundle minify by themselves.
  { ...shared, dts: true, sourcemap: true },
  // What a bundle makes of it: size-limit measures it, nobody gets it.
  { ...shared, dts: false, minify: true, outDir: 'minified' },
])
