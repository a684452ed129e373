import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import type { Decision, MadeDecision } from '@tryka/domain'
import { decisionState, objectUntil } from '@tryka/domain'
import type { DecisionRow, ObjectionRow } from './moderation.table'
import { ObjectionEntity } from './moderation.table'

async function objectionsTo(
  manager: EntityManager,
  rows: readonly DecisionRow[],
): Promise<Map<string, ObjectionRow>> {
  if (rows.length === 0) return new Map()
  const found = await manager.findBy(ObjectionEntity, { decisionId: In(rows.map(({ id }) => id)) })
  return new Map(found.map((row) => [row.decisionId, row]))
}

/** Decisions as those whom they are about read them. */
export async function decisionsView(
  manager: EntityManager,
  rows: readonly DecisionRow[],
  at: string,
): Promise<Decision[]> {
  const objections = await objectionsTo(manager, rows)
  return rows.map((row) => {
    const objection = objections.get(row.id)
    const { id, subjectType: subject, subjectId, name, action, ground, statement, until, liftedAt } = row
    const ends = objectUntil(row.at)
    return {
      id,
      subject,
      subjectId,
      name,
      action,
      ground,
      statement,
      at: row.at,
      until,
      liftedAt,
      liftReason: row.liftReason,
      state: decisionState(row, at),
      companyId: row.companyId,
      objectUntil: ends,
      canObject: !objection && liftedAt === null && ends > at,
      objection: objection
        ? {
            text: objection.text,
            state: objection.state,
            at: objection.at,
            answer: objection.answer,
            decidedAt: objection.decidedAt,
          }
        : null,
    }
  })
}

/** Decisions as administrators read them. */
export async function madeView(
  manager: EntityManager,
  rows: readonly DecisionRow[],
  now: string,
): Promise<MadeDecision[]> {
  const objections = await objectionsTo(manager, rows)
  return rows.map((row) => {
    const { id, action, ground, statement, decidedBy: by, at, until, subjectType: subject, name } = row
    const { liftedAt, liftedBy, liftReason } = row
    const objection = objections.get(id)?.state ?? null
    return {
      id,
      action,
      ground,
      statement,
      by,
      at,
      until,
      subject,
      name,
      objection,
      state: decisionState(row, now),
      liftedAt,
      liftedBy,
      liftReason,
    }
  })
}
