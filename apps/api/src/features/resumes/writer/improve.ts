import type { TextChange } from '@tryka/domain'
import { WRITING_RULES } from './improve-rules'
import { sentencesOf, wordCount } from './sentences'

export interface Improvement {
  improvedContent: string
  changes: TextChange[]
  questions: string[]
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

function improveSentence(before: string): { after: string; change?: TextChange } {
  const used: (typeof WRITING_RULES)[number][] = []
  let after = before
  for (const rule of WRITING_RULES) {
    const next = rule.apply(after)
    // A rule that would leave nothing behind is left out: the person's words are better than none.
    if (next === after || wordCount(next) === 0) continue
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

/**
 * Rewrites a text by fixed rules, sentence by sentence, so that each change can be taken or left on its own. Nothing is
 * added that is not in the text; what is missing becomes a question.
 */
export function improveText(content: string): Improvement {
  const results = sentencesOf(content).map(improveSentence)
  return {
    improvedContent: results.map(({ after }) => after).join(' '),
    changes: results.flatMap(({ change }) => (change ? [change] : [])),
    questions: questionsAbout(content),
  }
}
