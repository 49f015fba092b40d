/**
 * Serves the components in their states (`dev`), or builds them as a static site (`build`) into
 * `apps/storybook/storybook-static`.
 */
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const [mode = 'dev', ...rest] = process.argv.slice(2)
const folder = new URL('../apps/storybook/', import.meta.url)
const require = createRequire(new URL('package.json', folder))
const ways: Readonly<Record<string, readonly string[]>> = {
  dev: ['-p', '6006', '--no-open'],
  build: ['-o', 'storybook-static'],
}
const words = ways[mode]
if (words === undefined) {
  console.error(`There is no way "${mode}". Known: ${Object.keys(ways).join(', ')}.`)
  process.exit(1)
}
endWithStarter()
process.chdir(fileURLToPath(folder))
process.argv = [process.execPath, 'storybook', mode, ...words, ...rest]
await import(pathToFileURL(require.resolve('storybook/internal/bin/dispatcher')).href)

/**
 * Ends this process with the command that started it. A terminal tells all of them to stop. A signal
 * to the command alone ends npm only, and a server would stay behind with its port.
 *
 * @param starter - the process of the command; nothing is watched without one
 * @param end - what is done then
 */
function endWithStarter(
  starter = process.env['PARKING_STARTER'],
  end = (): void => process.exit(143),
): void {
  if (starter === undefined) return
  const watch = setInterval(() => {
    if (lives(Number(starter))) return
    clearInterval(watch)
    end()
  }, 500)
  watch.unref()
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
