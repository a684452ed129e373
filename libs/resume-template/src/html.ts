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

/** A link with its text; text alone where there is no safe address. */
export const anchor = (link: PrintableLink | undefined, text: string): Markup =>
  link
    ? { markup: `<a href="${escapeText(link.href)}">${escapeText(link.text)}</a>` }
    : { markup: escapeText(text) }
