import { IsNull } from 'typeorm'
import { LIVE_MARKET_ID, dashboardPath, teamPlace } from '@tryka/domain'
import { quoted } from '../../../mail/quoted'
import type { Change } from '../core/change'
import { TeamMemberEntity } from '../team/team.table'
import type { CompanyProofRow } from './company-proof.table'

/** What was decided about a company goes to its Admins, by the bell and by mail, in the words of who decided. */
export async function tellDecision(change: Change, { companyId, state, domain, reason }: CompanyProofRow) {
  const admins = await change.manager.findBy(TeamMemberEntity, {
    marketId: LIVE_MARKET_ID,
    companyId,
    role: 'Admin',
    status: 'Active',
    removedAt: IsNull(),
  })
  const link = dashboardPath('company', 'settings', { place: teamPlace(companyId) })
  const said =
    state === 'verified'
      ? `${domain} is verified: you can publish, search people and write to them.`
      : `${domain} was not verified. You can try again a day later.`
  for (const { id, email } of admins) {
    await change.tell({ side: 'company', recipientId: id, type: 'Platform updates', title: said, link })
    change.mails.push({
      to: email,
      subject: 'About your company’s verification',
      parts: [
        said,
        ...(reason ? [`A person decided, and wrote: ${quoted(reason)}`] : ['A person decided.']),
        { line: 'See it in your settings:', link },
      ],
    })
  }
  change.touch('company', 'team')
}
