import type { EntityManager } from 'typeorm'
import { IsNull } from 'typeorm'
import { ALWAYS, LIVE_MARKET_ID, dashboardPath, teamPlace } from '@tryka/domain'
import { quoted } from '../../../../mail/quoted'
import type { Rendered } from '../../../../services/outbox/letters'
import { dropped } from '../../../../services/outbox/letters'
import type { Change } from '../../core/change'
import { CompanyEntity, TeamMemberEntity } from '../../team/team.table'
import type { JoinRequestRow } from './join-request.table'
import { JoinRequestEntity } from './join-request.table'

interface JoinData {
  requestId: string
}

export const JOIN_TEMPLATE = 'join-request'
export const JOIN_ANSWER_TEMPLATE = 'join-answer'

const teamLink = (companyId: string) =>
  dashboardPath('company', 'settings', { place: teamPlace(companyId), show: 'requests' })

/** The Admins of a company hear that somebody asks for a seat. */
export async function tellAdmins(change: Change, { id, companyId }: JoinRequestRow): Promise<void> {
  const admins = await change.manager.findBy(TeamMemberEntity, {
    marketId: LIVE_MARKET_ID,
    companyId,
    role: 'Admin',
    status: 'Active',
    removedAt: IsNull(),
  })
  const title = 'Somebody with an address at your domain asks to join the team'
  for (const { id: recipientId, accountId } of admins) {
    await change.tell({
      side: 'company',
      recipientId,
      type: 'Platform updates',
      title,
      link: teamLink(companyId),
    })
    if (accountId === null) continue
    change.send({
      template: JOIN_TEMPLATE,
      data: { requestId: id } satisfies JoinData,
      to: { accountId },
      kind: ALWAYS,
      dedup: `join-request:${id}:${accountId}`,
    })
  }
}

/** Who asked hears how it ended. */
export const tellAsker = (change: Change, { id, accountId }: JoinRequestRow): void =>
  change.send({
    template: JOIN_ANSWER_TEMPLATE,
    data: { requestId: id } satisfies JoinData,
    to: { accountId },
    kind: ALWAYS,
    dedup: `join-answer:${id}`,
  })

async function rowOf(manager: EntityManager, data: object) {
  const { requestId: id } = data as JoinData
  const row = await manager.findOneBy(JoinRequestEntity, { id })
  const company = row && (await manager.findOneBy(CompanyEntity, { id: row.companyId }))
  return row && company ? { row, company } : null
}

/** To an Admin, as long as nobody decided. */
export async function joinLetter(manager: EntityManager, data: object): Promise<Rendered> {
  const found = await rowOf(manager, data)
  if (found?.row.state !== 'sent') return dropped('decided meanwhile')
  const { row, company } = found
  return {
    letter: {
      subject: 'Somebody asks to join your team',
      parts: [
        `${quoted(row.name)} asks for a seat in the team of ${quoted(company.name)} and proved the address ${row.address}.`,
        { line: 'Decide in your settings:', link: teamLink(row.companyId) },
        'The names are as their owners wrote them. If you do not know this person, decline: nothing else happens.',
      ],
    },
  }
}

/** To who asked. */
export async function joinAnswerLetter(manager: EntityManager, data: object): Promise<Rendered> {
  const found = await rowOf(manager, data)
  if (!found) return dropped('gone')
  const { row, company } = found
  const said =
    row.state === 'accepted'
      ? `You have a seat in the team of ${quoted(company.name)} now.`
      : row.state === 'expired'
        ? `Nobody of ${quoted(company.name)} answered your request within 14 days. You can ask again.`
        : `Your request to join the team of ${quoted(company.name)} was declined.`
  const link =
    row.state === 'accepted'
      ? dashboardPath('company', 'overview', { place: teamPlace(company.id) })
      : '/welcome'
  return {
    letter: {
      subject: 'Your request to join a team',
      parts: [said, { line: row.state === 'accepted' ? 'Open the team:' : 'See your places:', link }],
    },
  }
}
