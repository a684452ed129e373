import { type Intent, INTENT_LABELS, INTENTS } from '@tryka/domain'
import { cleanText } from './clean-text'
import { isDistress } from './distress'
import { INTENT_SIGNS } from './intent-signs'
import { stemOf, tokensOf } from './tokens'

/** What a message was taken for: one thing, one of two, or nothing. */
export type Understood =
  | { readonly kind: 'one'; readonly intent: Intent }
  | { readonly kind: 'two'; readonly intents: readonly [Intent, Intent] }
  | { readonly kind: 'none' }

/** Under it nothing was understood. */
const LEAST = 3
/** Two that are as near as this are both offered. */
const NEAR = 1

const SIGNS = INTENTS.map((intent) => ({
  intent,
  phrases: INTENT_SIGNS[intent].phrases,
  stems: new Map(Object.entries(INTENT_SIGNS[intent].words).map(([word, weight]) => [stemOf(word), weight])),
}))
const plainOf = (text: string): string =>
  cleanText(text)
    .text.toLowerCase()
    .replace(/[’']/g, "'")
    .replace(/[^\p{L}\p{N}' -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const BY_LABEL = new Map(INTENTS.map((intent) => [plainOf(INTENT_LABELS[intent]), intent]))

/**
 * What somebody means, by the weight of stems and phrases: the same for the same message. Danger comes before all else,
 * and what a button says means what the button means.
 */
export function understand(message: string): Understood {
  if (isDistress(message)) return { kind: 'one', intent: 'distress' }
  const plain = plainOf(message)
  const named = BY_LABEL.get(plain)
  if (named) return { kind: 'one', intent: named }
  const stems = new Set(tokensOf(cleanText(message)).map(({ stem }) => stem))
  const ranked = SIGNS.map(({ intent, phrases, stems: weights }) => {
    const said = phrases.filter((phrase) => phrase.test(plain)).length
    const words = [...weights].reduce((sum, [stem, weight]) => sum + (stems.has(stem) ? weight : 0), 0)
    return { intent, weight: 4 * said + words }
  }).toSorted((a, b) => b.weight - a.weight)
  const [first, second] = ranked
  if (!first || first.weight < LEAST) return { kind: 'none' }
  if (second && second.weight >= LEAST && first.weight - second.weight < NEAR)
    return { kind: 'two', intents: [first.intent, second.intent] }
  return { kind: 'one', intent: first.intent }
}
