import { defineConfig, type UserConfig } from 'tsdown'

/** Each file stands alone, so that nobody loads of the checks what the prices do not need. */
const shared: UserConfig = {
  format: 'esm',
  target: 'es2022',
  minify: true,
  clean: false,
  // What marks calls as pure is of no use to those who bundle: sideEffects says it for the whole.
  outputOptions: { comments: { annotation: false } },
  fixedExtension: false,
}

export default defineConfig([
  { ...shared, platform: 'neutral', dts: true, entry: { index: 'src/index.ts' } },
  { ...shared, platform: 'neutral', dts: true, entry: { check: 'src/check/index.ts' } },
  { ...shared, platform: 'node', dts: false, entry: { cli: 'src/cli/main.ts' } },
])
