import { capitalise } from './sentences'

/** One rule of plain writing: how a sentence changes, and why. It may only remove words or reorder what is there. */
export interface WritingRule {
  id: string
  reason: string
  apply(sentence: string): string
}

const replaceAll =
  (...pairs: [RegExp, string][]) =>
  (sentence: string): string =>
    pairs.reduce((text, [pattern, by]) => text.replace(pattern, by), sentence)

/** The verb behind "responsible for …ing", as a resume says it: without a subject. */
const GERUNDS: Record<string, string> = Object.fromEntries(
  'analysing:analyse analyzing:analyze architecting:architect automating:automate auditing:audit building:build coaching:coach configuring:configure coordinating:coordinate creating:create debugging:debug delivering:deliver deploying:deploy designing:design developing:develop documenting:document driving:drive ensuring:ensure evaluating:evaluate growing:grow hiring:hire implementing:implement improving:improve integrating:integrate leading:lead maintaining:maintain managing:manage mentoring:mentor migrating:migrate monitoring:monitor operating:operate optimising:optimise optimizing:optimize organising:organise organizing:organize overseeing:oversee planning:plan preparing:prepare providing:provide researching:research reviewing:review running:run scaling:scale securing:secure shipping:ship supervising:supervise supporting:support teaching:teach testing:test training:train troubleshooting:troubleshoot writing:write'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

const IRREGULAR: Record<string, string> = {
  build: 'built',
  drive: 'drove',
  grow: 'grew',
  lead: 'led',
  oversee: 'oversaw',
  run: 'ran',
  teach: 'taught',
  write: 'wrote',
}

function pastOf(verb: string): string {
  const irregular = IRREGULAR[verb]
  if (irregular) return irregular
  if (verb.endsWith('e')) return `${verb}d`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  return /^(?:plan|ship|debug)$/.test(verb) ? `${verb}${verb.slice(-1)}ed` : `${verb}ed`
}

const toVerb = (sentence: string): string =>
  sentence.replace(
    /\b(?:(?:i )?(am|is|was|were|been|being)\s+|i'm\s+)?(?:mainly |primarily |also )?(?:responsible for|tasked with|in charge of)\s+(\p{L}+ing)\b/giu,
    (whole: string, be: string | undefined, gerund: string) => {
      const verb = GERUNDS[gerund.toLowerCase()]
      if (!verb) return whole
      return /^w/i.test(be ?? '') ? pastOf(verb) : verb
    },
  )

const PARTICIPLE = '(\\p{L}+ed|built|led|written|made|run|taught|chosen|drawn|rebuilt|brought|found)'
const byMe = new RegExp(`^(.+?)\\s+(?:was|were|has been|have been)\\s+${PARTICIPLE}\\s+by me\\b(.*)$`, 'iu')

const toActive = (sentence: string): string =>
  sentence.replace(byMe, (_, subject: string, verb: string, rest: string) => {
    const object = /^(?:The|A|An|Our|This|These|All)\b/.test(subject)
      ? subject.charAt(0).toLowerCase() + subject.slice(1)
      : subject
    return `${capitalise(verb.toLowerCase())} ${object}${rest}`
  })

const EMPTY_ADJECTIVES =
  'results?[- ](?:driven|oriented)|detail[- ]oriented|highly motivated|self[- ]motivated|motivated|hard[- ]?working|dynamic|passionate|dedicated|enthusiastic|seasoned|accomplished|proactive|innovative|visionary|world[- ]class|cutting[- ]edge|go[- ]getting'

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
    apply: replaceAll(
      [/^\s*(?:I am|I'm|I’m)\s+(?:an?|the)\s+/i, ''],
      [/^\s*(?:I am|I'm|I’m)\s+/i, ''],
      [/^\s*(?:I have|I've|I’ve)\s+(?=\p{L}+(?:ed|en|ilt|ade|rought|aught|un|ed)\b)/iu, ''],
      [/^\s*(?:I have|I've|I’ve)\s+/i, 'Have '],
      [/^\s*I\s+(?:also\s+)?/i, ''],
      [/([,;]|\band|\bbut)\s+(?:I am|I'm|I’m)\s+/gi, '$1 '],
      [/([,;]|\band|\bbut)\s+(?:I have|I've|I’ve)\s+/gi, '$1 have '],
      [/([,;]|\band|\bbut)\s+I\s+/gi, '$1 '],
      [/^\s*My\s+/i, ''],
      [/\bmy team\b/gi, 'the team'],
    ),
  },
  {
    id: 'cliche',
    reason: 'Everybody writes this, so it says nothing about you.',
    apply: replaceAll(
      [
        new RegExp(
          `\\b(?:a |an )?(?:${EMPTY_ADJECTIVES})(?:,| and)?\\s+(?=(?:${EMPTY_ADJECTIVES})\\b)`,
          'gi',
        ),
        '',
      ],
      [new RegExp(`\\b(?:${EMPTY_ADJECTIVES})\\s+(?!about\\b)(?=\\p{L})`, 'giu'), ''],
      [/\s*\bwith (?:a|an) (?:strong |solid )?proven track record (?:of|in)\b/gi, ' with experience in'],
      [/\b(?:an? )?(?:excellent |great |strong )?team player(?: and |, )?/gi, ''],
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
      [/\bleverag(?:e|es|ed|ing)\b/gi, 'using'],
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
    apply: (sentence) => {
      const tidy = sentence
        .replace(/\s+/g, ' ')
        .replace(/\s+([,.;:!?])/g, '$1')
        .replace(/!+/g, '.')
        .replace(/^[,;\s]+/, '')
        .trim()
      return tidy && !/[.?:…\]]$/.test(tidy) ? `${tidy}.` : tidy
    },
  },
  {
    id: 'capital',
    reason: 'A sentence starts with a capital.',
    // A name such as "iOS" or "scikit-learn" keeps its own form.
    apply: (sentence) => (/^\p{Ll}+\p{Lu}|^\p{Ll}+-\p{Ll}/u.test(sentence) ? sentence : capitalise(sentence)),
  },
]
