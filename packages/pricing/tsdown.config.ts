import { defineConfig, type UserConfig } from 'tsdown'

const shared: UserConfig = {
  format: 'esm',
  target: 'es2022',
  clean: false,
  // What marks calls as pure is of no use to those who bundle: sideEffects says it for the whole.
  outputOptions: { comments: { annotation: false } },
  fixedExtension: false,
}

const forAll: UserConfig = { ...shared, platform: 'neutral', dts: true, sourcemap: true }

/**
 * Each file stands alone, so that nobody loads of the checks what the prices do not need. They are
 * readable, so that an error shows where it comes from: those who bundle minify by themselves.
 */
const files: readonly UserConfig[] = [
  { ...forAll, entry: { index: 'src/index.ts' } },
  { ...forAll, entry: { check: 'src/check/index.ts' } },
  { ...shared, platform: 'node', dts: false, entry: { cli: 'src/cli/main.ts' } },
]

/** What a bundle makes of the files: size-limit measures it, nobody gets it. */
const measured: UserConfig = { dts: false, sourcemap: false, minify: true, outDir: 'minified' }

export default defineConfig([...files, ...files.map((file) => Object.assign({}, file, measured))])
