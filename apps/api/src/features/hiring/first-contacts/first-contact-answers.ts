import type { FirstContact } from '@tryka/domain'
import { LIVE_MARKET_ID, dashboardPath, demoPlace, teamPlace, TEAM_NEWS } from '@tryka/domain'
import type { OneCall } from '../../../services/idempotency/idempotency'
import { blockCompany } from '../blocks/blocks'
import type { Change, Changes } from '../core/change'
import { companyRests, nothingHere } from '../core/errors'
import { companiesAway, isBlocked } from '../core/hidden'
import type { CandidatePlace } from '../core/places'
import { refuseYesTo } from '../core/resting'
import { openConversation } from '../messages/open-conversation'
import { PostingEntity } from '../postings/posting.table'
import { CandidateEntity } from '../profile/candidate.table'
import { TeamMemberEntity } from '../team/team.table'
import { mailAsker } from './contact-letters'
import { firstContactState, moveFirstContact } from './first-contact-moves'
import { firstContactViews } from './first-contact-view'
import type { StoredFirstContactRow } from './first-contact.table'
import { FirstContactEntity } from './first-contact.table'

export type ContactAnswer = 'accept' | 'decline' | 'block'

/** What a person says to a company that would like to talk. */
export class FirstContactAnswers {
  constructor(private readonly changes: Changes) {}

  answer(place: CandidatePlace, id: string, action: ContactAnswer, call: OneCall): Promise<FirstContact> {
    const { marketId, candidateId } = place
    const work = async (change: Change): Promise<FirstContact> => {
      const { manager, at } = change
      const find = () => manager.findOneBy(FirstContactEntity, { id, marketId, candidateId })
      await change.hold({ share: { company: (await find())?.companyId }, person: candidateId })
      const row = await find()
      if (!row || (await isBlocked(manager, row))) throw nothingHere('This request')
      if (action === 'accept') await refuseYesTo(manager, row.companyId, at)
      if (action === 'accept' && (await companiesAway(manager, [row.companyId], at)).size > 0)
        throw companyRests()
      const now = { ...row, state: firstContactState(row, at) }
      const opened = action === 'accept' ? { conversationId: await this.open(change, now) } : {}
      const next = await moveFirstContact(change, now, action, place, opened)
      if (action === 'block') await blockCompany(change, place, row.companyId)
      await tell(change, next, action)
      const [view] = await firstContactViews(manager, place, [next], at)
      if (!view) throw nothingHere('This request')
      return view
    }
    return this.changes.run(marketId, {}, work, call)
  }

  /** The conversation begins with what the company asked. */
  private async open(change: Change, row: StoredFirstContactRow): Promise<string> {
    const { manager, marketId } = change
    const { companyId, candidateId, memberId, postingId } = row
    const [asker, posting] = await Promise.all([
      manager.findOneByOrFail(TeamMemberEntity, { id: memberId, marketId }),
      postingId ? manager.findOneBy(PostingEntity, { id: postingId, marketId }) : null,
    ])
    return openConversation(change, {
      companyId,
      candidateId,
      subject: posting ? posting.title : 'A first talk',
      first: { memberId, memberName: asker.name, body: row.text, at: row.at },
    })
  }
}

/** Whoever asked hears the answer; a block reads as a no, and a no names nobody. */
async function tell(change: Change, row: StoredFirstContactRow, action: ContactAnswer): Promise<void> {
  const { manager, marketId } = change
  const isYes = action === 'accept'
  const { name } = await manager.findOneByOrFail(CandidateEntity, { id: row.candidateId, marketId })
  const posting = row.postingId
    ? await manager.findOneBy(PostingEntity, { id: row.postingId, marketId })
    : null
  const place = marketId === LIVE_MARKET_ID ? teamPlace(row.companyId) : demoPlace('company')
  await change.tell({
    side: 'company',
    recipientId: row.memberId,
    type: 'Application updates',
    kind: 'Messages',
    title: TEAM_NEWS.answeredRequest(name, isYes, posting?.title),
    link: row.conversationId
      ? dashboardPath('company', 'messages', { conversation: row.conversationId, place })
      : dashboardPath('company', 'candidates', { place }),
  })
  await mailAsker(change, row)
}
