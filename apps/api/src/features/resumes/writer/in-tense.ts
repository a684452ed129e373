import { capitalise } from '../../../services/model/sentences'
import { isSurelyThing, isSurelyVerb, openingOf, tenseOfWord } from './verb-use'
import { pastOf, verbOf } from './verbs'

type Told = 'past' | 'present'

const COORDINATED = /(?:[,;]|\band|\bbut|\bthen)\s+(?:also\s+|then\s+)?(\p{L}+)/giu
/** What comes after it may belong to another verb. */
const CLAUSE = /\b(?:that|which|who|whose|where|when|while|so|to|for|by|before|after)\s+(?:\p{L}+)/iu
const FINISHED = /\d|\bonce\b|\blast\b|\bfirst\b/i
const HABIT = /\b(?:daily|weekly|monthly|regularly|every|each|always|usually)\b/i

const formIn = (word: string, tense: Told): string => {
  const verb = verbOf(word)
  if (!verb) return word
  return tense === 'past' ? pastOf(verb.base) : verb.base
}

const asTold = (word: string, like: string): string => (/^\p{Lu}/u.test(like) ? capitalise(word) : word)

/** The deeds that share the subject of the first one, in its new tense; undefined where a word may be either thing. */
function others(rest: string, tense: Told): string | undefined {
  let out = ''
  let done = 0
  for (const match of rest.matchAll(COORDINATED)) {
    const word = match[1] ?? ''
    const verb = verbOf(word)
    if (!verb || verb.form === 'past' || verb.form === 'participle') continue
    const start = match.index + match[0].length - word.length
    const after = rest.slice(start + word.length)
    if (isSurelyThing(word, after) || (verb.form === 'gerund' && !isSurelyVerb(word, after))) continue
    // "To plan and build the wards": the second goes with the first, and not with the verb in front.
    if (CLAUSE.test(rest.slice(0, match.index)) || !isSurelyVerb(word, after)) return undefined
    out += rest.slice(done, start) + formIn(word, tense)
    done = start + word.length
  }
  return out + rest.slice(done)
}

/**
 * A sentence that opens with a deed, in another tense: "Manage a ward and write the rota" as "Managed a ward and wrote the
 * rota". Where a word may be a thing as well as a deed the sentence stays as it is. What is told of work that goes on
 * becomes present only where it is a habit: a result that was reached stays in the past.
 */
export function inTense(sentence: string, tense: Told): string {
  const opening = openingOf(sentence)
  const verb = opening && verbOf(opening.word)
  if (!opening || !verb || verb.base === 'be' || verb.base === 'have') return sentence
  const { lead, word, rest } = opening
  if (!isSurelyVerb(word, rest)) return sentence
  const has = tenseOfWord(word)
  if (has === 'either' || (has === tense && verb.form !== 'third')) return sentence
  if (tense === 'present' && has === 'past' && (FINISHED.test(rest) || !HABIT.test(rest))) return sentence
  const changed = others(rest, tense)
  return changed === undefined ? sentence : lead + asTold(formIn(word, tense), word) + changed
}
