import type { TextChange } from '@tryka/domain'
import { HEADLINE_RULES, pointRules, WRITING_RULES, type Tense, type WritingRule } from './improve-rules'
import { englishOnly, foreignLanguage } from './language'
import type { ProseKind, Setting } from './prose'
import { refusalOf } from './refusal'
import { sentencesOf, wordCount } from '../../../services/model/sentences'
import { isSound } from './sound'
import { openingOf, tellsDeed, tenseOfWord } from './verb-use'
import { verbOf } from './verbs'

export interface Improvement {
  improvedContent: string
  changes: TextChange[]
  questions: string[]
  /** Said instead of a proposal, where the rules cannot help. */
  notice?: string
}

/** A comfortable summary; longer ones are skimmed. */
const SUMMARY_WORDS = 70
const SENTENCE_WORDS = 30
const MOST_QUESTIONS = 6

const CLAIMS_WITHOUT_PROOF =
  /\b(team player|excellent communicat\w*|strong communicat\w*|communication skills|fast learner|quick learner|problem[- ]solver|self[- ]starter|go[- ]getter|think outside the box|proven track record|hard[- ]?working|detail[- ]oriented|results[- ](?:driven|oriented)|passionate)\b/i
const VAGUE_PART =
  /\b(helped (?:with|to)|assisted (?:in|with)|involved in|participated in|contributed to|worked on)\s+([^.,;]{3,60})/i
const PASSIVE = /\b(was|were|has been|have been)\s+(\p{L}+ed|built|led|written|made)\b(?!\s+by\b)/iu

const POINT_WORDS = 40
const HEADLINE_WORDS = 14

/** How long a text may be before it is skimmed, and what it is called. */
const LENGTHS: Record<ProseKind, readonly [words: number, name: string]> = {
  summary: [SUMMARY_WORDS, 'The summary'],
  prose: [SUMMARY_WORDS, 'This text'],
  point: [POINT_WORDS, 'This point'],
  headline: [HEADLINE_WORDS, 'The headline'],
}

function questionsAbout(text: string, kind: ProseKind): string[] {
  const [most, name] = LENGTHS[kind]
  const ask: string[] = []
  const claim = CLAIMS_WITHOUT_PROOF.exec(text)?.[0]
  if (claim) ask.push(`You wrote “${claim}”. What did you do that shows it?`)
  const vague = VAGUE_PART.exec(text)
  if (vague) ask.push(`You wrote “${vague[0].trim()}”. What was your own part?`)
  for (const sentence of sentencesOf(text)) {
    if (PASSIVE.test(sentence)) ask.push(`Who did it in “${sentence}”? If you did, start with the verb.`)
    if (wordCount(sentence) > SENTENCE_WORDS)
      ask.push(`“${sentence.slice(0, 60)}…” is long. Can it be two sentences?`)
  }
  if (kind !== 'headline' && !/\d/.test(text))
    ask.push('How many, how much or how long? One true number helps a reader most.')
  if (wordCount(text) > most)
    ask.push(`${name} has ${wordCount(text)} words; about ${most} are read in full. What could go?`)
  return ask.slice(0, MOST_QUESTIONS)
}

/** Past when the text tells what was done and nothing that is still being done. */
function tenseOf(sentences: readonly string[]): Tense {
  const forms = sentences.map((sentence) => {
    const word = /^\W*(?:I\s+)?(?:also\s+)?(\p{L}+)/iu.exec(sentence)?.[1] ?? ''
    return verbOf(word)?.form ?? (/ed$/.test(word) ? 'past' : undefined)
  })
  return forms.includes('past') && !forms.includes('base') && !forms.includes('third') ? 'past' : 'present'
}

interface Rules {
  rules: readonly WritingRule[]
  tense: Tense
  setting: Setting
}

const SUMMARY: Setting = { kind: 'summary' }
const toldIn = ({ current }: Setting): Tense | undefined =>
  current === undefined ? undefined : current ? 'present' : 'past'

function rulesFor(setting: Setting, sentences: readonly string[]): Rules {
  const told = toldIn(setting)
  const rules =
    setting.kind === 'point' ? pointRules(told) : setting.kind === 'headline' ? HEADLINE_RULES : WRITING_RULES
  return { rules, tense: told ?? tenseOf(sentences), setting }
}

function improveSentence(
  before: string,
  { rules, tense, setting }: Rules,
): { after: string; change?: TextChange } {
  const used: WritingRule[] = []
  let after = before
  for (const rule of rules) {
    const next = rule.apply(after, tense)
    // What would not be whole English any more is left out: the person's words are better than broken ones.
    if (next === after || !isSound(after, next) || !isSound(before, next)) continue
    used.push(rule)
    after = next
  }
  if (after === before || (setting.kind !== 'summary' && refusalOf(before, after, setting)))
    return { after: before }
  const change = {
    before,
    after,
    rule: used.map((rule) => rule.id).join(' '),
    reason: used.map((rule) => rule.reason).join(' '),
  }
  return { after, change }
}

const WEAK_START = /^\W*(?:I|I'm|I’m|I've|I’ve|responsible for|tasked with|in charge of|duties included?)\b/i

/** What still starts weakly after all rules: only the person knows the verb. */
const askForVerb = (results: readonly { after: string }[], { kind }: Setting): string[] =>
  results
    .filter(({ after }) => WEAK_START.test(after) || (kind === 'point' && !tellsDeed(after)))
    .slice(0, 2)
    .map(
      ({ after }) =>
        `Could “${after.slice(0, 80)}${after.length > 80 ? '…' : ''}” start with the verb for what you did?`,
    )

/** A verb that stands in the tense of another job, where no rule could change it surely. */
const askForTense = (results: readonly { after: string }[], { kind, current }: Setting): string[] =>
  kind !== 'point' || current !== false
    ? []
    : results
        .filter(({ after }) => tellsDeed(after) && tenseOfWord(openingOf(after)?.word ?? '') === 'present')
        .slice(0, 1)
        .map(({ after }) => `This is over: can “${after.slice(0, 80)}” be told in the past?`)

/** A part of a text, with the break that follows it: lines of prose stay lines. */
const partsOf = (content: string, { kind }: Setting): string[] =>
  kind === 'prose' ? content.split(/(\n+)/) : [content]

/**
 * Rewrites a text by fixed rules, sentence by sentence, so that each change can be taken or left on its own. Nothing is
 * added that is not in the text; what is missing becomes a question. A text that is not English is left alone.
 */
export function improveText(content: string, setting: Setting = SUMMARY): Improvement {
  const language = foreignLanguage(content)
  if (language) return { improvedContent: content, changes: [], questions: [], notice: englishOnly(language) }
  const results: ReturnType<typeof improveSentence>[] = []
  const rules = rulesFor(setting, sentencesOf(content))
  const parts = partsOf(content, setting).map((part) => {
    if (/^\n/.test(part)) return part
    const worded = sentencesOf(part).map((sentence) => improveSentence(sentence, rules))
    results.push(...worded)
    return worded.map(({ after }) => after).join(' ')
  })
  const changes = results.flatMap(({ change }) => (change ? [change] : []))
  const asked = setting.kind === 'headline' ? [] : askForVerb(results, setting)
  return {
    improvedContent: changes.length ? parts.join('') : content,
    changes,
    questions: [...asked, ...askForTense(results, setting), ...questionsAbout(content, setting.kind)].slice(
      0,
      MOST_QUESTIONS,
    ),
  }
}
