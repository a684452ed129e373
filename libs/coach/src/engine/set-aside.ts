import type { SetAsideReason } from '@tryka/domain'
import { unmasked } from './clean-text'
import { grouped } from './clauses'
import type { Token } from './tokens'
import { FUNCTION_WORDS } from './words/function-words'

export interface Aside {
  readonly sentence: number
  readonly why: SetAsideReason
}

/** What is said to whoever scores, in the languages in which it was tried. */
const TO_THE_GRADER: readonly RegExp[] = [
  /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(rubric|instruction|prompt|rule|criteri|guideline|above|previous)/,
  /(^|[,;:]|\b(please|and|then|must|should|now|to|you)) *(give|award|assign|grant|rate|score|grade|mark) (me|us|it|this|that|my|the answer|the candidate|every|all|each|full|4|four|100|10|ten|a|an|the)\b.{0,40}(marks?|scores?|points?|grades?|levels?|credit|criteri|out of|\b(4|four|10|ten|100)\b)/,
  /\b(full|maximum|perfect|top) (marks?|credit|grades?)\b/,
  /\b(you are|act as|pretend to be|as) (now )?(an? |the )?(grader|assistant|ai|examiner|judge|scorer|evaluator|language model)\b/,
  /^\s*(system|assistant|developer) ?:|<\|?(system|im_start|assistant)/,
  /\b(dear|hello|hi|hey|attention|note to( the)?) (grader|scorer|evaluator|coach|examiner|ai|judge)\b/,
  /\b(evaluation|grading|scoring|rating) (system|model|team|committee)\b|\bmust be (awarded|given|scored|rated|graded)\b/,
  /\b(output|return|print) (a |the )?(score|grade|rating)\b|\bno missing points\b|\brated \d+ out of \d+\b/,
  /^\s*(framing|evidence|correctness|checking|reasoning|situation|task|action|result|reflection|reason|fit|clarity) ?:/,
  /<\/?(answer|grading|grade|score|rating|system|user|assistant|instructions?)>|\bthe candidate (gave|has|shows?|showed|names?|named|asked|told|meets?|met|demonstrates?|demonstrated)\b/,
  /\b(evidence|reason|fit|question|clarity|correctness|checking|reasoning|example|structure|numbers|action|result|situation|reflection) ?= ?\d/,
  /\bthis answer (deserves|should (get|receive|score)|is (perfect|worth))/,
  /\b(ignora|ignore[zr]?|ignorier\w*|vergiss|olvida|oublie[zr]?|ignorera|negeer|zignoruj)\b.{0,40}(instruc|anweisung|regel|consigne|rubric|istruzion|instrukc|bewertung|tidigare)/,
  /忽略.{0,12}(指令|规则|評分|评分|以上)|満点|满分|指示を無視|игнорируй|поставь.{0,20}(балл|оценк)|تجاهل|निर्देशों को अनदेखा|पूरे अंक/,
]

const speaksToGrader = (sentence: string): boolean => {
  const plain = unmasked(sentence).toLowerCase()
  return TO_THE_GRADER.some((pattern) => pattern.test(plain))
}

const GRAM = 5
const gramsOf = (stems: readonly string[]): string[] =>
  stems.length < GRAM
    ? []
    : Array.from({ length: stems.length - GRAM + 1 }, (_, index) =>
        stems.slice(index, index + GRAM).join(' '),
      )

/** How much of the five-word runs of a sentence stands in another text, 0 to 1. */
const containment = (grams: readonly string[], others: ReadonlySet<string>): number =>
  grams.length === 0 ? 0 : grams.filter((gram) => others.has(gram)).length / grams.length

/** A short sentence may do with one word of grammar. */
const SHORT = 10
/** Commas of an enumeration that is longer than anybody says. */
const MANY = 6

/** Fewer than two words of grammar among five and more, or a comma for every three words. */
function isList(sentence: readonly Token[], text: string): boolean {
  if (sentence.length < GRAM) return false
  const grammar = sentence.filter(({ word }) => FUNCTION_WORDS.has(word)).length
  const commas = text.split(/,(?!\d)/).length - 1
  if (grammar < 2) return sentence.length >= SHORT || commas >= 3
  if (commas >= MANY && commas * 4 >= sentence.length) return true
  return commas * 3 >= sentence.length && sentence.length > 2 * GRAM
}

/**
 * The sentences that do not count, each with the first reason that holds: they speak to whoever scores, are copied
 * from `sources` (the question, its examples), were said before, or name words without a sentence around them.
 */
export function setAside(
  text: string,
  tokens: readonly Token[],
  sources: readonly (readonly string[])[],
): Aside[] {
  const copied = new Set(sources.flatMap(gramsOf))
  const said = new Set<string>()
  const whole = new Set<string>()
  return grouped(tokens, 'sentence').flatMap((sentence): Aside[] => {
    const [first, last] = [sentence[0], sentence.at(-1)]
    if (!first || !last) return []
    const stems = sentence.map(({ stem }) => stem)
    const grams = gramsOf(stems)
    const line = stems.join(' ')
    const words = text.slice(first.start, last.end)
    const why = speaksToGrader(words)
      ? 'grader'
      : containment(grams, copied) > 0.5
        ? 'copied'
        : whole.has(line) || containment(grams, said) > 0.5
          ? 'repeated'
          : isList(sentence, words)
            ? 'list'
            : null
    whole.add(line)
    for (const gram of grams) said.add(gram)
    return why ? [{ sentence: first.sentence, why }] : []
  })
}
