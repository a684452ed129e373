import { IsNull } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { ALWAYS, LIVE_MARKET_ID, dashboardPath, teamPlace } from '@tryka/domain'
import { quoted } from '../../../mail/quoted'
import type { Rendered } from '../../../services/outbox/letters'
import { dropped } from '../../../services/outbox/letters'
import type { Change } from '../core/change'
import { TeamMemberEntity } from '../team/team.table'
import { CompanyProofEntity } from './company-proof.table'

interface QuestionData {
  companyId: string
  askedAt: string
}

export const QUESTION_TEMPLATE = 'company-question'

const linkOf = (companyId: string) =>
  dashboardPath('company', 'settings', { place: teamPlace(companyId), show: 'verification' })

/** The Admins of a company hear that somebody asks before deciding, by the bell and by mail. */
export async function tellQuestion(change: Change, companyId: string): Promise<void> {
  const { manager, at: askedAt } = change
  const admins = await manager.findBy(TeamMemberEntity, {
    marketId: LIVE_MARKET_ID,
    companyId,
    role: 'Admin',
    status: 'Active',
    removedAt: IsNull(),
  })
  const link = linkOf(companyId)
  const title = 'There is a question about your company before it is decided'
  for (const { id, accountId } of admins) {
    await change.tell({ side: 'company', recipientId: id, type: 'Platform updates', title, link })
    if (accountId === null) continue
    change.send({
      template: QUESTION_TEMPLATE,
      data: { companyId, askedAt } satisfies QuestionData,
      to: { accountId },
      kind: ALWAYS,
      dedup: `company-question:${companyId}:${askedAt}:${accountId}`,
    })
  }
  change.touch({ company: companyId }, 'team')
}

/** The question, as long as it is the last one and nobody answered. */
export async function questionLetter(manager: EntityManager, data: object): Promise<Rendered> {
  const { companyId, askedAt } = data as QuestionData
  const proof = await manager.findOneBy(CompanyProofEntity, { companyId })
  if (!proof?.question || proof.askedAt !== askedAt) return dropped('asked anew')
  if (proof.answer !== null) return dropped('answered meanwhile')
  return {
    letter: {
      subject: 'About your company’s verification',
      parts: [
        `Before somebody decides about ${proof.domain}, they ask: ${quoted(proof.question)}`,
        { line: 'Answer in your settings:', link: linkOf(companyId) },
      ],
    },
  }
}
