import type { EntityManager } from 'typeorm'
import type { CandidateRef } from '../core/places'
import type { Twins } from '../core/twins'
import { CoachMessageEntity, CoachThreadEntity, type StoredMessageRow } from './talk.table'

/** Rows of one statement, which binds no more values than a database takes. */
const BATCH = 200

/**
 * What a guest said to the coach goes along to another demo of theirs. A person has one talk: where there is one, both become
 * one in the order of their lines, and what an answer leads to is what it led to, there.
 */
export async function moveTalk(
  manager: EntityManager,
  { from, to, twins }: { from: CandidateRef; to: CandidateRef; twins: Twins },
): Promise<void> {
  const own = ({ marketId, candidateId }: CandidateRef) => ({ marketId, candidateId })
  const newest = { updatedAt: 'DESC', id: 'ASC' } as const
  const come = await manager.findOne(CoachThreadEntity, { where: own(from), order: newest })
  if (!come) return
  const there = await manager.findOne(CoachThreadEntity, { where: own(to), order: newest })
  const thread = there ?? come
  const known = there ? await linesOf(manager, there.id) : []
  const added = (await linesOf(manager, come.id)).map((line) => linkedThere(line, twins))
  for (const { id } of [come, thread]) await manager.delete(CoachMessageEntity, { threadId: id })
  if (there) await manager.delete(CoachThreadEntity, { id: come.id })
  const updatedAt = thread.updatedAt > come.updatedAt ? thread.updatedAt : come.updatedAt
  await manager.update(CoachThreadEntity, { id: thread.id }, { ...own(to), updatedAt })
  // A question and its answer have one time: the sort is stable, so they stay together.
  const lines = [...known, ...added]
    .toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)))
    .map((line, i) => ({ ...line, ...own(to), threadId: thread.id, seq: i + 1 }))
  for (let i = 0; i < lines.length; i += BATCH)
    await manager.insert(CoachMessageEntity, lines.slice(i, i + BATCH))
}

const linesOf = (manager: EntityManager, threadId: string): Promise<StoredMessageRow[]> =>
  manager.find(CoachMessageEntity, { where: { threadId }, order: { seq: 'ASC' } })

/** A line whose links lead to what they named, in the other demo. */
function linkedThere(line: StoredMessageRow, twins: Twins): StoredMessageRow {
  const facts = line.facts.map((fact) => ({ ...fact, href: fact.href && twins.in(fact.href) }))
  const actions = line.actions.map((action) =>
    'href' in action ? { ...action, href: twins.in(action.href) } : action,
  )
  return { ...line, facts, actions }
}
