import { In } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { notYourPosting } from './errors'
import { PostingMemberEntity } from '../postings/posting.table'
import type { MemberPlace } from './places'

/** On which postings a member may act: Admins on all of the company, others where they are members. */
export type Scope = (postingId: string) => boolean

export async function scopeOf(
  manager: EntityManager,
  { marketId, member }: Pick<MemberPlace, 'marketId' | 'member'>,
  postingIds: readonly string[],
): Promise<Scope> {
  if (member.role === 'Admin') return () => true
  const duties = await manager.findBy(PostingMemberEntity, {
    marketId,
    memberId: member.id,
    postingId: In([...postingIds]),
  })
  const own = new Set(duties.map(({ postingId }) => postingId))
  return (postingId) => own.has(postingId)
}

/** Throws unless the member may act on this posting. */
export async function mustWorkOn(
  manager: EntityManager,
  place: MemberPlace,
  postingId: string,
): Promise<void> {
  const may = await scopeOf(manager, place, [postingId])
  if (!may(postingId)) throw notYourPosting()
}
