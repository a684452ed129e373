import type { EntityManager } from 'typeorm'
import { In, IsNull } from 'typeorm'
import { quoted } from '../../../mail/quoted'
import type { StoredApplicationRow } from '../applications/application.table'
import { ApplicationEntity } from '../applications/application.table'
import { InterviewEntity } from '../applications/interviews/interview.table'
import { isBlind, personRef } from '../core/person-ref'
import type { TeamNewsData } from '../core/team-mail'
import type { StoredPostingRow } from '../postings/posting.table'
import { CandidateEntity } from '../profile/candidate.table'
import { TeamMemberEntity } from '../team/team.table'

/** What a letter to the team says. */
export interface Said {
  lines: string[]
  /** The one application that it is about. */
  applicationId?: string
}

/** An applicant as the team may know them now. */
export async function nameOf(manager: EntityManager, posting: StoredPostingRow, row: StoredApplicationRow) {
  const person = await manager.findOneBy(CandidateEntity, { id: row.candidateId })
  return person ? quoted(personRef(person, row, isBlind(posting, row)).name) : 'Somebody'
}

/** Who holds what is ahead for an application, now that somebody left the team. */
export async function saidOfInterviews(
  manager: EntityManager,
  posting: StoredPostingRow,
  { applicationId }: TeamNewsData,
): Promise<Said | undefined> {
  const row = await manager.findOneBy(ApplicationEntity, { id: applicationId ?? '', postingId: posting.id })
  const { marketId } = posting
  const where = { marketId, applicationId: row?.id ?? '', status: In(['pending', 'confirmed'] as const) }
  const ahead = await manager.findBy(InterviewEntity, where)
  const ids = ahead.flatMap(({ interviewerIds }) => interviewerIds)
  const team = await manager.findBy(TeamMemberEntity, { marketId, id: In(ids), removedAt: IsNull() })
  if (!row || team.length === 0) return undefined
  const [name, job] = [await nameOf(manager, posting, row), quoted(posting.title)]
  const who = team.map((member) => quoted(member.name)).join(' and ')
  return {
    lines: [
      `Whoever was to hold the interview with ${name} for ${job} left the team.`,
      `It is with ${who} now, and nobody was asked. If that does not suit, look for another time or call it off.`,
    ],
    applicationId: row.id,
  }
}
