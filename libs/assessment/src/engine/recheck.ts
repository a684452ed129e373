import { RECHECK_RULES } from '@tryka/domain'
import type { Chance } from './model'
import type { Candidate } from './select'

/** The easier tasks tell best whether a result holds: who has it does most of them, who is far below does few. */
export const aroundOf = (theta: number): number => theta - RECHECK_RULES.below

export interface RecheckSelection {
  tasks: readonly Candidate[]
  /** What this re-check gave so far. */
  given: readonly Pick<Candidate, 'id' | 'topic'>[]
  /** The difficulty that is wanted. */
  around: number
  /** Met by the person before. */
  met: ReadonlySet<string>
  /** Given to too many people of late. */
  capped: ReadonlySet<string>
}

/** One of so many is drawn. */
const AMONG = 5

type Rule = (task: Candidate) => boolean

/**
 * The next task of a re-check: one of the five whose difficulty is nearest, of a topic that had fewest. None asks for
 * code: nobody waits for a grader. Where the rules leave none the topics give way first, then the cap, and tasks met
 * before come last.
 * @returns undefined when every task was given.
 */
export function selectNear(
  { tasks, given, around, met, capped }: RecheckSelection,
  chance: Chance,
): Candidate | undefined {
  const used = new Set(given.map(({ id }) => id))
  const open = tasks.filter(({ id, code }) => !code && !used.has(id))
  const served = (topic: string) => given.filter((one) => one.topic === topic).length
  const least = Math.min(...open.map(({ topic }) => served(topic)))
  const isSpread: Rule = ({ topic }) => served(topic) === least
  const isFresh: Rule = ({ id }) => !met.has(id)
  const isRare: Rule = ({ id }) => !capped.has(id)
  for (const step of [[isSpread, isFresh, isRare], [isFresh, isRare], [isFresh], []]) {
    const near = open
      .filter((task) => step.every((holds) => holds(task)))
      .sort((x, y) => Math.abs(x.item.b - around) - Math.abs(y.item.b - around))
      .slice(0, AMONG)
    if (near.length > 0) return near[Math.floor(chance() * near.length)]
  }
  return undefined
}
