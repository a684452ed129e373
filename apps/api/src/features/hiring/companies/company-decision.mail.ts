import { IsNull } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { ALWAYS, LIVE_MARKET_ID, dashboardPath, teamPlace } from '@tryka/domain'
import { quoted } from '../../../mail/quoted'
import type { Rendered } from '../../../services/outbox/letters'
import { dropped } from '../../../services/outbox/letters'
import type { Change } from '../core/change'
import { TeamMemberEntity } from '../team/team.table'
import type { CompanyProofRow } from './company-proof.table'
import { CompanyProofEntity } from './company-proof.table'

interface DecisionData {
  companyId: string
  stateAt: string
}

export const DECISION_TEMPLATE = 'company-decision'

const linkOf = (companyId: string) => dashboardPath('company', 'settings', { place: teamPlace(companyId) })
const saidOf = ({ state, domain }: Pick<CompanyProofRow, 'state' | 'domain'>): string =>
  state === 'verified'
    ? `${domain} is verified: you can publish, search people and write to them.`
    : `${domain} was not verified. You can try again a day later.`

/** What was decided about a company goes to its Admins, by the bell and by mail, in the words of who decided. */
export async function tellDecision(change: Change, proof: CompanyProofRow): Promise<void> {
  const admins = await change.manager.findBy(TeamMemberEntity, {
    marketId: LIVE_MARKET_ID,
    companyId: proof.companyId,
    role: 'Admin',
    status: 'Active',
    removedAt: IsNull(),
  })
  const link = linkOf(proof.companyId)
  const title = saidOf(proof)
  for (const { id, accountId } of admins) {
    await change.tell({ side: 'company', recipientId: id, type: 'Platform updates', title, link })
    if (accountId === null) continue
    const { companyId, stateAt } = proof
    change.send({
      template: DECISION_TEMPLATE,
      data: { companyId, stateAt } satisfies DecisionData,
      to: { accountId },
      kind: ALWAYS,
      dedup: `company:${companyId}:${proof.version}:${accountId}`,
    })
  }
  change.touch({ company: proof.companyId }, 'team')
}

/** What was decided, as long as nothing else was decided since. */
export async function decisionLetter(manager: EntityManager, data: object): Promise<Rendered> {
  const { companyId, stateAt } = data as DecisionData
  const proof = await manager.findOneBy(CompanyProofEntity, { companyId })
  if (proof?.stateAt !== stateAt) return dropped('decided anew')
  return {
    letter: {
      subject: 'About your company’s verification',
      parts: [
        saidOf(proof),
        ...(proof.reason ? [`A person decided, and wrote: ${quoted(proof.reason)}`] : ['A person decided.']),
        { line: 'See it in your settings:', link: linkOf(companyId) },
      ],
    },
  }
}
