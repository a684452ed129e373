/** A part of an answer that tells who somebody is, and what would stand there instead. */
export interface Placeholder {
  start: number
  end: number
  kind: 'name' | 'employer' | 'link' | 'number'
  as: string
}

/** Words that the product knows of a person: their own name, and where they worked or applied. */
export interface KnownNames {
  names: readonly string[]
  employers: readonly string[]
}

const AS = { name: '[name]', employer: '[employer]', link: '[link]', number: '[number]' } as const
const LINK =
  /(?:https?:\/\/|www\.)[^\s<>"]+|[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,80}|\b[\w-]{1,63}\.(?:com|org|net|io|dev|app|co)\b(?:\/[^\s<>"]*)?/gi
/** Long ones, as of phones, tickets and accounts; what counts something is short, or has commas. */
const NUMBER = /\+?\d(?:[ ./()-]?\d){6,}|#\d{3,}|\b[A-Z]{2,6}-\d{2,}\b/g
/** Two words of a name after a word that is said of people. */
const PERSON =
  /\b(?:my (?:manager|boss|colleague|lead|teammate|mentor)|(?:with|asked|told|called|named|Mr|Mrs|Ms|Dr)\.?),? (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)/gu
const EMPLOYER = /\b(?:at|for|joined|left) ((?:\p{Lu}[\p{L}\d&]*)(?: \p{Lu}[\p{L}\d&]*){0,2})/gu
/** Begin with a capital and are nobody. */
const NOBODY =
  /^(?:I|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|PostgreSQL|Redis|Kafka|Python|Java|Kubernetes|Docker|React|SQL|AWS|Azure|Google|The|This|That|It|We)\b/

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function* knownIn(text: string, words: readonly string[], kind: Placeholder['kind']) {
  for (const word of words.filter((one) => one.trim().length > 2))
    for (const { index } of text.matchAll(
      new RegExp(`(?<![\\p{L}\\d])${escaped(word.trim())}(?![\\p{L}\\d])`, 'giu'),
    ))
      yield { start: index, end: index + word.trim().length, kind, as: AS[kind] }
}

function* groupIn(text: string, pattern: RegExp, kind: Placeholder['kind']) {
  for (const { index, 0: whole, 1: group = '' } of text.matchAll(pattern)) {
    if (NOBODY.test(group)) continue
    const start = index + whole.length - group.length
    yield { start, end: start + group.length, kind, as: AS[kind] }
  }
}

function* wholeIn(text: string, pattern: RegExp, kind: Placeholder['kind']) {
  for (const { index, 0: whole } of text.matchAll(pattern))
    yield { start: index, end: index + whole.length, kind, as: AS[kind] }
}

/** What of an answer would tell a stranger who it is about: proposed, for its owner decides. None lies in another. */
export function proposePlaceholders(text: string, known: KnownNames): Placeholder[] {
  const found: Placeholder[] = [
    ...wholeIn(text, LINK, 'link'),
    ...wholeIn(text, NUMBER, 'number'),
    ...knownIn(text, known.employers, 'employer'),
    ...knownIn(text, known.names, 'name'),
    ...groupIn(text, PERSON, 'name'),
    ...groupIn(text, EMPLOYER, 'employer'),
  ]
  const kept: Placeholder[] = []
  for (const one of found)
    if (!kept.some(({ start, end }) => one.start < end && start < one.end)) kept.push(one)
  return kept.toSorted((a, b) => a.start - b.start)
}

/** The text with its placeholders. */
export function withPlaceholders(text: string, placeholders: readonly Placeholder[]): string {
  let [made, from] = ['', 0]
  for (const { start, end, as } of placeholders) {
    made += text.slice(from, start) + as
    from = end
  }
  return made + text.slice(from)
}
