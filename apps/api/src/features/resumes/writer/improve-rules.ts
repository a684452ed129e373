import { inTense } from './in-tense'
import { capitalise } from '../../../services/model/sentences'
import { isRole } from './sound'
import { pastOf, verbOf } from './verbs'

/** The tense in which a text tells what was done, where a sentence does not say. */
export type Tense = 'past' | 'present'

/** One rule of plain writing: how a sentence changes, and why. It may only remove words or reorder what is there. */
export interface WritingRule {
  id: string
  reason: string
  apply(sentence: string, tense: Tense): string
}

const replaceAll =
  (...pairs: [RegExp, string][]) =>
  (sentence: string): string =>
    pairs.reduce((text, [pattern, by]) => text.replace(pattern, by), sentence)

const OPENER = '(?:responsible for|tasked with|in charge of)'
const BE = '(?:(?<be>am|is|was|were|have been|has been)\\s+)?(?:mainly |primarily |also )?'
const opening = new RegExp(
  `^\\s*(?:I(?:['’]m)?\\s+)?${BE}(?:${OPENER}|my duties included?|duties included?)\\s+(?<gerund>\\p{L}+ing)\\b(?<rest>.*)$`,
  'iu',
)
const inTheMiddle = new RegExp(
  `\\band\\s+${BE}(?:${OPENER}\\s+)?(?<gerund>\\p{L}+ing)\\b(?=\\s+(?!(?:of|for|and|or|in|on|at|to|with)\\b)\\S)`,
  'giu',
)

const baseOfGerund = (word: string): string | undefined => {
  const verb = verbOf(word)
  return verb?.form === 'gerund' ? verb.base : undefined
}
const isPast = (be: string | undefined): boolean => /^w|been$/i.test(be ?? '')

/**
 * "Responsible for bringing ships in" as "bring" or "brought ships in": in the tense that the sentence states, else in
 * that of the text around it. A deed that we have no verb for stays as it is.
 */
function toVerb(sentence: string, tense: Tense): string {
  const groups = opening.exec(sentence)?.groups
  const base = groups && baseOfGerund(groups['gerund'] ?? '')
  // "Managing hiring and training": the second is a thing, not a deed.
  if (!groups || !base || /^\s+\p{L}+ing\b/u.test(groups['rest'] ?? '')) return sentence
  const past = groups['be'] ? isPast(groups['be']) : tense === 'past'
  const formOf = (verb: string) => (past ? pastOf(verb) : verb)
  const rest = (groups['rest'] ?? '').replace(inTheMiddle, (whole, ...found) => {
    const { be, gerund } = found.at(-1) as Record<string, string | undefined>
    const other = baseOfGerund(gerund ?? '')
    return other && (be === undefined || isPast(be) === past) ? `and ${formOf(other)}` : whole
  })
  return /\band \p{L}+ing\s+(?!(?:of|for|and|or|in|on|at|to|with)\b)\p{L}/u.test(rest)
    ? sentence
    : formOf(base) + rest
}

const PARTICIPLE = '(\\p{L}+ed|built|led|written|made|run|taught|chosen|drawn|rebuilt|brought|found)'
const byMe = new RegExp(`^(.+?)\\s+(?:was|were|has been|have been)\\s+${PARTICIPLE}\\s+by me\\b(.*)$`, 'iu')

const toActive = (sentence: string): string =>
  sentence.replace(byMe, (whole: string, subject: string, verb: string, rest: string) => {
    if (/\b(?:was|were|is|are|been)\b/i.test(rest)) return whole
    const object = /^(?:The|A|An|Our|This|These|All)\b/.test(subject)
      ? subject.charAt(0).toLowerCase() + subject.slice(1)
      : subject
    return `${capitalise(simplePast(verb))} ${object}${rest}`
  })

/** "Written" as "wrote"; a word that is no verb of ours stays. */
const simplePast = (word: string): string => {
  const verb = verbOf(word)
  return verb ? pastOf(verb.base) : word.toLowerCase()
}

const WHO = "(?:I am|I'm|I’m)"
const iAm = new RegExp(`^\\s*${WHO}\\s+(?:an?|the)\\s+(?<role>.+)$`, 'is')
const DONE =
  '(\\p{L}+ed|\\p{L}+(?:ilt|ade|ought|aught|itten|osen|iven|rawn|oken|un|et|ut|eld|ound|rown|een|aken|old|one))'
const dropped = replaceAll(
  [/^\s*I\s+(?:also\s+)?(?!(?:am|was|were|do|did)\b)/i, ''],
  [/([,;]|\band|\bbut)\s+I\s+(?!(?:am|was|were|do|did)\b)/gi, '$1 '],
  [/^\s*My\s+/i, ''],
  [/\bmy team\b/gi, 'the team'],
)
const haveDone = new RegExp(`(^\\s*|(?:[,;]|\\band|\\bbut)\\s+)(?:I have|I've|I’ve)\\s+${DONE}\\b`, 'giu')

/** "I" goes where a verb, or what the person is called, can stand without it. */
function withoutFirstPerson(sentence: string): string {
  const role = iAm.exec(sentence)?.groups?.['role']
  if (role !== undefined) {
    const bare = withoutEmptyAdjectives(role)
    return isRole(bare) && !/\bI\b/.test(role) ? role : sentence
  }
  if (new RegExp(`^\\s*${WHO}\\b`, 'i').test(sentence)) return sentence
  const told = sentence.replace(haveDone, (whole: string, lead: string, word: string) =>
    /^(?:past|participle)$/.test(verbOf(word)?.form ?? (/ed$/.test(word) ? 'past' : ''))
      ? lead + simplePast(word)
      : whole,
  )
  return /^\s*I have\b/i.test(told) ? sentence : dropped(told)
}

const EMPTY_ADJECTIVES =
  'results?[- ](?:driven|oriented)|detail[- ]oriented|highly motivated|self[- ]motivated|motivated|hard[- ]?working|dynamic|passionate|dedicated|enthusiastic|seasoned|accomplished|proactive|innovative|visionary|world[- ]class|cutting[- ]edge|go[- ]getting'

const emptyRun = new RegExp(
  `^(\\s*(?:an?\\s+)?)(?:(?:very |highly )?(?:${EMPTY_ADJECTIVES})(?:,? and|,)?\\s+)+(?=\\p{L})`,
  'iu',
)

/** Praise in front of what a person is called; elsewhere the same words may be facts, as in "dedicated servers". */
function withoutEmptyAdjectives(sentence: string): string {
  const bare = sentence.replace(emptyRun, '$1')
  return isRole(bare) ? bare : sentence
}

const TIDY = (sentence: string): string =>
  sentence
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/!+/g, '.')
    .replace(/^[,;\s]+/, '')
    .trim()
const withStop = (sentence: string): string =>
  sentence && !/[.?:…\]]$/.test(sentence) ? `${sentence}.` : sentence

/** "Was able to cut" as "cut": the deed itself. */
const ableTo = (sentence: string): string =>
  sentence.replace(
    /^(\s*(?:I\s+)?)(?:was|were|have been|has been)\s+able\s+to\s+(\p{L}+)\b/iu,
    (whole: string, lead: string, word: string) => {
      const verb = verbOf(word)
      return verb?.form === 'base' ? lead + pastOf(verb.base) : whole
    },
  )

/** In the order in which they are applied. */
export const WRITING_RULES: readonly WritingRule[] = [
  {
    id: 'doubled-word',
    reason: 'A word stood twice.',
    apply: replaceAll([/\b(?!(?:that|had)\b)(\p{L}+)\s+\1\b/giu, '$1']),
  },
  {
    id: 'passive',
    reason: 'The active form says who did it and is shorter.',
    apply: toActive,
  },
  {
    id: 'weak-opener',
    reason: 'A verb is stronger than a description of duties.',
    apply: toVerb,
  },
  {
    id: 'first-person',
    reason: 'A resume speaks of you without "I".',
    apply: withoutFirstPerson,
  },
  {
    id: 'cliche',
    reason: 'Everybody writes this, so it says nothing about you.',
    apply: (sentence) =>
      withoutEmptyAdjectives(sentence).replace(
        /\s*\bwith (?:a|an) (?:strong |solid )?proven track record (?:of|in)\b/gi,
        ' with experience in',
      ),
  },
  {
    id: 'filler',
    reason: 'The sentence says the same without these words.',
    apply: replaceAll(
      [/\bin order to\b/gi, 'to'],
      [/\bdue to the fact that\b/gi, 'because'],
      [/\bat this point in time\b/gi, 'now'],
      [/\bon a (daily|weekly|monthly) basis\b/gi, '$1'],
      [/\ba (?:large|great|high) number of\b/gi, 'many'],
      [/\b(?:has|have|having) the ability to\b/gi, 'can'],
      [/\butili[sz]e(s|d)?\b/gi, 'use$1'],
      [/\butili[sz]ing\b/gi, 'using'],
      [/\bleverage(s|d)?\b/gi, 'use$1'],
      [/\bleveraging\b/gi, 'using'],
      [
        /\s+\b(?:very|really|quite|basically|actually|essentially|literally|successfully|effectively)\b(?=\s+\p{L})/giu,
        '',
      ],
      [/\bvarious different\b/gi, 'various'],
      [/\beach and every\b/gi, 'every'],
    ),
  },
  {
    id: 'punctuation',
    reason: 'A full stop is calmer, and spaces are single.',
    apply: (sentence) => withStop(TIDY(sentence)),
  },
  {
    id: 'capital',
    reason: 'A sentence starts with a capital.',
    // A name such as "iOS" or "scikit-learn" keeps its own form.
    apply: (sentence) => (/^\p{Ll}+\p{Lu}|^\p{Ll}+-\p{Ll}/u.test(sentence) ? sentence : capitalise(sentence)),
  },
]

const PAST = 'This is over, so it is told in the past.'
const PRESENT = 'This goes on, so it is told in the present.'

const rule = (id: string): WritingRule[] => WRITING_RULES.filter((one) => one.id === id)

/**
 * Rules for a point: it opens with a verb in the tense of its job, and keeps the stop that it has or has not. `told` is
 * undefined where nobody said whether the work goes on.
 */
export const pointRules = (told: Tense | undefined): readonly WritingRule[] => [
  ...rule('doubled-word'),
  ...rule('passive'),
  ...rule('weak-opener'),
  { id: 'able-to', reason: 'The deed itself is stronger.', apply: ableTo },
  ...rule('first-person'),
  ...rule('cliche'),
  ...rule('filler'),
  ...(told
    ? [
        {
          id: 'tense',
          reason: told === 'past' ? PAST : PRESENT,
          apply: (sentence: string) => inTense(sentence, told),
        },
      ]
    : []),
  { id: 'punctuation', reason: 'Spaces are single, and a full stop is calmer.', apply: TIDY },
  ...rule('capital'),
]

/** Rules for the line below a name: no sentence, and no praise. */
export const HEADLINE_RULES: readonly WritingRule[] = [
  ...rule('doubled-word'),
  ...rule('first-person'),
  ...rule('cliche'),
  ...rule('filler'),
  {
    id: 'punctuation',
    reason: 'A headline is a name, not a sentence.',
    apply: (line) => TIDY(line).replace(/(?<!\b(?:Inc|Ltd|Co|Sr|Jr|Dr|St))\.+$/, ''),
  },
  ...rule('capital'),
]
