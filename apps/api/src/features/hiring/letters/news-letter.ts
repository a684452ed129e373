import type { EntityManager } from 'typeorm'
import { ALWAYS } from '@tryka/domain'
import { quoted } from '../../../mail/quoted'
import type { Rendered } from '../../../services/outbox/letters'
import { dropped } from '../../../services/outbox/letters'
import type { OutboxRow } from '../../../services/outbox/outbox.table'
import type { NewsData } from '../core/candidate-mail'
import { isBlocked } from '../core/hidden'
import { shownNames, shownWords } from '../core/shown-names'
import { CandidateEntity } from '../profile/candidate.table'
import { isStillSo } from './still-so'

/**
 * News for a person, as long as the profile is theirs and what it tells of still stands. A block between the two holds
 * back everything but the end of what the person waits for, and that names nobody.
 */
export async function newsLetter(
  manager: EntityManager,
  { data, kind, companyId }: Pick<OutboxRow, 'data' | 'kind' | 'companyId'>,
  now: Date,
): Promise<Rendered> {
  const { candidateId, postingId, subject, said = subject, lines = [], quote, link, guard } = data as NewsData
  const person = await manager.findOneBy(CandidateEntity, { id: candidateId })
  if (!person?.accountId) return dropped('the profile is gone')
  // Somebody invites, or asks to talk; an offer and what becomes of an application are news.
  const invites = guard && !('offer' in guard)
  const apart = companyId !== null && (await isBlocked(manager, { candidateId, companyId }))
  if (apart && (guard || kind !== ALWAYS)) return dropped('blocked')
  if (guard && !(await isStillSo(manager, guard, now.toISOString()))) return dropped('not so any more')
  const names = companyId === null || apart ? null : await shownNames(manager, { companyId, postingId })
  const about = names ? shownWords(names) : ''
  const words = quote && names?.isWhole ? [`They write: ${quoted(quote)}`] : []
  const what = about ? `${said}: ${about}.` : `${said}.`
  const parts = [what, ...lines, ...words, link]
  return { letter: { subject, parts, ...(invites ? { strand: 'amber' as const } : {}) } }
}
