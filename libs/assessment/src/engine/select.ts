import type { Chance, ItemParameters } from './model'
import { information } from './model'

/** A task that could be given. */
export interface Candidate {
  id: string
  topic: string
  /** The authors' difficulty, 1 to 5. */
  grade: number
  code: boolean
  item: ItemParameters
}

/** What was given so far in this attempt, in order. */
export interface Given extends Pick<Candidate, 'id' | 'topic' | 'code'> {
  /** It counts for nothing, so it serves no topic. */
  isPilot?: boolean
}

export interface Selection {
  tasks: readonly Candidate[]
  given: readonly Given[]
  /** Share of each topic, summing to 1. */
  shares: Readonly<Record<string, number>>
  theta: number
  /** Met in an earlier attempt of the same person. */
  met: ReadonlySet<string>
  /** Given to too many people of late. */
  capped: ReadonlySet<string>
}

/** The best of so many is drawn by chance (randomesque; Kingsbury and Zara 1989). */
const AMONG = 5
const MOST_CODE = 3
/** Where everybody begins. */
const FIRST_GRADES = [2, 3]
/** How far a topic may be ahead of the one that is served least, in tasks. */
const AHEAD = 1

/** How many tasks each topic is ahead of its share. */
function leads({ given, shares }: Selection): Map<string, number> {
  const counts = new Map(Object.keys(shares).map((topic) => [topic, 0]))
  const counting = given.filter(({ isPilot }) => !isPilot)
  for (const { topic } of counting) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  return new Map([...counts].map(([topic, n]) => [topic, n - (shares[topic] ?? 0) * counting.length]))
}

/** Three tasks of code at most, and never two in a row. */
export const isCodeOver = (given: readonly Given[]): boolean =>
  (given.at(-1)?.code ?? false) || given.filter(({ code }) => code).length >= MOST_CODE

type Rule = (task: Candidate) => boolean

function rules(selection: Selection): Record<'topic' | 'code' | 'first' | 'met' | 'capped', Rule> {
  const { given, met, capped } = selection
  const ahead = leads(selection)
  const least = Math.min(...ahead.values())
  const noCode = isCodeOver(given)
  return {
    topic: ({ topic }) => (ahead.get(topic) ?? 0) - least <= AHEAD + 1e-9,
    code: ({ code }) => !(code && noCode),
    first: ({ grade }) => given.length > 0 || FIRST_GRADES.includes(grade),
    met: ({ id }) => !met.has(id),
    capped: ({ id }) => !capped.has(id),
  }
}

const mostTelling = (tasks: readonly Candidate[], theta: number): Candidate[] =>
  tasks
    .map((task) => ({ task, tells: information(theta, task.item) }))
    .sort((x, y) => y.tells - x.tells)
    .slice(0, AMONG)
    .map(({ task }) => task)

/**
 * The next task: the first any of grade 2 or 3, each after it one of the five that tell most at the ability so far. Where the rules leave none, the balance of
 * topics gives way first, then the cap, and tasks met in an earlier attempt come last; no task comes twice in one.
 * @returns undefined when every task was given.
 */
export function selectTask(selection: Selection, chance: Chance): Candidate | undefined {
  const { tasks, given, theta } = selection
  const used = new Set(given.map(({ id }) => id))
  const { topic, code, first, met, capped } = rules(selection)
  const steps: Rule[][] = [[topic, code, first, met, capped], [code, met, capped], [code, met], [code], []]
  const open = tasks.filter(({ id }) => !used.has(id))
  for (const step of steps) {
    const fit = open.filter((task) => step.every((holds) => holds(task)))
    if (fit.length === 0) continue
    const best = given.length === 0 ? fit : mostTelling(fit, theta)
    return best[Math.floor(chance() * best.length)]
  }
  return undefined
}
