import type { EntityManager } from 'typeorm'
import type { ErasePreview } from '@tryka/domain'
import { ApplicationEntity } from '../applications/application.table'
import { InterviewEntity } from '../applications/interviews/interview.table'
import type { CandidatePlace } from '../core/places'
import { ConversationEntity } from '../messages/message.table'
import { SavedJobEntity } from '../postings/candidate/job.table'
import { SavedSearchEntity } from '../postings/searches/saved-search.table'
import { ShareLinkEntity } from '../share-links/share-link.table'
import { ProfileViewEntity } from '../views/profile-view.table'
import { CandidateSkillEntity } from '../skills/skill.table'

/** What goes with a person of the live market, and what companies keep as numbers. */
export async function eraseCounts(
  read: EntityManager,
  { marketId, candidateId }: Pick<CandidatePlace, 'marketId' | 'candidateId'>,
): Promise<ErasePreview> {
  const own = { marketId, candidateId }
  const [skills, jobs, searches, conversations, applications, interviews, views, links] = await Promise.all([
    read.countBy(CandidateSkillEntity, own),
    read.countBy(SavedJobEntity, own),
    read.countBy(SavedSearchEntity, own),
    read.countBy(ConversationEntity, own),
    read.countBy(ApplicationEntity, own),
    read.countBy(InterviewEntity, own),
    read.countBy(ProfileViewEntity, own),
    read.countBy(ShareLinkEntity, own),
  ])
  return {
    goes: [
      { what: 'Skills', count: skills },
      { what: 'Saved jobs and searches', count: jobs + searches },
      { what: 'Links by which you share jobs', count: links },
      { what: 'Who looked at your profile', count: views },
      { what: 'Your words in conversations', count: conversations },
      { what: 'What was sent with applications', count: applications },
    ],
    stays: [
      { what: 'Applications: dates and decisions', count: applications },
      { what: 'Interviews: dates', count: interviews },
    ],
  }
}
