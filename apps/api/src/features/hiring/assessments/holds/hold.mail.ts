import type { EntityManager } from 'typeorm'
import { HOLD_NO_ACCUSATION, HOLD_RULES, holdReasonText, RECHECK_RULES } from '@tryka/domain'
import { quoted } from '../../../../mail/quoted'
import type { Rendered } from '../../../../services/outbox/letters'
import { dropped } from '../../../../services/outbox/letters'
import { skillOf } from '../attempt-tasks'
import type { AttemptRow } from '../attempt.table'
import { AttemptEntity } from '../attempt.table'
import type { HoldNews } from '../hold-news'
import { resultLink } from '../hold-news'
import type { HoldRow } from '../hold.table'
import { HoldEntity } from '../hold.table'
import { reasonsOf } from '../own-hold'

const dayOf = (at: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at))

function heldLetter({ signs, until }: HoldRow, attempt: AttemptRow): Rendered {
  const { tasks, right } = RECHECK_RULES
  const parts = [
    `Your ${skillOf(attempt)} result needs a second look before it counts.`,
    ...reasonsOf(signs).map((reason) => holdReasonText(reason, dayOf)),
    HOLD_NO_ACCUSATION,
    `Take ${tasks} more tasks: with ${right} right the result counts. Or appeal, and a person looks at it. Do one of them until ${dayOf(until)}; after that the result is not confirmed.`,
    { line: 'See your result:', link: resultLink(attempt.id) },
  ]
  return { letter: { subject: 'Your result needs a second look', parts } }
}

function outcomeOf(hold: HoldRow): string {
  if (hold.state === 'confirmed') return 'It is confirmed and counts from now on.'
  const nobody = 'It was not confirmed. Nobody but you can tell, and nothing anywhere went down.'
  const { state, decidedAt } = hold
  if (state !== 'not_confirmed' || decidedAt === null) return nobody
  return `${nobody} You can appeal for ${HOLD_RULES.appealDays} days.`
}

function decidedLetter(hold: HoldRow, attempt: AttemptRow): Rendered {
  const { reason } = hold
  const parts = [
    `The second look at your ${skillOf(attempt)} result is over.`,
    outcomeOf(hold),
    ...(reason === null ? [] : [`A person decided, and wrote: ${quoted(reason)}`]),
    { line: 'See your result:', link: resultLink(attempt.id) },
  ]
  return { letter: { subject: 'The second look at your result is over', parts } }
}

/** What is told of a hold, from what is stored when it goes out. */
export async function holdLetter(manager: EntityManager, data: object): Promise<Rendered> {
  const { about, holdId } = data as HoldNews
  const hold = await manager.findOneBy(HoldEntity, { id: holdId })
  if (!hold) return dropped('the hold is gone')
  if (about === 'held' && hold.state !== 'open') return dropped('it is over')
  const attempt = await manager.findOneByOrFail(AttemptEntity, { id: hold.attemptId })
  return about === 'held' ? heldLetter(hold, attempt) : decidedLetter(hold, attempt)
}
