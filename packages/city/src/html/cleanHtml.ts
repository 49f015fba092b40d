import { sanitiserPolicy } from '@parking/runtime/trustedTypes'
import DOMPurify, { type Config } from 'dompurify'
import { readLink, readPicture, type TextPlace } from './readOthersAddress.ts'

/** What a text may be made of; everything else is taken out, what stands in it mostly stays. */
const allowedTags =
  'a abbr b blockquote br caption code dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins li ol p pre q s small span strong sub sup table tbody td tfoot th thead tr u ul'

const config = {
  ALLOWED_TAGS: allowedTags.split(' '),
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'scope', 'start', 'lang'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config

/** Where a text stands, and how it is shown there. */
export interface HtmlPlace extends TextPlace {
  /** Told to screen readers at the end of each link that opens a tab of its own. */
  readonly newTab: string
  /** The heading that the text's first rank becomes, so that the page has one heading of its own. */
  readonly firstHeading: 2 | 3
}

/**
 * Cleans HTML that somebody else wrote. Nothing in it can run, look like a form, change how the page
 * looks, or ask another site for a picture.
 */
export function cleanHtml(html: string, place: HtmlPlace): DocumentFragment {
  const policy = sanitiserPolicy === undefined ? {} : { TRUSTED_TYPES_POLICY: sanitiserPolicy }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's types name the browser's own policy, of which ours tells what we use
  const fragment = DOMPurify.sanitize(html, { ...config, ...policy } as typeof config)
  for (const image of fragment.querySelectorAll('img')) mendImage(image, place)
  for (const link of fragment.querySelectorAll('a')) mendLink(link, place)
  lowerHeadings(fragment, place.firstHeading)
  return fragment
}

/** Keeps pictures of our own and of the city's back end. */
function mendImage(image: HTMLImageElement, place: HtmlPlace): void {
  const url = readPicture(image.getAttribute('src'), place)
  if (url === null) {
    image.remove()
    return
  }
  image.src = url.href
  image.setAttribute('loading', 'lazy')
  if (!image.hasAttribute('alt')) image.alt = ''
}

/** Leads within the page where an address is ours, to a tab of its own elsewhere, or nowhere. */
function mendLink(link: HTMLAnchorElement, place: HtmlPlace): void {
  const { origin } = new URL(place.page)
  const url = readLink(link.getAttribute('href'), place)
  if (url === null) {
    link.removeAttribute('href')
    return
  }
  link.href = url.href
  if (url.origin === origin || url.origin === 'null') return
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  const note = link.ownerDocument.createElement('span')
  note.dataset['note'] = ''
  note.textContent = ` (${place.newTab})`
  link.append(note)
}

/** Makes the headings of a text follow the page's own. */
function lowerHeadings(fragment: DocumentFragment, first: number): void {
  const headings = [...fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  // One by one: a hostile text has more of them than a call can take.
  const highest = headings.reduce(
    (least, { localName }) => Math.min(least, Number(localName[1])),
    6,
  )
  for (const heading of headings) {
    const rank = Math.min(Number(heading.localName[1]) - highest + first, 6)
    const lowered = heading.ownerDocument.createElement(`h${rank}`)
    lowered.append(...heading.childNodes)
    heading.replaceWith(lowered)
  }
}
