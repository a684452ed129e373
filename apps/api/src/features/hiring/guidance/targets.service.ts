import type { EntityManager } from 'typeorm'
import { roleOf } from '@tryka/coach'
import { MOST_TARGETS, type TargetRef, type Targets } from '@tryka/domain'
import { isBlocked, postingsAway } from '../core/hidden'
import { nothingHere, refused } from '../core/errors'
import type { CandidatePlace } from '../core/places'
import type { SectionDeps } from '../core/section'
import type { MatchLists } from '../matching/lists'
import { PostingEntity } from '../postings/posting.table'
import { findTargets, type FoundTarget } from './find-targets'
import { TargetEntity } from './target.table'

const toTarget = ({ skills: _skills, job: _job, ...target }: FoundTarget) => target

/** What somebody aims at. No company's route reads any of it. */
export class TargetsService {
  constructor(
    private readonly deps: Pick<SectionDeps, 'db' | 'clock' | 'changes'>,
    private readonly lists: MatchLists,
  ) {}

  async list(place: CandidatePlace): Promise<Targets> {
    const { db, clock } = this.deps
    const { targets } = await findTargets(db.read, this.lists, place, clock.now())
    return { items: targets.map(toTarget), most: MOST_TARGETS }
  }

  async add(place: CandidatePlace, { kind, ref }: TargetRef): Promise<Targets> {
    const { marketId, candidateId } = place
    await this.change(place, async (manager, addedAt) => {
      if (kind === 'posting') await checkOpen(manager, place, { id: ref, at: addedAt })
      else if (!roleOf(ref)) throw nothingHere('This role')
      const row = { marketId, candidateId, kind, ref }
      if (await manager.existsBy(TargetEntity, row)) return
      if ((await manager.countBy(TargetEntity, { marketId, candidateId })) >= MOST_TARGETS)
        throw refused(409, 'MANY_TARGETS', `Aim at ${MOST_TARGETS} at most. Take one away first.`)
      await manager.insert(TargetEntity, { ...row, addedAt })
    })
    return this.list(place)
  }

  /** What is not there need not be taken away. */
  async remove(place: CandidatePlace, { kind, ref }: TargetRef): Promise<Targets> {
    const { marketId, candidateId } = place
    await this.change(place, async (manager) => {
      await manager.delete(TargetEntity, { marketId, candidateId, kind, ref })
    })
    return this.list(place)
  }

  private change(
    { marketId, accountId, candidateId }: CandidatePlace,
    work: (manager: EntityManager, at: string) => Promise<void>,
  ): Promise<void> {
    const holds = { account: accountId, person: candidateId }
    return this.deps.changes.run(marketId, holds, ({ manager, at }) => work(manager, at))
  }
}

/** Throws as the job's own page does: what is not there, what is hidden from the person, what is closed. */
async function checkOpen(
  manager: EntityManager,
  { marketId, candidateId }: CandidatePlace,
  { id, at }: { id: string; at: string },
): Promise<void> {
  const row = await manager.findOneBy(PostingEntity, { id, marketId })
  if (!row || row.firstActivatedAt === null) throw nothingHere('This job')
  if (await isBlocked(manager, { candidateId, companyId: row.companyId })) throw nothingHere('This job')
  const away = await postingsAway(manager, { marketId, candidateId, at }, [id])
  if (row.status !== 'Active' || away.size) throw refused(410, 'JOB_CLOSED', 'This job is closed.')
}
