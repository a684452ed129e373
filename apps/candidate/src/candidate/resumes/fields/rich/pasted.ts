import { printableLink, RESUME_LIMITS, splitPoints } from '@tryka/domain'

const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DIV DL DT FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER LI MAIN OL P PRE SECTION TABLE TR UL'.split(
    ' ',
  ),
)
const SKIPPED = new Set(['SCRIPT', 'STYLE', 'TITLE', 'META', 'HEAD', 'TEMPLATE'])

interface Look {
  bold: boolean
  italic: boolean
}

/** Programs write a look as an element or as a style, and one of them wraps all it copies in a `b` that is not bold. */
function lookOf(element: Element, outer: Look): Look {
  const { fontWeight = '', fontStyle = '' } = (element as HTMLElement).style ?? {}
  const heavy = fontWeight === 'bold' || Number(fontWeight) >= 600
  const name = element.tagName
  return {
    bold: fontWeight ? heavy : outer.bold || name === 'B' || name === 'STRONG',
    italic: fontStyle ? fontStyle === 'italic' : outer.italic || name === 'I' || name === 'EM',
  }
}

/** Marks stand at letters: blanks stay outside of them. */
const wrapped = (text: string, before: string, after: string): string =>
  text.replace(/^(\s*)(.*?)(\s*)$/s, (_, lead: string, words: string, end: string) =>
    words ? lead + before + words + after + end : text,
  )

function styled(text: string, { bold, italic }: Look): string {
  const stars = '*'.repeat((bold ? 2 : 0) + (italic ? 1 : 0))
  return stars ? wrapped(text, stars, stars) : text
}

function markdownOf(node: Node, look: Look): string {
  if (node.nodeType === Node.TEXT_NODE)
    // Line breaks of the source are none of the text.
    return styled((node.textContent ?? '').replace(/[ \t\r\n\f]+/g, ' '), look)
  if (!(node instanceof Element) || SKIPPED.has(node.tagName)) return ''
  if (node.tagName === 'BR') return '\n'
  const own = lookOf(node, look)
  const inside = [...node.childNodes].map((child) => markdownOf(child, own)).join('')
  const href = node.tagName === 'A' ? printableLink(node.getAttribute('href') ?? '')?.href : undefined
  if (href && href.length <= RESUME_LIMITS.link && !/[()\s]/.test(href))
    return wrapped(inside.replace(/[[\]]/g, ''), '[', `](${href})`)
  if (node.tagName === 'LI') return `\n• ${inside.trim()}\n`
  return BLOCKS.has(node.tagName) ? `\n${inside}\n` : inside
}

/** Copied HTML as text with marks, its lists as lines with bullets. */
export function fromHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return markdownOf(body, { bold: false, italic: false })
    .replace(/\*\*\*\*(?=\S)|(?<=\S)\*\*\*\*/g, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}

/** What was copied, with its bold words and its links where it has any, else as it is. */
export function pastedText(data: Pick<DataTransfer, 'getData'>): string {
  const html = data.getData('text/html')
  const rich = html && /<(?:b|strong|i|em|a|li)[\s>]|font-(?:weight|style)/i.test(html) ? fromHtml(html) : ''
  return rich || data.getData('text')
}

/** A pasted list as points. */
export const pastedPoints = (data: Pick<DataTransfer, 'getData'>): string[] => splitPoints(pastedText(data))
