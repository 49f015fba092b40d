/** Runs before a page: keeps what breaks the content policy and every error for the end of the story. */
export const watchScript = `(() => {
  const seen = (globalThis.enginesSeen = [])
  document.addEventListener('securitypolicyviolation', (event) =>
    seen.push('policy: ' + event.violatedDirective + ' ' + event.blockedURI))
  addEventListener('error', (event) => event.message && seen.push('error: ' + event.message))
  addEventListener('unhandledrejection', (event) => seen.push('rejected: ' + event.reason))
})()`
