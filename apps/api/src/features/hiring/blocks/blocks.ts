import type { EntityManager } from 'typeorm'
import { MOST_BLOCKS } from '@tryka/domain'
import type { Change } from '../core/change'
import { refused } from '../core/errors'
import { BlockEntity } from './block.table'

interface Person {
  marketId: string
  candidateId: string
}

/** Companies that a person blocks. */
export async function blockedBy(manager: EntityManager, { candidateId }: Person): Promise<string[]> {
  const rows = await manager.find(BlockEntity, {
    where: { byType: 'person', byId: candidateId, targetType: 'company' },
    order: { at: 'ASC', targetId: 'ASC' },
  })
  return rows.map(({ targetId }) => targetId)
}

/** Companies with which a person has nothing to do, whoever of the two wanted it. */
export async function companiesApart(manager: EntityManager, person: Person): Promise<ReadonlySet<string>> {
  const [own, theirs] = await Promise.all([
    blockedBy(manager, person),
    manager.findBy(BlockEntity, { targetType: 'person', targetId: person.candidateId, byType: 'company' }),
  ])
  return new Set([...own, ...theirs.map(({ byId }) => byId)])
}

/** A person blocks one more company. */
export async function blockCompany(
  { manager, at }: Change,
  { marketId, candidateId: byId }: Person,
  targetId: string,
): Promise<void> {
  const row = { byType: 'person', byId, targetType: 'company', targetId } as const
  if (!(await manager.existsBy(BlockEntity, row))) await manager.insert(BlockEntity, { ...row, marketId, at })
}

/** People whom somebody does not meet, whoever of the two wanted it. */
export async function peopleApart(
  manager: EntityManager,
  { candidateId }: Pick<Person, 'candidateId'>,
): Promise<string[]> {
  const between = { byType: 'person', targetType: 'person' } as const
  const rows = await manager.find(BlockEntity, {
    where: [
      { ...between, byId: candidateId },
      { ...between, targetId: candidateId },
    ],
  })
  return rows.map(({ byId, targetId }) => (byId === candidateId ? targetId : byId))
}

/** How many people somebody does not want to meet. */
export const peopleBlocked = (manager: EntityManager, { candidateId: byId }: Pick<Person, 'candidateId'>) =>
  manager.countBy(BlockEntity, { byType: 'person', byId, targetType: 'person' })

/** Refuses somebody who blocks as many people as one may. */
export async function refuseManyBlocks(manager: EntityManager, person: Pick<Person, 'candidateId'>) {
  if ((await peopleBlocked(manager, person)) >= MOST_BLOCKS)
    throw refused(409, 'TOO_MANY', `Block at most ${MOST_BLOCKS}.`)
}

/** A person blocks another one, of whom nothing but this is known. */
export async function blockPerson(
  { manager, at }: Change,
  { marketId, candidateId: byId }: Person,
  targetId: string,
): Promise<void> {
  const row = { byType: 'person', byId, targetType: 'person', targetId } as const
  if (!(await manager.existsBy(BlockEntity, row))) await manager.insert(BlockEntity, { ...row, marketId, at })
}

/** A person meets everybody again: whom one of them is, nobody could tell. */
export async function unblockPeople(manager: EntityManager, { candidateId: byId }: Person): Promise<void> {
  await manager.delete(BlockEntity, { byType: 'person', byId, targetType: 'person' })
}

/** Makes the companies that a person blocks these and no others. */
export async function setBlocked(
  manager: EntityManager,
  person: Person,
  companyIds: readonly string[],
  at: string,
): Promise<void> {
  const { marketId, candidateId: byId } = person
  const before = await blockedBy(manager, person)
  const own = { byType: 'person', byId, targetType: 'company' } as const
  for (const targetId of before)
    if (!companyIds.includes(targetId)) await manager.delete(BlockEntity, { ...own, targetId })
  for (const targetId of companyIds)
    if (!before.includes(targetId)) await manager.insert(BlockEntity, { ...own, targetId, marketId, at })
}

/** Who is erased blocks nobody, and nobody keeps a block on a person who is not there. */
export async function forgetBlocks(manager: EntityManager, { candidateId }: Person): Promise<void> {
  await manager.delete(BlockEntity, { byType: 'person', byId: candidateId })
  await manager.delete(BlockEntity, { targetType: 'person', targetId: candidateId })
}
