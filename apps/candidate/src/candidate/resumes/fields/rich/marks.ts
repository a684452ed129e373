import { escapeRichText, richText, type RichRun } from '@tryka/domain'

/** A text with a stretch of it chosen, as a control holds it. */
export interface Chosen {
  text: string
  start: number
  end: number
}

export type Look = 'bold' | 'italic'

interface Char {
  char: string
  bold: boolean
  italic: boolean
  href: string
}

/** Stands for an end of the selection while the text is read: no text has it, and it counts as a letter. */
const PIN = '\ue000'

const charsOf = (runs: readonly RichRun[]): Char[] =>
  runs.flatMap(({ text, bold = false, italic = false, href = '' }) =>
    text.split('').map((char) => ({ char, bold, italic, href })),
  )

/** Between two asterisks of one mark is no place: out of it, to the side where the chosen text is. */
function outOfMark(text: string, at: number, by: 1 | -1): number {
  let place = at
  const inside = () =>
    text.charAt(place - 1) === '*' && text.charAt(place - 2) !== '\\' && text.charAt(place) === '*'
  while (inside()) place += by
  return place
}

/** The letters that a reader sees, and between which of them the selection is. */
function read({ text, start, end }: Chosen): { chars: Char[]; from: number; to: number } | undefined {
  const at = outOfMark(text, start, 1)
  const until = Math.max(at, outOfMark(text, end, -1))
  const pinned = text.slice(0, at) + PIN + text.slice(at, until) + PIN + text.slice(until)
  const all = charsOf(richText(pinned))
  const chars = all.filter(({ char }) => char !== PIN)
  const from = all.findIndex(({ char }) => char === PIN)
  const to = all.findLastIndex(({ char }) => char === PIN) - 1
  const whole = charsOf(richText(text))
  // In an address, or in the middle of a mark, there is nothing that a reader sees.
  return from < 0 || !same(chars, whole) ? undefined : { chars, from, to }
}

const same = (a: readonly Char[], b: readonly Char[]): boolean =>
  a.length === b.length &&
  a.every((one, at) => {
    const other = b[at]
    return (
      other?.char === one.char &&
      other.bold === one.bold &&
      other.italic === one.italic &&
      other.href === one.href
    )
  })

const isSpace = (char: Char | undefined): boolean => !char || /\s/.test(char.char)

/** Without blanks at its ends; where nothing is chosen, the word around. */
function stretch(chars: readonly Char[], from: number, to: number): [number, number] {
  let [start, end] = [from, to]
  if (start === end) {
    while (!isSpace(chars[start - 1])) start--
    while (!isSpace(chars[end])) end++
  }
  while (start < end && isSpace(chars[start])) start++
  while (end > start && isSpace(chars[end - 1])) end--
  return [start, end]
}

/** A mark begins and ends at a letter: blanks at the ends of a look do without it. */
function tidied(chars: readonly Char[]): Char[] {
  const all = chars.map((char) => ({ ...char }))
  for (const look of ['bold', 'italic'] as const) {
    const trim = (order: number[]) => {
      let open = false
      for (const at of order) {
        const one = all[at]
        if (!one) continue
        if (one[look] && !open && isSpace(one)) one[look] = false
        open = one[look]
      }
    }
    const places = all.map((_, at) => at)
    trim(places)
    trim(places.reverse())
  }
  return all
}

/** Neighbours that lead to the same address, or to none. */
function byLink(chars: readonly Char[]): Char[][] {
  const groups: Char[][] = []
  for (const char of chars) {
    const group = groups.at(-1)
    if (group?.[0]?.href === char.href) group.push(char)
    else groups.push([char])
  }
  return groups
}

/** Written with marks; those of a link begin and end within it, save a look that all of it has. */
function write(chars: readonly Char[], from: number, to: number, plain: (char: string) => string): Chosen {
  let [text, at, start, end] = ['', 0, -1, -1]
  let now = { bold: false, italic: false }
  const turn = ({ bold, italic }: typeof now) => {
    text += '*'.repeat((now.bold === bold ? 0 : 2) + (now.italic === italic ? 0 : 1))
    now = { bold, italic }
  }
  const letter = (char: Char) => {
    if (at === to && end < 0) end = text.length
    turn(char)
    if (at === from) start = text.length
    text += plain(char.char)
    at++
    if (at === to) end = text.length
  }
  for (const group of byLink(chars)) {
    const href = group[0]?.href
    const all = { bold: group.every(({ bold }) => bold), italic: group.every(({ italic }) => italic) }
    if (!href) {
      group.forEach(letter)
      continue
    }
    turn(all)
    text += '['
    now = { bold: false, italic: false }
    group.forEach((char) =>
      letter({ ...char, bold: char.bold && !all.bold, italic: char.italic && !all.italic }),
    )
    turn({ bold: false, italic: false })
    text += `](${href})`
    now = all
  }
  turn({ bold: false, italic: false })
  return { text, start: start < 0 ? text.length : start, end: end < 0 ? text.length : end }
}

/** The text of these letters, when reading it gives them back. */
function written(chars: readonly Char[], from: number, to: number): Chosen | undefined {
  const tidy = tidied(chars)
  return [(char: string) => char, escapeRichText]
    .map((plain) => write(tidy, from, to, plain))
    .find(({ text }) => same(charsOf(richText(text)), tidy))
}

/** Changes the chosen letters, or the whole words that they are in where a mark cannot stand within one. */
function changed(chosen: Chosen, edit: (chars: Char[]) => (char: Char) => Char): Chosen | undefined {
  const found = read(chosen)
  if (!found) return undefined
  const { chars } = found
  const [from, to] = stretch(chars, found.from, found.to)
  if (from === to) return undefined
  const words = [stretch(chars, from, from)[0], stretch(chars, to, to)[1]] as const
  for (const [start, end] of [[from, to] as const, words]) {
    const change = edit(chars.slice(start, end))
    const next = chars.map((char, at) => (at >= start && at < end ? change(char) : char))
    const done = written(next, start, end)
    if (done) return done
  }
  return undefined
}

/** Gives the chosen letters a look, or takes it away when they all have it; nothing where that is not possible. */
export const toggleLook = (chosen: Chosen, look: Look): Chosen | undefined =>
  changed(chosen, (chars) => {
    const on = !chars.filter((char) => !isSpace(char)).every((char) => char[look])
    return (char) => ({ ...char, [look]: on })
  })

/** Whether all chosen letters have a look. */
export function hasLook(chosen: Chosen, look: Look): boolean {
  const found = read(chosen)
  if (!found) return false
  const [from, to] = stretch(found.chars, found.from, found.to)
  const chars = found.chars.slice(from, to).filter((char) => !isSpace(char))
  return chars.length > 0 && chars.every((char) => char[look])
}

/** The chosen letters as a link to an address, or without one. */
export const withLink = (chosen: Chosen, href: string): Chosen | undefined =>
  changed(chosen, () => (char) => ({ ...char, href }))

/** The link that the selection is in, whole, else what is chosen: its words, its address, and where it is. */
export function linkAt(chosen: Chosen): { words: string; href: string; chosen: Chosen } | undefined {
  const found = read(chosen)
  if (!found) return undefined
  const { chars } = found
  let [from, to] = stretch(chars, found.from, found.to)
  const href = chars[from]?.href ?? ''
  if (href && chars.slice(from, to).every((char) => char.href === href)) {
    while (chars[from - 1]?.href === href) from--
    while (chars[to]?.href === href) to++
  }
  const words = chars.slice(from, to)
  const place = written(chars, from, to)
  return place && { words: words.map(({ char }) => char).join(''), href, chosen: place }
}
