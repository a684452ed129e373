import { LessThanOrEqual, MoreThan } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { CreditHoldState, CreditPurchase } from '@tryka/domain'
import { CREDIT_HOLD_DAYS, CREDIT_HOLD_MACHINE, DAY_MS, transition } from '@tryka/domain'
import { illegalMove, nothingHere, refused } from '../core/errors'
import { sortableId } from '../core/sortable-id'
import { CreditAccountEntity, CreditTransferEntity, SPENT } from './credit.table'
import type { StoredCreditAccountRow } from './credit.table'
import type { Paying, Purse } from './purse'
import { keyOf, lockAccount, opened } from './purse'

const HOLD = 'hold'
const heldKey = (deedId: string): string => `held:${deedId}`
const notEnough = () => refused(409, 'NOT_ENOUGH', 'You do not have enough TRYK for this.')

interface Move {
  marketId: string
  fromAccount: string
  toAccount: string
  amount: number
  reason: string
  note: string | null
  refType: string
  refId: string
}

const move = ({ manager, now, at }: Paying, row: Move) =>
  manager.insert(CreditTransferEntity, { id: sortableId(now), pair: null, ...row, at })

/** The account of somebody, held until the change ends. */
async function heldPurse({ manager }: Paying, purse: Purse) {
  const id = await opened(manager, purse.marketId, keyOf(purse))
  await lockAccount(manager, id)
  const { balance } = await manager.findOneByOrFail(CreditAccountEntity, { id })
  return { id, balance: balance ?? 0 }
}

/**
 * Gives points up for something, once. Callers hold the account.
 * @returns false where it was bought before.
 */
export async function spend(change: Paying, purse: Purse, bought: CreditPurchase): Promise<boolean> {
  const { manager } = change
  const { marketId } = purse
  const { refType, refId } = bought
  const toAccount = await opened(manager, marketId, SPENT)
  const { id: fromAccount, balance } = await heldPurse(change, purse)
  if (await manager.existsBy(CreditTransferEntity, { toAccount, fromAccount, refType, refId })) return false
  if (balance < bought.amount) throw notEnough()
  await move(change, { marketId, fromAccount, toAccount, ...bought })
  return true
}

/** What is put aside for a deed, and what the ledger says of it. */
export interface Hold {
  /** Of the deed; held once. */
  deedId: string
  amount: number
  note: string
  endsAt: string
}

/** Puts points aside for a deed, at most for 30 days. */
export async function holdFor(change: Paying, purse: Purse, hold: Hold): Promise<void> {
  const { manager, now } = change
  const { deedId, amount, note, endsAt } = hold
  const { marketId } = purse
  const last = new Date(now.getTime() + CREDIT_HOLD_DAYS * DAY_MS).toISOString()
  if (endsAt > last) throw new Error(`A hold ends within ${CREDIT_HOLD_DAYS} days`)
  const { id: fromAccount, balance } = await heldPurse(change, purse)
  if (await manager.existsBy(CreditAccountEntity, { marketId, key: heldKey(deedId) }))
    throw refused(409, 'HELD', 'This is put aside already.')
  if (balance < amount) throw notEnough()
  const toAccount = await opened(manager, marketId, heldKey(deedId), endsAt)
  const about = { reason: 'Deposit held', note, refType: HOLD, refId: deedId }
  await move(change, { marketId, fromAccount, toAccount, amount, ...about })
}

const ENDS = { release: 'Deposit returned', forfeit: 'Deposit lost', spend: 'Deposit spent' } as const

/** Ends what is put aside for a deed, once and whole: back to its own person, or gone. */
export async function endHold(
  change: Paying,
  { marketId, deedId }: { marketId: string; deedId: string },
  action: keyof typeof ENDS,
): Promise<void> {
  const { manager } = change
  const row = await manager.findOneBy(CreditAccountEntity, { marketId, key: heldKey(deedId) })
  if (!row) throw nothingHere('This deposit')
  const fed = await manager.findOneByOrFail(CreditTransferEntity, { toAccount: row.id, refType: HOLD })
  const toAccount = action === 'release' ? fed.fromAccount : await opened(manager, marketId, SPENT)
  for (const id of [row.id, toAccount].sort()) await lockAccount(manager, id)
  const { balance } = await manager.findOneByOrFail(CreditAccountEntity, { id: row.id })
  const from: CreditHoldState = balance ? 'held' : 'released'
  const result = transition(CREDIT_HOLD_MACHINE, { from, action, actor: 'system' })
  if (!result.ok) throw illegalMove(result)
  const about = { reason: ENDS[action], note: fed.note, refType: HOLD, refId: deedId }
  await move(change, { marketId, fromAccount: row.id, toAccount, amount: balance ?? 0, ...about })
}

/** Holds that nobody ended by their time, the oldest first. */
export const overdueHolds = (manager: EntityManager, at: string, take: number) =>
  manager.find(CreditAccountEntity, {
    where: { endsAt: LessThanOrEqual(at), balance: MoreThan(0) },
    order: { endsAt: 'ASC', id: 'ASC' },
    take,
  })

export const deedOfHold = ({ key }: Pick<StoredCreditAccountRow, 'key'>): string =>
  key.slice(heldKey('').length)
