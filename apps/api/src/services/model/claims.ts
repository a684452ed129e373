import { plainText } from '@tryka/domain'
import { technologiesIn } from './technologies'

export type ClaimKind =
  | 'number'
  | 'date'
  | 'technology'
  | 'name'
  | 'degree'
  | 'certificate'
  | 'job title'
  | 'award'

/** A fact that a text states, as it stands there. */
export interface Claim {
  kind: ClaimKind
  text: string
  /** The words around a number: "12 contracts" says nothing of twelve engineers. */
  near: string[]
}

const NUMBER_WORDS: Record<string, string> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  hundred: '100',
  thousand: '1000',
}
const MONTH =
  'january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec'

const FINDERS: { kind: ClaimKind; pattern: RegExp }[] = [
  {
    kind: 'date',
    pattern: new RegExp(`\\b(?:${MONTH})\\.?\\s+(?:19|20)\\d{2}\\b|\\b(?:19|20)\\d{2}\\b`, 'giu'),
  },
  {
    kind: 'number',
    pattern:
      /(?:[$€£₹]\s?)?(?<![\p{L}\p{N}])\d[\d,.]*\d?\s?(?:%|\+|percent\b|k\b|m\b|bn\b|x\b|million\b|billion\b|crore\b|lakh\b)?/giu,
  },
  {
    kind: 'number',
    pattern: new RegExp(
      `\\b(?:${Object.keys(NUMBER_WORDS).join('|')}|million|billion|millions|billions|thousands|hundreds|dozens?|decades?|doubled?|doubling|tripled?|tripling|quadrupled|halved|halving|twice|twofold|threefold|tenfold|a third|a quarter|in half)\\b`,
      'giu',
    ),
  },
  {
    kind: 'degree',
    pattern:
      /\b(?:bachelor|master|doctor)(?:['’]?s)?(?:\s+(?:degree|of \p{L}+))?\b|\b(?:ph\.?\s?d|m\.?b\.?a|b\.?\s?sc|m\.?\s?sc|b\.?tech|m\.?tech|diploma|doctorate|degree|graduate of|graduated|alumn\p{L}+|university|college)\b\.?/giu,
  },
  {
    kind: 'certificate',
    pattern:
      /\b(?:certifi(?:ed|cate|cation)s?|licen[cs]ed|accredited|chartered|CISSP|CISM|CISA|CEH|OSCP|CKA|CKAD|PMP|CFA|CPA)\b/giu,
  },
  {
    kind: 'award',
    pattern:
      /\b(?:award(?:s|ed|-winning)?|prize|patent(?:s|ed)?|honou?rs|scholarship|fellowship|keynote|published in|featured in|recogni[sz]ed (?:as|by))\b/giu,
  },
  {
    kind: 'job title',
    pattern:
      /\b(?:(?:senior|lead|principal|chief|staff|junior|head of|director of|vice president|vp of)\s+[\p{L}/-]+(?:\s+(?:engineer|developer|manager|scientist|analyst|architect|officer|designer|researcher|consultant|specialist|auditor|learning|security|data|product|software)){0,3}|(?:c[teiof]o|ciso|founder|co-founder|vice president|managing director)\b|as an? (?:[\p{L}/-]+ ){0,3}?(?:engineer|developer|manager|scientist|analyst|architect|designer|researcher|consultant|specialist|auditor|director|lead))\b/giu,
  },
]

const BLANK = /\[[^\]]*\]/g
/** Words that are written with a capital without being the name of anything. */
const ORDINARY = new Set(
  'i a an the and or but with in on at of to for from by as is are was were be this that these those english'.split(
    ' ',
  ),
)
const NAME =
  /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\p{N}&'’+#-]*(?:\.\p{L}+)?)(?:\s+(?:(?:of|and|de|van|von|for|&)\s+)?\p{Lu}[\p{L}\p{N}&'’+#-]*)*/gu

/** Employers that are often written without a capital. */
const WELL_KNOWN =
  /\b(?:google|amazon|microsoft|apple|meta|facebook|netflix|ibm|oracle|nvidia|openai|anthropic|deepmind|stripe|coinbase|binance|uber|airbnb|deloitte|accenture|infosys|wipro|tcs|goldman sachs|jpmorgan|mckinsey|stanford|harvard|oxford|cambridge|iit)\b/giu

const SMALL = new Set(
  'a an the of in on at to for with and or by from than over under about as is was has had my our'.split(' '),
)
const contentWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}][\p{L}'’-]*/gu) ?? []).filter((word) => !SMALL.has(word))

/** Three words to the right of a number and two to its left, small words left out, within the sentence. */
function nearby(text: string, start: number, length: number): string[] {
  const before =
    text
      .slice(0, start)
      .split(/[.!?;\n]\s/)
      .at(-1) ?? ''
  const after = text.slice(start + length).split(/[.!?;\n](?:\s|$)/)[0] ?? ''
  return [...contentWords(before).slice(-2), ...contentWords(after).slice(0, 3)]
}

const claim = (kind: ClaimKind, text: string, near: string[] = []): Claim => ({ kind, text, near })

function namesIn(text: string): Claim[] {
  const found: Claim[] = []
  for (const match of text.matchAll(NAME)) {
    const atStart = /(?:^|[.!?:•\n]\s*)$/.test(text.slice(0, match.index))
    const parts = match[0].split(/\s+/)
    // The first word of a sentence has a capital anyway; it is a name only if more of them follow or it looks like one.
    const name = atStart && !/\p{Lu}.*\p{Lu}|\d/u.test(parts[0] ?? '') ? parts.slice(1).join(' ') : match[0]
    if (name && !ORDINARY.has(name.toLowerCase())) found.push(claim('name', name))
  }
  return found
}

/** Every fact that a text states. Blanks such as `[how many?]` state nothing. */
export function claimsIn(text: string): Claim[] {
  const bare = plainText(text).replace(BLANK, ' … ')
  const found = FINDERS.flatMap(({ kind, pattern }) =>
    [...bare.matchAll(pattern)].map((match) =>
      claim(kind, match[0].trim(), nearby(bare, match.index, match[0].length)),
    ),
  )
  const technologies = technologiesIn(bare).map(({ name }) => claim('technology', name))
  const employers = [...bare.matchAll(WELL_KNOWN)].map((match) => claim('name', match[0]))
  return [...found, ...technologies, ...employers, ...namesIn(bare)]
}

/** `1,200` and `1200`, `five` and `5`, `40 percent` and `40%` are the same number. */
export const plainNumber = (text: string): string => {
  const word = text.toLowerCase().trim()
  return (
    NUMBER_WORDS[word] ??
    word
      .replace(/percent/, '%')
      .replace(/[\s,]/g, '')
      .replace(/\.$/, '')
  )
}
