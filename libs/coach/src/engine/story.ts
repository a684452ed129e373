import type { RubricLevel } from '@tryka/domain'
import { type Actions, actionsOf } from './actions'
import { type Clause, concreteAround, contentOf, type Reading } from './reading'
import type { Found } from './found'
import { FIRST_PERSON, hasPhrase, holds } from './phrases'
import { PAST_VERBS } from './words/verbs'
import * as words from './words/story-words'

const hasNumber = ({ tokens }: Clause): boolean => tokens.some(({ isNumber }) => isNumber)
const PRESENT = new Set('is are am'.split(' '))
const isPast = (clause: Clause): boolean =>
  clause.tokens.some(({ word }) => PAST_VERBS.has(word) || words.PAST_BEING.has(word)) ||
  (clause.tokens.some(({ word }) => word.endsWith('ed')) && !holds(clause, PRESENT))
const CONCRETE = 2

/** What the person did: one action, two, three and more; "we" acts, but much more of it holds it down. */
function action(reading: Reading, { own, others }: Actions): Found {
  if (own.length === 0) return { level: others.length > 0 ? 1 : 0, clauses: others.slice(0, 1) }
  const concrete = new Set(own.flatMap((clause) => [...clause.concrete]))
  const steps = own.filter((clause) => concreteAround(reading, clause) > 0).length
  const reached = steps >= 3 ? 4 : steps === 2 ? 3 : 2
  const isHeld = concrete.size < CONCRETE || others.length > 2 * own.length
  const level = isHeld ? 2 : reached
  return { level: level as RubricLevel, clauses: own.slice(0, level >= 3 ? 3 : 1) }
}

/** Where and when it was: what stands before the first own action, and the clause that holds its object. */
function situation(reading: Reading, { own }: Actions): Found {
  const { clauses } = reading
  const scene = clauses.slice(0, own[0] ? own[0].at + 2 : Math.ceil(clauses.length / 3))
  const told = scene.filter((clause) => isPast(clause) || hasPhrase(clause, words.TIME))
  const concrete = told.filter((clause) => concreteAround(reading, clause) >= CONCRETE)
  const placed = told.filter((clause) => clause.concrete.size > 0 || hasPhrase(clause, words.PLACE))
  const isWhen = scene.some((clause) => hasNumber(clause) || hasPhrase(clause, words.TIME))
  const isStake = scene.some((clause) => hasPhrase(clause, words.STAKE))
  if (concrete.length > 0) {
    const level = isWhen && isStake ? 4 : 3
    const more = scene.filter((clause) => hasPhrase(clause, words.STAKE))
    return { level, clauses: [...concrete.slice(0, 1), ...more].slice(0, 2) }
  }
  if (placed.length > 0) return { level: 2, clauses: placed.slice(0, 1) }
  const task = scene.filter((clause) => contentOf(clause).length > 0 && hasPhrase(clause, words.TASK))
  return { level: task.length > 0 ? 1 : 0, clauses: task.slice(0, 1) }
}

/** What came of it: behind the first own action, in the last two thirds. Without an own action it is nobody's. */
function result(reading: Reading, { own }: Actions, acted: RubricLevel): Found {
  const { clauses } = reading
  const from = Math.max((own[0]?.at ?? 0) + (own.length > 0 ? 1 : 0), Math.floor(clauses.length / 3))
  const isOutcome = (clause: Clause): boolean =>
    hasPhrase(clause, words.OUTCOME) ||
    (hasNumber(clause) && isPast(clause) && !holds(clause, FIRST_PERSON)) ||
    (hasPhrase(clause, words.AFTERWARDS) && contentOf(clause).length > 0)
  const found = clauses.slice(from).filter((clause) => isOutcome(clause) && !hasPhrase(clause, words.LEARNED))
  if (found.length === 0) return { level: 0, clauses: [] }
  const concrete = found.filter((clause) => concreteAround(reading, clause) >= CONCRETE)
  const known = concrete.filter((clause) => isKnown(reading, clause))
  const level = known.length > 0 ? 4 : concrete.length > 0 ? 3 : found.some(saysWhat) ? 2 : 1
  const best = known.length > 0 ? known : concrete.length > 0 ? concrete : found
  return { level: Math.min(level, acted <= 1 ? 2 : 4) as RubricLevel, clauses: best.slice(0, 2) }
}
const saysWhat = (clause: Clause): boolean => clause.concrete.size > 0 || hasNumber(clause)
/** Measured, or somebody noticed. */
const isKnown = ({ clauses }: Reading, clause: Clause): boolean => {
  const next = clauses[clause.at + 1]
  return [clause, ...(next && next.sentence === clause.sentence ? [next] : [])].some(
    (one) => hasNumber(one) || hasPhrase(one, words.NOTICED),
  )
}

/** What is different since, or was learned, with words that the story holds. */
function reflection(reading: Reading, { own }: Actions): Found {
  const { clauses } = reading
  const from = own[0] ? own[0].at + 1 : 0
  const after = clauses.slice(from)
  const learned = after.filter((clause) => hasPhrase(clause, words.LEARNED))
  const changed = after.filter((clause) => hasPhrase(clause, words.SINCE) && !learned.includes(clause))
  const concrete = changed.filter((clause) => concreteAround(reading, clause) >= CONCRETE)
  if (concrete[0]) {
    const [first] = concrete
    const rest = clauses.slice(first.at, first.at + 3)
    const inForce = rest.some((clause) => hasNumber(clause) || hasPhrase(clause, words.IN_FORCE))
    return { level: inForce ? 4 : 3, clauses: concrete.slice(0, 1) }
  }
  const said = [...learned, ...changed].filter((clause) => concreteAround(reading, clause) > 0)
  if (said.length > 0) return { level: 2, clauses: said.slice(0, 1) }
  return { level: learned.length > 0 ? 1 : 0, clauses: learned.slice(0, 1) }
}

/** The four parts of a story, by where they stand and what they are made of. */
export function storyOf(reading: Reading): Record<'action' | 'situation' | 'result' | 'reflection', Found> {
  const actions = actionsOf(reading)
  const acted = action(reading, actions)
  return {
    action: acted,
    situation: situation(reading, actions),
    result: result(reading, actions, acted.level),
    reflection: reflection(reading, actions),
  }
}
