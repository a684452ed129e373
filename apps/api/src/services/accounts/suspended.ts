import type { EntityManager } from 'typeorm'
import { In, IsNull, LessThanOrEqual, Not } from 'typeorm'
import { AppError } from '../../app-error'
import type { AccountRow } from './account.entity'
import { AccountEntity } from './account.entity'

type State = Pick<AccountRow, 'stateDecisionId' | 'suspendedUntil'>

/** Whether an account rests at a moment: a suspension that is over has ended by itself. */
export const isSuspended = ({ stateDecisionId, suspendedUntil }: State, at: string): boolean =>
  stateDecisionId !== null && (suspendedUntil === null || suspendedUntil > at)

/** Names the decision, so that the screen shows why. */
export const suspended = ({ stateDecisionId }: State) =>
  new AppError(403, 'SUSPENDED', 'Your account is suspended. The decision says why.', {}, undefined, {
    decisionId: stateDecisionId,
  })

/** Those of some accounts that rest now. */
export async function suspendedOf(
  manager: EntityManager,
  ids: readonly string[],
  at: string,
): Promise<ReadonlySet<string>> {
  const rows = await manager.findBy(AccountEntity, { id: In([...ids]), stateDecisionId: Not(IsNull()) })
  return new Set(rows.filter((row) => isSuspended(row, at)).map(({ id }) => id))
}

/** An account rests until a moment, or without end. */
export async function suspendAccount(
  manager: EntityManager,
  id: string,
  { decisionId: stateDecisionId, until: suspendedUntil }: { decisionId: string; until: string | null },
): Promise<void> {
  await manager.update(AccountEntity, { id }, { stateDecisionId, suspendedUntil })
}

/** Ends what a decision began; a later one stays. */
export async function restoreAccount(manager: EntityManager, decisionId: string): Promise<void> {
  await manager.update(
    AccountEntity,
    { stateDecisionId: decisionId },
    { stateDecisionId: null, suspendedUntil: null },
  )
}

/** Accounts whose suspension is over and not written down, the longest due first. */
export const overdueAccounts = (manager: EntityManager, at: string, most: number): Promise<AccountRow[]> =>
  manager.find(AccountEntity, {
    where: { stateDecisionId: Not(IsNull()), suspendedUntil: LessThanOrEqual(at) },
    order: { suspendedUntil: 'ASC', id: 'ASC' },
    take: most,
  })
