import { IsNull } from 'typeorm'
import type { EntityManager } from 'typeorm'
import { ALWAYS, LIVE_MARKET_ID, dashboardPath, teamPlace } from '@tryka/domain'
import { quoted } from '../../../mail/quoted'
import type { Rendered } from '../../../services/outbox/letters'
import { dropped } from '../../../services/outbox/letters'
import type { Change } from '../core/change'
import { TeamMemberEntity } from '../team/team.table'
import type { CompanyProofRow, PendingChange } from './company-proof.table'
import { CompanyProofEntity } from './company-proof.table'

export const CHANGE_TEMPLATE = 'company-change'
export const CHECK_TEMPLATE = 'company-check'

interface Data {
  companyId: string
  /** The end of the change, or when the proof was asked for. */
  at: string
}

const linkOf = (companyId: string) =>
  dashboardPath('company', 'settings', { place: teamPlace(companyId), show: 'verification' })

/** What was asked for, without its words: those stand where they are read. */
const whatOf = ({ name, domain }: PendingChange): string =>
  [name === null ? '' : 'name', domain === null ? '' : 'domain'].filter(Boolean).join(' and ')
const endOf = (change: PendingChange): string =>
  change.end?.accepted
    ? `The new ${whatOf(change)} of your company is shown from now on.`
    : `The new ${whatOf(change)} of your company was not accepted. The old one stays.`
const ASKED = 'Prove the domain of your company again'

/** The Admins of a company hear something about its proof, by the bell and by mail. */
async function tellAdmins(
  change: Change,
  { template, title, data }: { template: string; title: string; data: Data },
): Promise<void> {
  const { companyId } = data
  const admins = await change.manager.findBy(TeamMemberEntity, {
    marketId: LIVE_MARKET_ID,
    companyId,
    role: 'Admin',
    status: 'Active',
    removedAt: IsNull(),
  })
  const link = linkOf(companyId)
  for (const { id, accountId } of admins) {
    await change.tell({ side: 'company', recipientId: id, type: 'Platform updates', title, link })
    if (accountId === null) continue
    const dedup = `${template}:${companyId}:${data.at}:${accountId}`
    change.send({ template, data, to: { accountId }, kind: ALWAYS, dedup })
  }
  change.touch({ company: companyId }, 'team')
}

/** What became of a new name or domain. */
export const tellChange = (change: Change, companyId: string, ended: PendingChange): Promise<void> =>
  tellAdmins(change, { template: CHANGE_TEMPLATE, title: endOf(ended), data: { companyId, at: change.at } })

/** The domain is to be proven again. */
export const tellCheck = (change: Change, companyId: string): Promise<void> =>
  tellAdmins(change, { template: CHECK_TEMPLATE, title: ASKED, data: { companyId, at: change.at } })

const proofOf = (manager: EntityManager, { companyId }: Data): Promise<CompanyProofRow | null> =>
  manager.findOneBy(CompanyProofEntity, { companyId })

/** The decision about a change, as long as it is the last one. */
export async function changeLetter(manager: EntityManager, data: object): Promise<Rendered> {
  const { companyId, at } = data as Data
  const change = (await proofOf(manager, data as Data))?.pendingChange
  if (!change || change.end?.at !== at) return dropped('decided anew')
  const { reason } = change.end
  return {
    letter: {
      subject: 'About your company’s verification',
      parts: [
        endOf(change),
        reason ? `A person decided, and wrote: ${quoted(reason)}` : 'A person decided.',
        { line: 'See it in your settings:', link: linkOf(companyId) },
      ],
    },
  }
}

/** The question for a new proof, until there is one. */
export async function checkLetter(manager: EntityManager, data: object): Promise<Rendered> {
  const { companyId, at } = data as Data
  const proof = await proofOf(manager, data as Data)
  if (proof?.checkAskedAt !== at || proof.state !== 'verified') return dropped('proven meanwhile')
  return {
    letter: {
      subject: 'About your company’s verification',
      parts: [
        'From time to time we ask companies to prove their domain again: domains change hands. It takes a code to an address there, or the record in its DNS.',
        'Nothing changes for your postings meanwhile. If it is not proven within 14 days, a person looks at the company.',
        { line: 'Prove it in your settings:', link: linkOf(companyId) },
      ],
    },
  }
}
