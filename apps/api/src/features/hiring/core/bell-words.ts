import type { EntityManager } from 'typeorm'
import { In, IsNull } from 'typeorm'
import { PUSH_BRIEFS } from '@tryka/domain'
import type { StoredNotificationRow } from '../messages/message.table'
import { PostingEntity } from '../postings/posting.table'
import { CompanyEntity } from '../team/team.table'

export type BellLine = Pick<
  StoredNotificationRow,
  'side' | 'type' | 'title' | 'brief' | 'companyId' | 'postingId'
>

/** A line without names; older ones have the usual words of their kind. */
export const briefOf = ({ brief, type }: Pick<BellLine, 'brief' | 'type'>): string =>
  brief ?? PUSH_BRIEFS[type]

/**
 * What lines under bells say now, in the same order: to a person none names a company or a posting that was taken down
 * since, under the bell or in a push. A team reads on about what is its own.
 */
export async function bellWords(manager: EntityManager, lines: readonly BellLine[]): Promise<string[]> {
  const told = lines.filter(({ side, companyId }) => side === 'candidate' && companyId !== null)
  const shown = { hiddenDecisionId: IsNull() }
  const select = { id: true } as const
  const idsOf = (key: 'companyId' | 'postingId') => In([...new Set(told.flatMap((line) => line[key] ?? []))])
  const [companies, postings] = told.length
    ? await Promise.all([
        manager.find(CompanyEntity, { select, where: { id: idsOf('companyId'), ...shown } }),
        manager.find(PostingEntity, { select, where: { id: idsOf('postingId'), ...shown } }),
      ])
    : [[], []]
  const ids = new Set([...companies, ...postings].map(({ id }) => id))
  const isWhole = ({ companyId, postingId }: BellLine) =>
    [companyId, postingId].every((id) => id === null || ids.has(id))
  return lines.map((line) => (told.includes(line) && !isWhole(line) ? `${briefOf(line)}.` : line.title))
}
