import type { EntityManager } from 'typeorm'
import { In, IsNull, LessThanOrEqual } from 'typeorm'
import { dashboardPath, teamPlace } from '@tryka/domain'
import { quoted } from '../../../mail/quoted'
import type { Rendered } from '../../../services/outbox/letters'
import { dropped } from '../../../services/outbox/letters'
import { ApplicationEntity } from '../applications/application.table'
import { byId } from '../core/list'
import { companyStateOf } from '../core/hidden'
import type { StoredPostingRow } from '../postings/posting.table'
import { PostingEntity, PostingMemberEntity } from '../postings/posting.table'
import type { StoredMemberRow } from '../team/team.table'
import { TeamMemberEntity } from '../team/team.table'
import type { AnswersDueData } from '../time/answers-due'

/** Postings named in one mail. */
const MOST = 10

interface Late {
  posting: StoredPostingRow
  count: number
}

/** How many answers are late for each posting that a member follows, the most first. */
async function lateOf(
  manager: EntityManager,
  { id: memberId, role, marketId, companyId }: StoredMemberRow,
  at: string,
): Promise<Late[]> {
  const duties = await manager.findBy(PostingMemberEntity, { marketId, memberId })
  const own = role === 'Admin' ? {} : { postingId: In(duties.map(({ postingId }) => postingId)) }
  const found = await manager
    .createQueryBuilder(ApplicationEntity, 'a')
    .select('a.postingId', 'id')
    .addSelect('COUNT(*)', 'n')
    .where({ marketId, companyId, stage: In(['applied', 'under_review']), replyDueAt: LessThanOrEqual(at) })
    .andWhere(own)
    .groupBy('a.postingId')
    .getRawMany<{ id: string; n: string | number }>()
  const postings = byId(await manager.findBy(PostingEntity, { id: In(found.map(({ id }) => id)) }))
  const late = found.flatMap(({ id, n }) => {
    const posting = postings.get(id)
    return posting ? [{ posting, count: Number(n) }] : []
  })
  return late.sort((a, b) => b.count - a.count || (a.posting.id < b.posting.id ? -1 : 1))
}

/** One line a posting, as late as it is when the letter is made. */
export async function answersDueLetter(manager: EntityManager, data: object, now: Date): Promise<Rendered> {
  const { memberId, companyId } = data as AnswersDueData
  const at = now.toISOString()
  const member = await manager.findOneBy(TeamMemberEntity, { id: memberId, companyId, removedAt: IsNull() })
  if (!member) return dropped('left the team')
  if ((await companyStateOf(manager, companyId, at)) !== 'verified') return dropped('the company rests')
  const late = await lateOf(manager, member, at)
  const [first] = late
  if (!first) return dropped('answered meanwhile')
  const more = late.length - MOST
  const lines = late
    .slice(0, MOST)
    .map(({ posting, count }) => `${quoted(posting.title)}: ${count === 1 ? '1 person' : `${count} people`}`)
  const link = dashboardPath('company', 'applications', {
    ...(late.length === 1 ? { posting: first.posting.id } : {}),
    place: teamPlace(companyId),
  })
  return {
    letter: {
      subject: 'Answers are due',
      parts: [
        'These people wait longer than you said that they would:',
        [...lines, ...(more > 0 ? [`and ${more} more postings`] : [])].join('\n'),
        { line: 'Answer them in your dashboard:', link },
      ],
    },
  }
}
