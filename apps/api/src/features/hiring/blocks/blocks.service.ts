import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import type { BlockList, BlockTarget } from '@tryka/domain'
import { MOST_BLOCKS } from '@tryka/domain'
import type { Database } from '../../../db/database'
import type { Change, Changes } from '../core/change'
import { nothingHere, refused } from '../core/errors'
import { byId } from '../core/list'
import type { Place } from '../core/places'
import { contactFactsOf, isFindable } from '../core/reach'
import { CandidateEntity } from '../profile/candidate.table'
import { CompanyEntity } from '../team/team.table'
import { BlockEntity } from './block.table'

const OTHER: Record<Place['side'], BlockTarget> = { candidate: 'company', company: 'person' }

const wrongTarget = () => refused(400, 'BLOCK_TARGET', 'A person blocks companies, a company blocks people.')
const tooMany = () => refused(409, 'TOO_MANY', `Block at most ${MOST_BLOCKS}.`)

const ownOf = (place: Place) =>
  place.side === 'candidate'
    ? ({ byType: 'person', byId: place.candidateId } as const)
    : ({ byType: 'company', byId: place.companyId } as const)

/** Each side sees less of the other, or more again; whose doing it was is not said. */
const touchPair = (change: Change, place: Place, targetId: string): void =>
  change.touchSides(
    place.side === 'candidate'
      ? { candidateId: place.candidateId, companyId: targetId }
      : { candidateId: targetId, companyId: place.companyId },
    'applications',
    'messages',
    'invitations',
    'pools',
    'postings',
  )

/** Whoever writes to the other side first holds the person and shares the company: a block is before it or after. */
const holdsOf = (place: Place) =>
  place.side === 'candidate' ? { person: place.candidateId } : { company: place.companyId }

/** Blocks of a place. Both sides stop finding and writing to each other at the next request, and nobody is told. */
export class BlocksService {
  constructor(
    private readonly db: Database,
    private readonly changes: Changes,
  ) {}

  async list(place: Place): Promise<BlockList> {
    const { read } = this.db
    const rows = await read.find(BlockEntity, {
      where: ownOf(place),
      order: { at: 'DESC', targetId: 'ASC' },
      take: MOST_BLOCKS,
    })
    const where = { marketId: place.marketId, id: In(rows.map(({ targetId }) => targetId)) }
    const select = { id: true, name: true } as const
    const named = byId<{ id: string; name: string }>(
      await (place.side === 'candidate'
        ? read.find(CompanyEntity, { select, where })
        : read.find(CandidateEntity, { select, where })),
    )
    return {
      items: rows.flatMap(({ targetType: type, targetId: id, at }) => {
        const name = named.get(id)?.name
        return name === undefined ? [] : { type, id, name, at }
      }),
    }
  }

  block(place: Place, type: BlockTarget, id: string): Promise<void> {
    const { marketId, side } = place
    if (type !== OTHER[side]) throw wrongTarget()
    return this.changes.run(marketId, holdsOf(place), async (change) => {
      const { manager, at } = change
      const own = ownOf(place)
      const row = { ...own, targetType: type, targetId: id }
      if (await manager.existsBy(BlockEntity, row)) return
      await this.find(manager, place, id)
      if ((await manager.countBy(BlockEntity, own)) >= MOST_BLOCKS) throw tooMany()
      await manager.insert(BlockEntity, { ...row, marketId, at })
      touchPair(change, place, id)
    })
  }

  unblock(place: Place, type: BlockTarget, id: string): Promise<void> {
    const { marketId, side } = place
    if (type !== OTHER[side]) throw wrongTarget()
    return this.changes.run(marketId, holdsOf(place), async (change) => {
      await change.manager.delete(BlockEntity, { ...ownOf(place), targetType: type, targetId: id })
      touchPair(change, place, id)
    })
  }

  /** Who never met a person cannot tell by a block whether it is there. */
  private async find(manager: EntityManager, place: Place, id: string): Promise<void> {
    const { marketId } = place
    if (place.side === 'candidate') {
      if (!(await manager.existsBy(CompanyEntity, { id, marketId }))) throw nothingHere('This company')
      return
    }
    const person = await manager.findOneBy(CandidateEntity, { id, marketId })
    if (!person) throw nothingHere('This person')
    const { of } = await contactFactsOf(manager, place, [person])
    const { hasApplied, isKnown } = of(person)
    if (!hasApplied && !isKnown && !isFindable(person, new Set())) throw nothingHere('This person')
  }
}
