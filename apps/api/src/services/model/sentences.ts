/** Splits prose into sentences; a full stop inside `Node.js`, `3.5` or `e.g.` ends none. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?])(?<!\b(?:e\.g|i\.e|etc|vs|Mr|Ms|Dr|approx)\.)\s+(?=[\p{Lu}\p{N}"'(“‘[])/u)
    .filter(Boolean)
}

/** Parts a text at its spaces into pieces of at most `most` UTF-16 units. A longer word is cut, never inside a character. */
export function piecesOf(text: string, most: number): string[] {
  const pieces: string[] = []
  let rest = text
  while (rest.length > most) {
    const space = rest.lastIndexOf(' ', most)
    const inside = /[\uD800-\uDBFF]/.test(rest.charAt(most - 1))
    const end = space > 0 ? space : most - (inside ? 1 : 0)
    pieces.push(rest.slice(0, end))
    rest = rest.slice(end).trimStart()
  }
  return rest ? [...pieces, rest] : pieces
}

export const capitalise = (text: string): string =>
  text.replace(/^(\P{L}*)(\p{L})/u, (_, lead, letter) => lead + letter.toUpperCase())

export const wordCount = (text: string): number =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.+#-]*/gu)?.length ?? 0
