import { randomUUID } from 'node:crypto'
import { DAY_MS, companyStateAt, coversOf, decisionState, statementOf } from '@tryka/domain'
import type { DecisionGround } from '@tryka/domain'
import { AccountEntity } from '../../../services/accounts/account.entity'
import { isSuspended, restoreAccount, suspendAccount } from '../../../services/accounts/suspended'
import { hideShare, showShares } from '../../resumes/sharing/reported-share'
import { CompanyProofEntity } from '../companies/company-proof.table'
import { restoreCompany, suspendCompany } from '../companies/suspend-company'
import type { Change } from '../core/change'
import { refused } from '../core/errors'
import { hideMessage, showMessages } from '../messages/hide-message'
import { hidePosting, showPosting } from '../postings/hide-posting'
import { hideCandidate, showCandidate } from '../profile/candidate-writes'
import { hideCompany, showCompany } from '../team/team-writes'
import { tellDecided } from './moderation.mail'
import type { DecisionRow } from './moderation.table'
import { DecisionEntity } from './moderation.table'
import type { Subject } from './subject'
import { touchSubject } from './touch-subject'

/** What an administrator wants to happen, with the reasons. */
export interface Ruling {
  action: 'warn' | 'take_down' | 'suspend'
  ground: DecisionGround
  facts: string
  /** Of a suspension; null is without end. */
  days: number | null
}

interface Circumstances {
  caseId: string | null
  /** A report led to it. */
  reported: boolean
  /** The administrator. */
  by: string
}

export const notPossible = () =>
  refused(409, 'NOT_NOW', 'This is not possible as things stand. The page shows what is.')

const HIDE = {
  posting: hidePosting,
  company: hideCompany,
  person: hideCandidate,
  message: hideMessage,
  cv: hideShare,
  // It shows to nobody else: to take it down is never offered.
  help: undefined,
}

/** What may be decided about a subject as it stands; to dismiss is always possible. */
export async function mayDecide(
  { manager, at }: Pick<Change, 'manager' | 'at'>,
  { accountId, companyId, isHidden }: Subject,
): Promise<Ruling['action'][]> {
  const [account, proof] = await Promise.all([
    accountId ? manager.findOneBy(AccountEntity, { id: accountId }) : null,
    companyId ? manager.findOneBy(CompanyProofEntity, { companyId }) : null,
  ])
  const rests = account ? isSuspended(account, at) : !proof || companyStateAt(proof, at) !== 'verified'
  return [
    ...(account || proof ? (['warn'] as const) : []),
    ...(isHidden ? [] : (['take_down'] as const)),
    ...(rests ? [] : (['suspend'] as const)),
  ]
}

/** Decides: the row with its statement of reasons, what follows from it, and whom it is about is told. */
export async function decide(
  change: Change,
  subject: Subject,
  { action, ground, facts, days }: Ruling,
  { caseId, reported, by }: Circumstances,
): Promise<DecisionRow> {
  const { manager, at, now } = change
  if (!(await mayDecide(change, subject)).includes(action)) throw notPossible()
  const { type, id: subjectId, name, accountId, companyId } = subject
  const until =
    action === 'suspend' && days !== null ? new Date(now.getTime() + days * DAY_MS).toISOString() : null
  const row: DecisionRow = {
    id: randomUUID(),
    caseId,
    subjectType: type,
    subjectId,
    name,
    accountId,
    companyId,
    action,
    ground,
    statement: statementOf({ subject: type, name, action, ground, facts, reported, at, until }),
    scope: { covers: coversOf({ subject: type, action }) },
    until,
    decidedBy: by,
    at,
    liftedAt: null,
    addressHash: null,
    addressUntil: null,
    liftedBy: null,
    liftReason: null,
  }
  await manager.insert(DecisionEntity, row)
  if (action === 'take_down') await HIDE[type]?.(manager, subjectId, row.id)
  if (action === 'suspend') await suspend(change, row)
  await tellDecided(change, row)
  await touchSubject(change, row)
  return row
}

async function suspend(
  { manager, at }: Change,
  { id: decisionId, accountId, companyId, until }: DecisionRow,
) {
  if (accountId) return suspendAccount(manager, accountId, { decisionId, until })
  if (!companyId) throw notPossible()
  const proof = await manager.findOneByOrFail(CompanyProofEntity, { companyId })
  return suspendCompany(manager, proof, { decisionId, until, at })
}

/** Takes back what a decision did. What another decision did since stays. */
export async function lift(
  change: Change,
  row: DecisionRow,
  { by: liftedBy, reason: liftReason = null }: { by: string; reason?: string | null },
): Promise<DecisionRow> {
  const { manager, at } = change
  if (decisionState(row, at) === 'lifted') throw notPossible()
  const { id } = row
  const lifted = { liftedAt: at, liftedBy, liftReason }
  await manager.update(DecisionEntity, { id }, lifted)
  await Promise.all([
    restoreAccount(manager, id),
    restoreCompany(manager, { decisionId: id, at }),
    showPosting(manager, id),
    showCompany(manager, id),
    showCandidate(manager, id),
    showMessages(manager, id),
    showShares(manager, id),
  ])
  await touchSubject(change, row)
  return { ...row, ...lifted }
}
