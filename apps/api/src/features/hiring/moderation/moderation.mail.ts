import { IsNull } from 'typeorm'
import { LIVE_MARKET_ID, dashboardPath, teamPlace } from '@tryka/domain'
import { quoted } from '../../../mail/quoted'
import { AccountEntity } from '../../../services/accounts/account.entity'
import type { Change } from '../core/change'
import { CandidateEntity } from '../profile/candidate.table'
import { TeamMemberEntity } from '../team/team.table'
import type { CaseRow, DecisionRow, ObjectionRow } from './moderation.table'

/** Somebody whom a decision is about, with the page that shows it to them. */
interface Told {
  to: string
  link: string
  bell?: { side: 'candidate' | 'company'; recipientId: string }
}

async function personTold(change: Change, id: string, decision: string): Promise<Told[]> {
  const account = await change.manager.findOneBy(AccountEntity, { id })
  if (!account?.email) return []
  const own = await change.manager.findOneBy(CandidateEntity, { accountId: id, marketId: LIVE_MARKET_ID })
  return [
    {
      to: account.email,
      link: dashboardPath('candidate', 'settings', { decision, place: 'me' }),
      ...(own ? { bell: { side: 'candidate' as const, recipientId: own.id } } : {}),
    },
  ]
}

async function adminsTold(change: Change, companyId: string, decision: string): Promise<Told[]> {
  const admins = await change.manager.findBy(TeamMemberEntity, {
    marketId: LIVE_MARKET_ID,
    companyId,
    role: 'Admin',
    status: 'Active',
    removedAt: IsNull(),
  })
  const link = dashboardPath('company', 'settings', { decision, place: teamPlace(companyId) })
  return admins.map(({ id, email }) => ({ to: email, link, bell: { side: 'company', recipientId: id } }))
}

async function toldOf(change: Change, { id, accountId, companyId }: DecisionRow): Promise<Told[]> {
  if (accountId) return personTold(change, accountId, id)
  return companyId ? adminsTold(change, companyId, id) : []
}

const about = ({ companyId, subjectType }: DecisionRow): string =>
  subjectType === 'posting' ? 'posting' : companyId ? 'company' : 'account'

/** The statement of reasons, word for word, to whom it is about: by mail, and a line under the bell. */
export async function tellDecided(change: Change, decision: DecisionRow): Promise<void> {
  const subject = `A decision about your ${about(decision)}`
  for (const { to, link, bell } of await toldOf(change, decision)) {
    if (bell) await change.tell({ ...bell, type: 'Platform updates', title: subject, link })
    change.mails.push({
      to,
      subject,
      parts: [...decision.statement, { line: 'Read it and object here:', link }],
    })
  }
}

/** How an objection ended, in the words of who decided it. */
export async function tellObjection(
  change: Change,
  decision: DecisionRow,
  { state, answer }: Pick<ObjectionRow, 'state' | 'answer'>,
): Promise<void> {
  const said =
    state === 'upheld'
      ? 'Your objection succeeded: the decision is lifted.'
      : 'Your objection was rejected: the decision stays.'
  for (const { to, link, bell } of await toldOf(change, decision)) {
    if (bell) await change.tell({ ...bell, type: 'Platform updates', title: said, link })
    change.mails.push({
      to,
      subject: 'Your objection',
      parts: [
        said,
        ...(answer ? [`A person decided, and wrote: ${quoted(answer)}`] : []),
        { line: 'See it in your settings:', link },
      ],
    })
  }
}

/** A decision was lifted without an objection. */
export async function tellLifted(change: Change, decision: DecisionRow): Promise<void> {
  const said = `A decision about your ${about(decision)} is lifted: nothing is restricted any more.`
  for (const { to, link, bell } of await toldOf(change, decision)) {
    if (bell) await change.tell({ ...bell, type: 'Platform updates', title: said, link })
    change.mails.push({
      to,
      subject: `A decision about your ${about(decision)}`,
      parts: [said, { line: 'See it in your settings:', link }],
    })
  }
}

/** The end of a report: that something was done or not, never what and never about whom. */
export function tellReporter(change: Change, to: string, { openedAt }: CaseRow, acted: boolean): void {
  change.mails.push({
    to,
    subject: 'Your report',
    parts: [
      `A person looked at what you reported (case of ${openedAt.slice(0, 10)}).`,
      acted
        ? 'We acted on it. What was done is between us and whom it is about.'
        : 'We found no reason to act. If something new happens, report it again.',
      'Nobody is told who reported.',
    ],
  })
}
