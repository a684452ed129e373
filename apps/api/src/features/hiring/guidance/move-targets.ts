import type { EntityManager } from 'typeorm'
import { MOST_TARGETS } from '@tryka/domain'
import type { CandidateRef } from '../core/places'
import type { Twins } from '../core/twins'
import { PostingEntity } from '../postings/posting.table'
import { TargetEntity } from './target.table'

/** What a guest aims at goes along to another demo of theirs, newest first and as much as there is room for. */
export async function moveTargets(
  manager: EntityManager,
  { from, to, twins }: { from: CandidateRef; to: CandidateRef; twins: Twins },
): Promise<void> {
  const own = ({ marketId, candidateId }: CandidateRef) => ({ marketId, candidateId })
  const rows = await manager.find(TargetEntity, {
    where: own(from),
    order: { addedAt: 'DESC', kind: 'ASC', ref: 'ASC' },
  })
  let room = MOST_TARGETS - (await manager.countBy(TargetEntity, own(to)))
  for (const { kind, ref, addedAt } of rows) {
    const there = kind === 'posting' ? twins.of('posting', ref) : ref
    if (room <= 0 || there === null) continue
    const target = { ...own(to), kind, ref: there }
    if (await manager.existsBy(TargetEntity, target)) continue
    if (kind === 'posting' && !(await isOpen(manager, to.marketId, there))) continue
    await manager.insert(TargetEntity, { ...target, addedAt })
    room -= 1
  }
  await manager.delete(TargetEntity, own(from))
}

const isOpen = (manager: EntityManager, marketId: string, id: string): Promise<boolean> =>
  manager.existsBy(PostingEntity, { id, marketId, status: 'Active' })
