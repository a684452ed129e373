import type { Clause, Reading } from './reading'
import { hasPhrase } from './phrases'
import { isContent } from './tokens'
import { FUNCTION_WORDS } from './words/function-words'
import { TIME } from './words/story-words'
import { BASE_VERBS, BETWEEN, NOT_DONE, PAST_VERBS, STATE_VERBS } from './words/verbs'

export interface Actions {
  /** Clauses in which the person acts, in their order; the same thing done twice counts once. */
  readonly own: readonly Clause[]
  /** Clauses in which only others or "we" act. */
  readonly others: readonly Clause[]
}

const OWN = new Set(['i', "i've", "i'd"])
const SHARED = new Set(['we', "we've", "we'd", 'team', 'they', 'colleagues', 'everyone', 'everybody'])
const POINTING = new Set(['it', 'them', 'this', 'that', 'these', 'those'])

type Actor = 'own' | 'shared'
interface Deed {
  actor: Actor
  verb: string
  object: readonly string[]
}

const isDeed = (word: string): boolean =>
  !STATE_VERBS.has(word) && (PAST_VERBS.has(word) || BASE_VERBS.has(word))

/** A verb of doing behind a subject, with what it was done to. Null for wishes, habits and states. */
function deedOf(clause: Clause, actorBefore: Actor | null, isStory: boolean): Deed | null {
  const { tokens } = clause
  const subjectAt = tokens.findIndex(({ word }) => OWN.has(word) || SHARED.has(word))
  const subject = tokens[subjectAt]?.word
  const actor: Actor | null = subject ? (OWN.has(subject) ? 'own' : 'shared') : null
  let at = subjectAt + 1
  if (actor === null) {
    // Joined to the verb before it: "I paused the bridge, then wrote a replay".
    at = 0
    while (FUNCTION_WORDS.has(tokens[at]?.word ?? '') && at < 3) at += 1
    if (!PAST_VERBS.has(tokens[at]?.word ?? '') || !actorBefore) return null
  }
  while (BETWEEN.has(tokens[at]?.word ?? '') || /ly$/.test(tokens[at]?.word ?? '')) at += 1
  const verb = tokens[at]
  if (!verb || NOT_DONE.has(verb.word) || !isDeed(verb.word)) return null
  if (actor === null && !PAST_VERBS.has(verb.word)) return null
  const rest = tokens.slice(at + 1)
  const object = rest.filter(isContent).map(({ stem }) => stem)
  const points = rest.some(({ word }) => POINTING.has(word)) && clause.at > 0
  if (object.length === 0 && !points) return null
  // A base form is a past of learners where something is told, and a habit elsewhere.
  if (!PAST_VERBS.has(verb.word) && (clause.concrete.size === 0 || !isStory)) return null
  return { actor: actor ?? actorBefore ?? 'shared', verb: verb.stem, object }
}

/** Who did what in an answer. */
export function actionsOf({ clauses }: Reading): Actions {
  const own: Clause[] = []
  const others: Clause[] = []
  const done = new Set<string>()
  const isStory = clauses.some(
    (clause) =>
      hasPhrase(clause, TIME) || clause.tokens.some(({ word }) => word === 'was' || word === 'were'),
  )
  let actor: Actor | null = null
  let sentence = -1
  for (const clause of clauses) {
    // The subject of one sentence does not act in the next.
    if (clause.sentence !== sentence && clause.tokens.length > 0) {
      const opens = clause.tokens[0]?.word ?? ''
      if (!PAST_VERBS.has(opens) && !BETWEEN.has(opens)) actor = null
      sentence = clause.sentence
    }
    const deed = deedOf(clause, actor, isStory)
    if (!deed) {
      if (clause.tokens.some(({ word }) => SHARED.has(word))) actor = 'shared'
      else if (clause.tokens.some(({ word }) => OWN.has(word))) actor = 'own'
      continue
    }
    actor = deed.actor
    const key = `${deed.verb} ${deed.object.join(' ')}`
    if (done.has(key)) continue
    done.add(key)
    if (deed.actor === 'own') own.push(clause)
    else others.push(clause)
  }
  return { own, others }
}
