/** The JSON of an answer's body; null when it is none. */
export function parseBody(body: unknown): unknown {
  const written = body instanceof ArrayBuffer ? new TextDecoder().decode(body) : body
  try {
    return JSON.parse(String(written))
  } catch {
    return null
  }
}
