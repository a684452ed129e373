import { printableLink } from './links'
import { RESUME_LIMITS } from './constants'

/** A stretch of text that looks the same throughout. */
export interface RichRun {
  text: string
  bold?: true
  italic?: true
  /** Where it leads: http, https, mailto or tel. */
  href?: string
}

/** Asterisks in a row, or a stretch that is done: a link with what is inside of it, or plain text. */
type Piece = { stars: number; before: string; after: string } | { runs: RichRun[] }

const ESCAPABLE = new Set(['*', '[', ']'])
const isSpace = (char: string): boolean => char === '' || /\s/.test(char)
const isMark = (char: string): boolean => /[\p{P}\p{S}]/u.test(char)
const isDigit = (char: string): boolean => /\d/.test(char)

/** Begins a stretch here: "*a" does, "5 * 3", "2*3" and the one in "C*-algebra" do not. */
const opens = (before: string, after: string): boolean =>
  !isSpace(after) &&
  (!isMark(after) || isSpace(before) || isMark(before)) &&
  !(isDigit(before) && isDigit(after))
const closes = (before: string, after: string): boolean => opens(after, before)

/** An address and the bracket that ends it: brackets in it come in pairs, blanks do not come at all. */
const ADDRESS = /((?:[^\s()]|\([^\s()]*\))+)\)/y

function addressAt(text: string, from: number): { href: string; end: number } | undefined {
  ADDRESS.lastIndex = from
  const [whole, typed] = ADDRESS.exec(text) ?? []
  const href = typed && typed.length <= RESUME_LIMITS.link ? printableLink(typed)?.href : undefined
  return href === undefined || whole === undefined ? undefined : { href, end: from + whole.length }
}

/** Joins neighbours that look the same. */
function joined(runs: readonly RichRun[]): RichRun[] {
  const all: (RichRun & { parts: string[] })[] = []
  for (const run of runs) {
    const last = all.at(-1)
    const same = last && last.bold === run.bold && last.italic === run.italic && last.href === run.href
    if (same) last.parts.push(run.text)
    else if (run.text) all.push({ ...run, parts: [run.text] })
  }
  return all.map(({ parts, ...run }) => ({ ...run, text: parts.join('') }))
}

const styled = (run: RichRun, bold: boolean, italic: boolean): RichRun => ({
  ...run,
  ...(bold ? { bold } : {}),
  ...(italic ? { italic } : {}),
})

/** What every asterisk is: those of a pair turn a look on or off, the others stay as they were typed. */
function paired(pieces: readonly Piece[]): RichRun[] {
  const turns = pieces.map(() => ({ bold: false, italic: false }))
  const open = { bold: -1, italic: -1 }
  pieces.forEach((piece, at) => {
    if ('runs' in piece || piece.stars > 3) return
    const looks = (['bold', 'italic'] as const).filter((look) => piece.stars & (look === 'bold' ? 2 : 1))
    for (const look of looks) {
      const from = turns[open[look]]
      const to = turns[at]
      if (from && to && closes(piece.before, piece.after)) {
        from[look] = to[look] = true
        open[look] = -1
      } else if (opens(piece.before, piece.after)) open[look] = at
    }
  })
  let bold = false
  let italic = false
  return pieces.flatMap((piece, at) => {
    if ('runs' in piece) return piece.runs.map((run) => styled(run, bold, italic))
    const turn = turns[at] ?? { bold: false, italic: false }
    const typed = piece.stars - (turn.bold ? 2 : 0) - (turn.italic ? 1 : 0)
    // What is left over stands outside of what ends, and inside of what begins.
    const ends = (turn.bold && bold) || (turn.italic && italic)
    const [wasBold, wasItalic] = [bold, italic]
    bold = bold !== turn.bold
    italic = italic !== turn.italic
    const rest = { text: '*'.repeat(typed) }
    return [ends ? styled(rest, bold, italic) : styled(rest, wasBold, wasItalic)]
  })
}

/** The pieces of a text, once from its front to its end. A link takes in all pieces since its "[". */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let bracket = -1
  let at = 0
  const plain = (typed: string) => pieces.push({ runs: [{ text: typed }] })
  while (at < text.length) {
    const char = text.charAt(at)
    const next = text.charAt(at + 1)
    if (char === '\\' && ESCAPABLE.has(next)) {
      plain(next)
      at += 2
    } else if (char === '*') {
      const from = at
      while (text.charAt(at) === '*') at++
      pieces.push({ stars: at - from, before: text.charAt(from - 1), after: text.charAt(at) })
    } else if (char === ']' && next === '(' && bracket >= 0) {
      const label = paired(pieces.slice(bracket + 1))
      const address = label.some((run) => run.text.trim()) ? addressAt(text, at + 2) : undefined
      if (address) {
        pieces.length = bracket
        pieces.push({ runs: label.map((run) => ({ ...run, href: address.href })) })
      } else plain(char)
      bracket = -1
      at = address?.end ?? at + 1
    } else {
      const from = at
      if (char === '[') bracket = pieces.length
      at++
      if (char !== '[') while (at < text.length && !'\\*[]'.includes(text.charAt(at))) at++
      plain(text.slice(from, at))
    }
  }
  return pieces
}

/**
 * A text with its marks read: `**bold**`, `*italic*`, `[text](address)`, and `\*` for an asterisk. Whatever is not one of
 * these, a mark without its other half or an address that is none, stays as it was typed.
 */
export const richText = (text: string): RichRun[] => joined(paired(piecesOf(text)))

/** A text as a reader sees it, without marks and addresses. */
export const plainText = (text: string): string =>
  /[\\*[]/.test(text)
    ? richText(text)
        .map((run) => run.text)
        .join('')
    : text

/** A text that stays what it is when its marks are read. */
export const escapeRichText = (text: string): string => text.replace(/[*[\]]/g, '\\$&')
