import { HOUR_MS } from '@tryka/domain'
import { spaced } from '../../../services/outbox/spaced'
import type { StoredMemberRow } from '../team/team.table'
import type { Change } from './change'

/** What a team is mailed about one of its postings. */
export type TeamHappening =
  | 'applied'
  | 'withdrawn'
  | 'offer-accepted'
  | 'offer-declined'
  | 'handed-over'
  | 'decide'
  | 'close-out'

/** The data of a row whose template is `team-news`: names are read when the letter is made. */
export interface TeamNewsData {
  memberId: string
  postingId: string
  what: TeamHappening
  /** Null where it is about everybody who waits. */
  applicationId: string | null
  /** When it happened; of several applications the first. */
  at: string
}

export const TEAM_TEMPLATE = 'team-news'

export interface TeamMail {
  what: TeamHappening
  applicationId?: string
}

/** Each member is mailed by themselves; of new applications for one posting once an hour. */
export async function mailTeam(
  change: Change,
  { id: postingId, companyId }: { id: string; companyId: string },
  team: readonly StoredMemberRow[],
  { what, applicationId }: TeamMail,
): Promise<void> {
  const { at, manager, now } = change
  const messages = team.flatMap(({ id: memberId, accountId }) =>
    accountId === null
      ? []
      : [
          {
            template: TEAM_TEMPLATE,
            data: {
              memberId,
              postingId,
              what,
              applicationId: applicationId ?? null,
              at,
            } satisfies TeamNewsData,
            to: { accountId },
            kind: 'Application updates' as const,
            companyId,
            dedup: `team:${what}:${applicationId ?? postingId}:${memberId}`,
          },
        ],
  )
  if (what !== 'applied') {
    // A posting may be filled more than once, and an offer answered.
    for (const message of messages) change.send({ ...message, dedup: `${message.dedup}:${at}` })
    return
  }
  const ofPosting = messages.map((message) => ({
    ...message,
    dedup: `team:applied:${postingId}:${message.data.memberId}`,
  }))
  for (const message of await spaced(manager, ofPosting, { now, everyMs: HOUR_MS })) change.send(message)
}
