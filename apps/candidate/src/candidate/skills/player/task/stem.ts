/** Part of a question, in the order in which it is read. */
export type StemBlock = { kind: 'text'; text: string } | { kind: 'list'; ordered: boolean; items: string[] }

export interface StemParts {
  /** What the task is called by: all of a short question, the first sentence of a long one. */
  title: string
  rest: StemBlock[]
}

/** What is longer would be a wall in the face of a heading. */
const LONG = 120
const ITEM = /^(?:-|(\d+)\.) /

/** Sentences of a line; a full stop within code ends none. */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = []
  let [from, isCode] = [0, false]
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '`') isCode = !isCode
    if (isCode || !/^[.?!]\)? [A-Z(`\d]/.test(line.slice(at))) continue
    const end = line.indexOf(' ', at)
    sentences.push(line.slice(from, end))
    from = end + 1
    at = end
  }
  return [...sentences, line.slice(from)]
}

/** A question as it is set: its title, then what is said of it, with its lists as lists. */
export function stemParts(stem: string): StemParts {
  const [first = '', ...lines] = stem.split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0 && first.length <= LONG) return { title: first, rest: [] }
  const [title = '', ...more] = sentencesOf(first)
  const rest: StemBlock[] = []
  for (const line of more.length > 0 ? [more.join(' '), ...lines] : lines) {
    const item = ITEM.exec(line)
    const last = rest.at(-1)
    if (!item) rest.push({ kind: 'text', text: line })
    else if (last?.kind === 'list' && last.ordered === (item[1] !== undefined))
      last.items.push(line.slice(item[0].length))
    else rest.push({ kind: 'list', ordered: item[1] !== undefined, items: [line.slice(item[0].length)] })
  }
  return { title, rest }
}
