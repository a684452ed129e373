import { escapeHtml, type PrintableLink } from '@tryka/domain'

/** Markup that is safe to print; only this file makes it. */
export interface Markup {
  readonly markup: string
}

/** Text as one composed form, without control characters and with everything escaped. */
export const escapeText = (text: string): string =>
  escapeHtml(
    text
      .normalize('NFC')
      .replace(/\s+/g, ' ')
      .replace(/[\p{Cc}\p{Surrogate}\uFFFE\uFFFF]/gu, ''),
  )

type Part = Markup | string | false | undefined | null

const isMarkup = (part: Part): part is Markup => typeof part === 'object' && part !== null
const render = (part: Part): string => (isMarkup(part) ? part.markup : part ? escapeText(part) : '')

/** True for text or markup that shows something. */
export const isFilled = (part: Part): boolean =>
  isMarkup(part) ? part.markup !== '' : Boolean(part && part.trim())

/** Parts one after another. */
export const join = (parts: readonly Part[], between = ''): Markup => ({
  markup: parts.filter(isFilled).map(render).join(between),
})

/** An element, or nothing when it would be empty. Names come from the templates, never from a resume. */
export function element(name: string, className: string, ...parts: Part[]): Markup {
  const inner = parts.map(render).join('')
  if (!inner.trim()) return { markup: '' }
  return { markup: `<${name}${className ? ` class="${className}"` : ''}>${inner}</${name}>` }
}

interface Image {
  className: string
  /** Of the square that the path is drawn in. */
  size: number
  path: string
  style: string
  /** Read out in its place. */
  alternative: string
}

/** A drawing of one path. All but the alternative comes from the templates, never from a resume. */
export const image = ({ className, size, path, style, alternative }: Image): Markup => ({
  markup:
    `<svg class="${className}" role="img" aria-label="${escapeText(alternative)}" style="${style}" ` +
    `viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`,
})

/** A link with its text; text alone where there is no safe address. */
export const anchor = (link: PrintableLink | undefined, text: string): Markup =>
  link
    ? { markup: `<a href="${escapeText(link.href)}">${escapeText(link.text)}</a>` }
    : { markup: escapeText(text) }
