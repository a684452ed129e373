import type { RubricLevel } from '@tryka/domain'
import type { Found } from './found'
import { hasPhrase, type Phrase } from './phrases'
import { type Clause, concreteAround, contentOf, type Reading } from './reading'
import type { Signs } from './words/sign-words'

const CONCRETE = 2
/** Kinds that only add to others: alone they show nothing of the criterion. */
const isLead = (kind: string): boolean => !kind.startsWith('+')

const numbersIn = ({ tokens }: Clause): number => tokens.filter(({ isNumber }) => isNumber).length
/**
 * A question mark asks, what somebody did is an instance, units without a number are no estimate, and two numbers in a
 * clause are computed with, whatever the verb.
 */
function shows(
  { clean }: Reading,
  acts: readonly Clause[],
  { clause, kind, wanted }: { clause: Clause; kind: string; wanted: readonly Phrase[] },
): boolean {
  const end = clause.tokens.at(-1)?.end ?? 0
  if (kind === 'question' && clean.text.slice(end, end + 2).includes('?')) return true
  if ((kind === 'shows' || kind === 'instance') && acts.includes(clause)) return true
  if (kind === 'units') return numbersIn(clause) > 0 && hasPhrase(clause, wanted)
  return hasPhrase(clause, wanted) || (kind === 'computes' && numbersIn(clause) > 1)
}

/**
 * How far signs carry a criterion. Sentences with a sign that say nothing of this story alone hint at it: 1. One that
 * does is 2, two are 3 and three are 4 where two kinds of sign meet, else one less.
 */
export function signed(reading: Reading, signs: Signs, acts: readonly Clause[] = []): Found {
  const kinds = Object.entries(signs)
  const seen = new Set<string>()
  const found: { clause: Clause; isConcrete: boolean; meets: number }[] = []
  for (const clause of reading.clauses) {
    const here = kinds
      .filter(([kind, wanted]) => shows(reading, acts, { clause, kind, wanted }))
      .map(([kind]) => kind)
    if (!here.some(isLead) || contentOf(clause).length === 0) continue
    const next = reading.clauses[clause.at + 1]
    const near = next ? kinds.filter(([kind, wanted]) => !isLead(kind) && hasPhrase(next, wanted)) : []
    for (const kind of [...here, ...near.map(([name]) => name)]) seen.add(kind)
    const isConcrete = concreteAround(reading, clause) >= CONCRETE
    found.push({ clause, isConcrete, meets: here.length })
  }
  const concrete = found.filter(({ isConcrete }) => isConcrete)
  const meet = seen.size >= 2 ? 1 : 0
  const level =
    found.length === 0 ? 0 : concrete.length === 0 ? 1 : Math.max(2, Math.min(3, concrete.length) + meet)
  const best = (concrete.length > 0 ? concrete : found).toSorted((a, b) => b.meets - a.meets)
  return { level: level as RubricLevel, clauses: best.slice(0, 2).map(({ clause }) => clause) }
}
