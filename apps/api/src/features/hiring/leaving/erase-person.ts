import type { EntitySchema, ObjectLiteral } from 'typeorm'
import { TEAM_NEWS } from '@tryka/domain'
import { ApplicationEntity } from '../applications/application.table'
import { findApplication, moveApplication } from '../applications/application-moves'
import { moveOffer } from '../applications/offers/offer-moves'
import { OfferEntity } from '../applications/offers/offer.table'
import { planEntities } from '../coach/plan/plan.table'
import { reviewEntities } from '../cards/card.table'
import { practiceEntities } from '../coach/practice.table'
import { forgetPeers } from '../peers/forget-peers'
import { forgetNoShows } from '../peers/mocks/no-shows'
import { ChallengeEntity } from '../credits/challenges/challenge.table'
import { talkEntities } from '../conversation/talk.table'
import type { Change } from '../core/change'
import { CorrectionEntity } from '../corrections/correction.table'
import { tellTeam } from '../core/contacts'
import type { CandidatePlace } from '../core/places'
import { cancelAhead } from '../applications/interviews/interview-moves'
import { TargetEntity } from '../guidance/target.table'
import { EnrollmentEntity, LearningSessionEntity } from '../learning/learning.table'
import { moduleEntities } from '../learning/module.table'
import { forgetFacts } from '../matching/facts'
import { InvitationEntity } from '../people/invitation.table'
import { FirstContactEntity } from '../first-contacts/first-contact.table'
import { VerificationRequestEntity } from '../verification-requests/verification-request.table'
import { ProfileViewEntity } from '../views/profile-view.table'
import { TalentPoolEntryEntity } from '../pools/pool.table'
import { SavedJobEntity } from '../postings/candidate/job.table'
import { PostingEntity } from '../postings/posting.table'
import { SavedSearchEntity } from '../postings/searches/saved-search.table'
import { ImportedBadgeEntity } from '../skills/badges/imported-badge.table'
import { CandidateSkillEntity, CertificationEntity } from '../skills/skill.table'

import { ERASED, forgetApplications } from '../applications/forget-applications'
import { forgetReferrer } from '../applications/forget-referrer'
import { forgetShareLinks } from '../share-links/forget-share-links'
import { forgetBlocks } from '../blocks/blocks'
import { forgetMessages } from '../messages/forget-messages'
import { forgetNews } from '../messages/forget-news'
import { forgetAnswers } from './forget-answers'
import { FORMER } from '../core/former'
import { ConversationEntity } from '../messages/message.table'
import { forgetCandidate } from '../profile/candidate-writes'

const OPEN = ['applied', 'under_review', 'interview_scheduled', 'offer_received'] as const

/** Rows that are the person's alone. */
const OWN = [
  CandidateSkillEntity,
  CertificationEntity,
  ImportedBadgeEntity,
  EnrollmentEntity,
  LearningSessionEntity,
  ...moduleEntities,
  ...reviewEntities,
  ...practiceEntities,
  ...planEntities,
  ...talkEntities,
  CorrectionEntity,
  ChallengeEntity,
  TargetEntity,
  SavedJobEntity,
  SavedSearchEntity,
  InvitationEntity,
  FirstContactEntity,
  VerificationRequestEntity,
  ProfileViewEntity,
  TalentPoolEntryEntity,
] as EntitySchema<ObjectLiteral>[]

/** An open application ends as the person would end it, and the company hears that it did. */
async function withdrawAll(change: Change, place: CandidatePlace): Promise<string[]> {
  const { manager, at } = change
  const { marketId, candidateId } = place
  const rows = await manager.findBy(ApplicationEntity, { marketId, candidateId })
  for (const { id, stage, postingId } of rows.filter((row) => OPEN.some((open) => open === row.stage))) {
    await cancelAhead(change, id, place, 'The profile was erased.')
    const row = await findApplication(manager, { id, marketId })
    const offer = await manager.findOneBy(OfferEntity, { marketId, applicationId: id, state: 'sent' })
    if (offer) await moveOffer(change, offer, { action: 'decline', by: place }, { respondedAt: at })
    const action = stage === 'offer_received' ? 'decline_offer' : 'withdraw'
    const gone = { withdrawnAt: at, withdrawReason: ERASED }
    await moveApplication(change, row, { action, by: place, reason: ERASED }, gone)
    const posting = await manager.findOneByOrFail(PostingEntity, { id: postingId, marketId })
    await tellTeam(change, posting, {
      type: 'Application updates',
      title: TEAM_NEWS.erased({ job: posting.title }),
      section: 'applications',
      open: { posting: postingId, application: id },
      mail: { what: 'withdrawn', applicationId: id },
    })
  }
  return rows.map(({ id }) => id)
}

/**
 * Takes a person out of the live market. Counts, stages and dates of applications stay without anybody behind them;
 * what was sent with them, skills, searches and the words of the person's messages go.
 */
export async function erasePerson(change: Change, place: CandidatePlace): Promise<void> {
  const { manager } = change
  const { marketId, candidateId } = place
  const own = { marketId, candidateId }
  // The person is held, so there will be no further application or conversation.
  const [open, conversations] = [
    await manager.find(ApplicationEntity, { select: { id: true }, where: own }),
    await manager.find(ConversationEntity, { select: { id: true }, where: own }),
  ]
  await change.hold({
    applications: open.map(({ id }) => id),
    conversation: conversations.map(({ id }) => id),
  })
  const applications = await manager.find(ApplicationEntity, { where: own })
  const met = [
    ...applications,
    ...(await manager.findBy(InvitationEntity, own)),
    ...(await manager.findBy(FirstContactEntity, own)),
  ]
  await forgetNews(manager, own, met)
  await forgetAnswers(manager, own, met)
  const ids = await withdrawAll(change, place)
  await forgetApplications(manager, own, { ids, name: FORMER })
  await forgetPeers(change, own)
  await forgetNoShows(manager, own)
  for (const entity of OWN) await manager.delete(entity, own)
  await forgetMessages(manager, own, FORMER)
  await forgetBlocks(manager, own)
  // The links first: who applies by one just now is waited for, and is among the applications then.
  await forgetShareLinks(manager, place.accountId)
  await forgetReferrer(manager, own)
  await forgetCandidate(manager, own, FORMER)
  await forgetFacts(manager, { subject: 'person', id: candidateId, marketId }, change.at)
  for (const row of applications) change.touchSides(row, 'applications', 'messages', 'interviews')
  change.touch({ account: place.accountId }, 'places')
}
