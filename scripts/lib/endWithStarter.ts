/**
 * Ends this process with the command that started it. A terminal tells all of them to stop. A signal
 * to the command alone ends npm only, and a server would stay behind with its port.
 *
 * @param starter - the process of the command; nothing is watched without one
 * @param end - what is done then
 */
export function endWithStarter(
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
