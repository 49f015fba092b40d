/** Runs in the page: scrolls through it in so many steps and returns the longest frame, in milliseconds. */
export function longestFrame(count: number): Promise<number> {
  const step = document.documentElement.scrollHeight / count
  return new Promise((resolve) => {
    let last = performance.now()
    let longest = 0
    let at = 0
    const next = () => {
      const now = performance.now()
      if (at > 0) longest = Math.max(longest, now - last)
      last = now
      at += 1
      if (at > count) return resolve(longest)
      // Half of the way a screen at a time, half of it in leaps, as who drags the bar does.
      window.scrollTo(0, at % 2 === 0 ? at * step : window.scrollY + 400)
      return requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
}
