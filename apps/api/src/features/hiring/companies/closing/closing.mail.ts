import { IsNull } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { ALWAYS, BRAND, LIVE_MARKET_ID, dashboardPath, teamPlace } from '@tryka/domain'
import type { TeamRole } from '@tryka/domain'
import { quoted } from '../../../../mail/quoted'
import type { Rendered } from '../../../../services/outbox/letters'
import { dropped } from '../../../../services/outbox/letters'
import type { Change } from '../../core/change'
import { CompanyEntity, TeamMemberEntity } from '../../team/team.table'

interface ClosingData {
  companyId: string
  /** Whether we closed it, not an Admin. */
  byUs?: true
  /** Why we did, for its Admins. */
  statement?: readonly string[]
}

export const CLOSING_TEMPLATE = 'company-closing'
const SEE_PLACES = { line: 'See your places:', link: '/welcome' }

/** Everybody of the team hears that the company closes; where we close it, its Admins read why. */
export async function tellClosing(
  change: Change,
  companyId: string,
  statement?: readonly string[],
): Promise<void> {
  const team = await change.manager.findBy(TeamMemberEntity, {
    marketId: LIVE_MARKET_ID,
    companyId,
    status: 'Active',
    removedAt: IsNull(),
  })
  const link = dashboardPath('company', 'overview', { place: teamPlace(companyId) })
  const title = 'The company is closing: its postings are closed, and everybody who waits is told'
  for (const { id, accountId, role } of team) {
    await change.tell({ side: 'company', recipientId: id, type: 'Platform updates', title, link })
    if (accountId === null) continue
    change.send({
      template: CLOSING_TEMPLATE,
      data: { companyId, ...(statement && dataOf(role, statement)) } satisfies ClosingData,
      to: { accountId },
      kind: ALWAYS,
      dedup: `company-closing:${companyId}:${accountId}`,
    })
  }
}

const dataOf = (role: TeamRole, statement: readonly string[]): Omit<ClosingData, 'companyId'> => ({
  byUs: true,
  ...(role === 'Admin' ? { statement } : {}),
})

/** To a member, also when the seat has ended meanwhile. */
export async function closingLetter(manager: EntityManager, data: object): Promise<Rendered> {
  const { companyId: id, byUs, statement } = data as ClosingData
  const company = await manager.findOneBy(CompanyEntity, { id })
  if (!company) return dropped('gone')
  return {
    letter: {
      subject: 'A company of yours is closed',
      parts: statement
        ? [...statement, SEE_PLACES]
        : [
            `${byUs ? BRAND.name : 'An Admin'} closed ${quoted(company.name)}. Its postings are closed, open applications end with “closed”, and the seats of its team end with them.`,
            'What was decided before stays as it is.',
            SEE_PLACES,
          ],
    },
  }
}
