import { createHash } from 'node:crypto'
import { escapeHtml } from '../files/escapeHtml.ts'

const STYLE = `
  :root { color-scheme: light dark }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem;
    color: light-dark(#1b1f24, #e6edf3); background: light-dark(#fff, #0d1117);
    overflow-wrap: break-word }
  h1 { font-size: 1.4rem } button, .button { font: inherit; padding: .6rem 1.2rem; margin: .25rem 0;
    border: 1px solid; border-radius: .4rem; background: none; color: inherit;
    cursor: pointer; text-decoration: none; display: inline-block }
  .main { background: #0b6b3a; color: #fff; border-color: #0b6b3a }
  table { border-collapse: collapse; width: 100% } td, th { text-align: left; padding: .4rem .6rem;
    border-bottom: 1px solid light-dark(#d0d7de, #3d444d); vertical-align: top }
  small { color: light-dark(#57606a, #9198a1) } a { color: light-dark(#0550ae, #79c0ff) }
  form { display: inline } input { font: inherit; padding: .5rem; width: 100%; box-sizing: border-box }
  @media (max-width: 30rem) { td, th { padding: .3rem .25rem; font-size: .875rem } }`

const styleHash = createHash('sha256').update(STYLE).digest('base64')

/** The pages have no scripts, load nothing, and are styled by what stands above alone. */
export const PAGE_HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const

/** A page of what stands around the back end; the body is trusted, the title is not. */
export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
<p><small>Песочница: это демонстрация, настоящих денег и сообщений здесь нет.</small></p>
</main>
`
}

/** Accepts a way back only within the same origin: a path, never an address. */
export function safeReturn(path: unknown, otherwise: string): string {
  if (typeof path !== 'string' || !/^\/(?![/\\])[^\s\\]*$/.test(path)) return otherwise
  return path
}
