import type { TextChange } from '@tryka/domain'
import { WRITING_RULES, type Tense } from './improve-rules'
import { englishOnly, foreignLanguage } from './language'
import { sentencesOf, wordCount } from './sentences'
import { isSound } from './sound'
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

function questionsAbout(text: string): string[] {
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
  if (!/\d/.test(text)) ask.push('How many, how much or how long? One true number helps a reader most.')
  if (wordCount(text) > SUMMARY_WORDS)
    ask.push(
      `The summary has ${wordCount(text)} words; about ${SUMMARY_WORDS} are read in full. Which sentence could go?`,
    )
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

function improveSentence(before: string, tense: Tense): { after: string; change?: TextChange } {
  const used: (typeof WRITING_RULES)[number][] = []
  let after = before
  for (const rule of WRITING_RULES) {
    const next = rule.apply(after, tense)
    // What would not be whole English any more is left out: the person's words are better than broken ones.
    if (next === after || !isSound(after, next) || !isSound(before, next)) continue
    used.push(rule)
    after = next
  }
  if (after === before) return { after }
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
const askForVerb = (results: readonly { after: string }[]): string[] =>
  results
    .filter(({ after }) => WEAK_START.test(after))
    .slice(0, 2)
    .map(
      ({ after }) =>
        `Could “${after.slice(0, 80)}${after.length > 80 ? '…' : ''}” start with the verb for what you did?`,
    )

/**
 * Rewrites a text by fixed rules, sentence by sentence, so that each change can be taken or left on its own. Nothing is
 * added that is not in the text; what is missing becomes a question. A text that is not English is left alone.
 */
export function improveText(content: string): Improvement {
  const language = foreignLanguage(content)
  if (language) return { improvedContent: content, changes: [], questions: [], notice: englishOnly(language) }
  const sentences = sentencesOf(content)
  const results = sentences.map((sentence) => improveSentence(sentence, tenseOf(sentences)))
  return {
    improvedContent: results.map(({ after }) => after).join(' '),
    changes: results.flatMap(({ change }) => (change ? [change] : [])),
    questions: [...askForVerb(results), ...questionsAbout(content)].slice(0, MOST_QUESTIONS),
  }
}
