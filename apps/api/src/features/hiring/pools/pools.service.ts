import { randomUUID } from 'node:crypto'
import { In } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { HIRING_LIMITS } from '@tryka/domain'
import type { PoolDraft, PoolEntry, PoolPatch, TalentPools, TALENT_STATUSES } from '@tryka/domain'
import type { OneCall } from '../../../services/idempotency/idempotency'
import type { Change } from '../core/change'
import { nothingHere, refused, stale } from '../core/errors'
import { byId } from '../core/list'
import type { SectionDeps } from '../core/section'
import { CARD_FACTS, candidateCards } from '../people/candidate-cards'
import { awayFrom } from '../core/hidden'
import { isFindable } from '../core/reach'
import type { StoredTalentPoolRow } from './pool.table'
import { TalentPoolEntity, TalentPoolEntryEntity } from './pool.table'
import { CandidateEntity } from '../profile/candidate.table'
import { TeamMemberEntity } from '../team/team.table'
import type { MemberPlace } from '../core/places'

const MOST = 500

/** Segments with those members who may be found now: whoever hides is gone from lists and counts at once. */
export async function talentPools(
  manager: EntityManager,
  place: MemberPlace,
  now: Date,
): Promise<TalentPools> {
  const { marketId, companyId } = place
  const pools = await manager.find(TalentPoolEntity, {
    where: { marketId, companyId },
    order: { name: 'ASC', id: 'ASC' },
  })
  const entries = await manager.find(TalentPoolEntryEntity, {
    where: { marketId, poolId: In(pools.map(({ id }) => id)) },
    order: { addedAt: 'DESC', candidateId: 'ASC' },
  })
  const [people, team] = await Promise.all([
    manager.find(CandidateEntity, {
      select: {
        ...CARD_FACTS,
        visibleToRecruiters: true,
        includeInTalentDirectory: true,
        unlistedUntil: true,
      },
      where: { marketId, id: In(entries.map((entry) => entry.candidateId)) },
    }),
    manager.findBy(TeamMemberEntity, { marketId, companyId }),
  ])
  const away = await awayFrom(
    manager,
    place,
    people.map(({ id }) => id),
  )
  const shown = people.filter((person) => isFindable(person, away))
  const cards = byId(await candidateCards(manager, place, shown, { now }))
  const names = byId(team)
  const members = entries.flatMap(({ candidateId, poolId, status, note, addedBy, addedAt }) => {
    const candidate = cards.get(candidateId)
    if (!candidate) return []
    return { candidate, poolId, status, note, addedAt, addedBy: names.get(addedBy)?.name ?? 'The team' }
  })
  const count = (status: (typeof TALENT_STATUSES)[number]): number =>
    members.filter((member) => member.status === status).length
  return {
    pools: pools.map(({ id, name, version }) => ({
      id,
      name,
      version,
      size: members.filter(({ poolId }) => poolId === id).length,
    })),
    members: members.slice(0, MOST),
    counts: {
      Available: count('Available'),
      'In Process': count('In Process'),
      Negotiating: count('Negotiating'),
      total: members.length,
    },
  }
}

/** The talent pool of a company. Every answer is the whole section. */
export class PoolsService {
  constructor(private readonly deps: SectionDeps) {}

  get(place: MemberPlace): Promise<TalentPools> {
    return talentPools(this.deps.db.read, place, this.deps.clock.now())
  }

  create(place: MemberPlace, { name }: z.output<typeof PoolDraft>, call: OneCall): Promise<TalentPools> {
    const { marketId, companyId } = place
    return this.change(
      place,
      async ({ manager }) => {
        const count = await manager.countBy(TalentPoolEntity, { marketId, companyId })
        if (count >= HIRING_LIMITS.talentPools)
          throw refused(409, 'TOO_MANY', `Keep at most ${HIRING_LIMITS.talentPools} segments.`)
        await this.checkName(manager, place, name)
        await manager.insert(TalentPoolEntity, { id: randomUUID(), marketId, companyId, name, version: 1 })
      },
      call,
    )
  }

  rename(place: MemberPlace, id: string, { name, version }: z.output<typeof PoolPatch>) {
    return this.change(place, async ({ manager, now }) => {
      const pool = await this.find(manager, place, id)
      if (version !== pool.version) throw stale(await talentPools(manager, place, now))
      await this.checkName(manager, place, name, id)
      const where = { id, marketId: place.marketId }
      await manager.update(TalentPoolEntity, where, { name, version: version + 1 })
    })
  }

  remove(place: MemberPlace, id: string) {
    return this.change(place, async ({ manager, marketId }) => {
      await this.find(manager, place, id)
      await manager.delete(TalentPoolEntryEntity, { poolId: id, marketId })
      await manager.delete(TalentPoolEntity, { id, marketId })
    })
  }

  put(
    place: MemberPlace,
    { id: poolId, candidateId }: { id: string; candidateId: string },
    entry: z.output<typeof PoolEntry>,
  ) {
    const { marketId, member } = place
    return this.change(place, async ({ manager, at }) => {
      await this.find(manager, place, poolId)
      const person = await manager.findOneBy(CandidateEntity, { id: candidateId, marketId })
      const away = await awayFrom(manager, place, [candidateId])
      if (!person || !isFindable(person, away)) throw nothingHere('This person')
      const key = { poolId, candidateId, marketId }
      const changed = await manager.update(TalentPoolEntryEntity, key, entry)
      if (changed.affected) return
      await manager.insert(TalentPoolEntryEntity, { ...key, ...entry, addedBy: member.id, addedAt: at })
    })
  }

  removeMember(place: MemberPlace, { id: poolId, candidateId }: { id: string; candidateId: string }) {
    return this.change(place, async ({ manager, marketId }) => {
      await this.find(manager, place, poolId)
      const gone = await manager.delete(TalentPoolEntryEntity, { poolId, candidateId, marketId })
      if (!gone.affected) throw nothingHere('This person')
    })
  }

  private change(place: MemberPlace, work: (change: Change) => Promise<void>, call?: OneCall) {
    return this.deps.changes.run(
      place.marketId,
      { company: place.companyId },
      async (change) => {
        await work(change)
        change.touch({ company: place.companyId }, 'pools')
        return talentPools(change.manager, place, change.now)
      },
      call,
    )
  }

  private async find(
    manager: EntityManager,
    { marketId, companyId }: MemberPlace,
    id: string,
  ): Promise<StoredTalentPoolRow> {
    const pool = await manager.findOneBy(TalentPoolEntity, { id, marketId, companyId })
    if (!pool) throw nothingHere('This segment')
    return pool
  }

  private async checkName(manager: EntityManager, place: MemberPlace, name: string, except?: string) {
    const { marketId, companyId } = place
    const pools = await manager.findBy(TalentPoolEntity, { marketId, companyId })
    if (pools.some((pool) => pool.id !== except && pool.name.toLowerCase() === name.toLowerCase()))
      throw refused(409, 'NAME_TAKEN', 'There is a segment of this name already.')
  }
}
