import type { RaiseGuidance } from '@tryka/domain'
import { crossingText, raiseText } from '@tryka/domain'
import { type Answer, type Asked, factsAt, go, hrefTo } from './answer'
import { counted } from './counted'
import { jobOf } from './match'
import { NO_TARGETS } from './path'

type Raise = RaiseGuidance['items'][number]

/** Where a change is made. */
const placeOf = ({ change }: Pick<Raise, 'change'>): string => {
  if (change.kind === 'remote' || change.kind === 'type') return hrefTo('profile')
  return hrefTo('skills', change.kind === 'add' ? { add: change.skill } : { assess: change.skill })
}

/** `Verify Rust: at least +3 on 7 of 12 targets, +21 in all. 2 reach Good.` */
function raiseWords(raise: Raise, targets: number): string {
  const { action, sum, median, raised } = raise
  const isAlike = sum === median * raised
  const all = isAlike && raised > 1 ? `, +${sum} in all` : ''
  const crossing = crossingText(raise)
  return `${action}: ${raiseText(raise, targets).replace(/^At/, 'at')}${all}.${crossing ? ` ${crossing}.` : ''}`
}

/** What each single change would do to the match of every target; with a job open, to that one first. */
export async function raiseAnswer(asked: Asked): Promise<Answer> {
  const [job, across] = [await jobOf(asked), await asked.sources.guidance.match(asked.place, false)]
  const fact = factsAt(asked)
  const { items, total, targets, asOf } = across
  const here = (job?.match.improve ?? []).map(({ action, delta, change }, n) =>
    fact(`here-${n + 1}`, `${job?.title ?? ''}: ${action}, +${delta}.`, {
      value: delta,
      unit: 'points',
      href: placeOf({ change }),
    }),
  )
  if (targets === 0 && here.length === 0) return NO_TARGETS
  const raises = items.map((raise, n) =>
    fact(`raise-${n + 1}`, raiseWords(raise, targets), {
      value: raise.sum,
      unit: 'points',
      n: targets,
      href: placeOf(raise),
      asOf,
    }),
  )
  const changes = fact('changes', `${counted(total, 'change')} would raise the match of your targets.`, {
    value: total,
    unit: 'changes',
    n: targets,
    href: hrefTo('learning'),
    asOf,
  })
  const [first] = [...(job?.match.improve ?? []), ...items]
  if (!first)
    return {
      say: `No single change would raise the match of your ${counted(targets, 'target')}.`,
      facts: [],
      actions: [go('See my path', 'learning')],
    }
  return {
    say: 'Each change is run through the match itself. Doing it changes these numbers by exactly that.',
    facts: [...here, ...raises, ...(total > 0 ? [changes] : [])],
    actions: [
      total > items.length
        ? go(`See all ${total} changes`, 'learning')
        : { label: first.action, href: placeOf(first) },
    ],
  }
}
