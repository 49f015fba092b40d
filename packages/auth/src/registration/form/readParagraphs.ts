const unseen = /<(script|style|title)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi
const ends = /<\/?(?:p|div|br|h[1-6]|ul|ol|li|table|tr|section|article|blockquote)\b[^>]*>/gi
const heading = /<h[1-6]\b[^>]*>/gi
const item = /<li\b[^>]*>/gi
const tag = /<\/?[a-z][^>]*>/gi
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
}

/** A paragraph of a text, or the heading of some. */
export interface Paragraph {
  readonly text: string
  readonly isHeading: boolean
}

/**
 * Reads the paragraphs of a page that a city writes in HTML, as text: nothing of it is ever put into
 * the page as HTML.
 */
export function readParagraphs(html: string): readonly Paragraph[] {
  return html
    .replaceAll(unseen, '')
    .replaceAll(heading, '\n# ')
    .replaceAll(item, '\n• ')
    .replaceAll(ends, '\n')
    .replaceAll(tag, '')
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/&(#?\w+);/g, readEntity)
        .replaceAll(/[\t ]+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '' && line !== '#' && line !== '•')
    .map((line) =>
      line.startsWith('# ')
        ? { text: line.slice(2), isHeading: true }
        : { text: line, isHeading: false },
    )
}

function readEntity(whole: string, name: string): string {
  const code = /^#(\d{1,6})$/.exec(name)?.[1]
  if (code === undefined) return entities[name.toLowerCase()] ?? whole
  return Number(code) <= 0x10_ff_ff ? String.fromCodePoint(Number(code)) : whole
}
