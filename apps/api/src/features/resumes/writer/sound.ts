import { claimsIn } from '../../../services/model/claims'
import { wordCount } from '../../../services/model/sentences'
import { pastOf, verbOf, type VerbForm } from './verbs'

/** Words that the rules may take away: what is in front of a deed, and what everybody writes. */
const DROPPABLE = new Set(
  `i i'm i’m i've i’ve am is was were are been being have has having had my me we by a an the and also mainly primarily
  responsible for tasked with in charge of to order due fact that at this point time on basis large great high number
  able ability utilise utilised utilises utilising utilize utilized utilizes utilizing leverage leveraged leverages leveraging
  very really quite basically actually essentially literally successfully effectively different each strong solid proven
  track record highly motivated self-motivated self hard-working hardworking hard working dynamic passionate dedicated
  enthusiastic seasoned accomplished proactive innovative visionary results-driven results-oriented result-driven
  result-oriented results result driven oriented detail-oriented detail world-class world class cutting-edge cutting
  edge go-getting duties included include`.split(/\s+/),
)

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#.'’%-]*/gu) ?? []).map((word) =>
    word.replace(/[.'’-]+$/, ''),
  )
const familyOf = (word: string): string => verbOf(word)?.base ?? word

/** Nothing but what may go is gone, and no fact among it. */
function keepsFacts(before: string, after: string): boolean {
  const kept = new Set(wordsOf(after).map(familyOf))
  const holds = (word: string) => kept.has(familyOf(word))
  const facts = claimsIn(before).flatMap(({ text }) => wordsOf(text))
  return (
    wordsOf(before).every((word) => DROPPABLE.has(word) || holds(word)) &&
    facts.every((word) => /^i$/.test(word) || DROPPABLE.has(word) || holds(word))
  )
}

const HEADLESS = /^\W*(?:with|who|whom|whose|which|that|of|and|or|but|by|from|than|because)\b/i

const NOT_A_ROLE = new Set(
  'player starter getter learner thinker solver communicator leader worker performer member achiever finisher'.split(
    ' ',
  ),
)
const ROLE =
  /(?:er|or|ist|ian|yst|ant|ent|ect|eer|nurse|lead|head|chef|cook|clerk|pilot|graduate|executive|founder|mechanic|intern|apprentice|fellow|judge|coach|guard|guide|associate|surgeon|scientist)$/i

/** "Data engineer with …": what a person is called, which is a whole sentence in a resume. */
export function isRole(text: string): boolean {
  const phrase =
    text.split(/[,.;:]|\s(?:with|who|in|at|for|from|of|on|based|that|specializing|specialising)\s/)[0] ?? ''
  const words = wordsOf(phrase)
  const head = words.at(-1) ?? ''
  return words.length > 0 && words.length <= 6 && ROLE.test(head) && !NOT_A_ROLE.has(head)
}

const MODAL = /^(?:can|could|will|would|may|might|must|should)$/i

/** A main verb: at the start, or anywhere before a clause that only describes. */
export function hasVerb(text: string): boolean {
  const main = text.split(/\b(?:who|which|that|whose)\b/i)[0] ?? ''
  const words = wordsOf(main)
  const [first = ''] = words
  if (/^(?:base|third|past)$/.test(verbOf(first)?.form ?? '') || /ed$/.test(first)) return true
  return words.some(
    (word) =>
      MODAL.test(word) || /^(?:third|past)$/.test(verbOf(word)?.form ?? '') || verbOf(word)?.base === 'be',
  )
}

const DETERMINED = '(?=\\s+(?:the|a|an|all|its|their|our|my|\\d|new|each|every)\\b)'
const COORDINATED = /(?:[,;]|\band|\bbut|\bthen)\s+(?:also\s+|then\s+)?(\p{L}+)/giu

/** The form of the first verb of a sentence that tells a deed, with "I" or without a subject. */
function openingForm(text: string): VerbForm | undefined {
  const word = wordsOf(text.replace(/^\W*I\s+/, ''))[0] ?? ''
  return verbOf(word)?.form ?? (/ed$/.test(word) ? 'past' : undefined)
}

/** Verbs that share a subject which is not there any more must share its tense, and nobody else may speak for it. */
export function mixesTenses(text: string): boolean {
  const first = openingForm(text)
  if (first === undefined || first === 'gerund') return false
  const word = wordsOf(text.replace(/^\W*I\s+/, ''))[0] ?? ''
  // "Cut" and "set" are either tense.
  if (first === 'base' && pastOf(word) === word) return false
  const subject = /^\W*I\s/.test(text)
  if (!subject && /\bI\b/.test(text)) return true
  return [...text.matchAll(COORDINATED)].some((match) => {
    const verb = verbOf(match[1] ?? '')
    if (!verb || verb.form === 'gerund') return false
    if (!subject && /^(?:be|have|do)$/.test(verb.base)) return true
    const surely = new RegExp(`^${DETERMINED}`, 'iu').test(text.slice(match.index + match[0].length))
    if (first === 'past' || first === 'participle')
      return surely && verb.form !== 'past' && verb.form !== 'participle'
    return verb.form === 'past' || verb.form === 'participle' || (surely && verb.form !== first)
  })
}

const losesSubject = (before: string, after: string): boolean =>
  /^\W*(?:I|I'm|I’m|I've|I’ve|My)\b/.test(before) && !/^\W*(?:I|I'm|I’m|I've|I’ve|My)\b/.test(after)

/** "I handle cargo": what follows the subject is a verb, whether we know it or not. */
const keepsVerbOf = (before: string, after: string): boolean =>
  new RegExp(`^\\W*I\\s+(?:also\\s+)?${/\p{L}+/u.exec(after)?.[0] ?? '-'}\\b`, 'iu').test(before)

/** May `after` stand for `before`? It says the same facts, has a head and a verb, and speaks in one tense. */
export function isSound(before: string, after: string): boolean {
  if (wordCount(after) === 0 || !keepsFacts(before, after)) return false
  if (HEADLESS.test(after) && !HEADLESS.test(before)) return false
  const verbless = !hasVerb(after) && !keepsVerbOf(before, after)
  if (verbless && (hasVerb(before) || losesSubject(before, after)) && !isRole(after)) return false
  return !mixesTenses(after)
}
