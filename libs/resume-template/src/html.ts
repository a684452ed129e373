import { escapeHtml, PHOTO_PATTERN, type RichRun } from '@tryka/domain'

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

interface Attributes {
  className?: string
  /** The field of the resume that it shows, such as "workExperience.0.description.2". */
  field?: string | undefined
}

const attribute = (name: string, value: string | undefined): string =>
  value ? ` ${name}="${escapeText(value)}"` : ''

/** An element, or nothing when it would be empty. Names come from the templates, never from a resume. */
export function element(name: string, of: string | Attributes, ...parts: Part[]): Markup {
  const inner = parts.map(render).join('')
  if (!inner.trim()) return { markup: '' }
  const { className, field } = typeof of === 'string' ? { className: of, field: undefined } : of
  return {
    markup: `<${name}${attribute('class', className)}${attribute('data-field', field)}>${inner}</${name}>`,
  }
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

/** A picture that is in the document itself; nothing when its address is no such one. */
export const picture = (source: string, className: string, alternative: string, field: string): Markup =>
  PHOTO_PATTERN.test(source)
    ? {
        markup: `<img${attribute('class', className)}${attribute('data-field', field)} src="${source}" alt="${escapeText(alternative)}" decoding="sync">`,
      }
    : { markup: '' }

const styled = (run: RichRun): string => {
  const text = escapeText(run.text)
  const slanted = run.italic ? `<i>${text}</i>` : text
  return run.bold ? `<b>${slanted}</b>` : slanted
}

/** A text with its marks as elements; neighbours that lead to the same address are one link. */
export function runs(all: readonly RichRun[]): Markup {
  let markup = ''
  all.forEach((run, index) => {
    const before = all[index - 1]?.href
    if (before !== run.href) {
      if (before) markup += '</a>'
      if (run.href) markup += `<a href="${escapeText(run.href)}">`
    }
    markup += styled(run)
  })
  return { markup: all.at(-1)?.href ? `${markup}</a>` : markup }
}
