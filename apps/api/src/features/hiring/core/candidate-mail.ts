import type { MailSwitch } from '@tryka/domain'
import type { StoredCandidateRow } from '../profile/candidate.table'
import type { Change } from './change'
import type { NewsGuard } from './news'
import { sortableId } from './sortable-id'

/** What a mail to a person says, in sentences of ours; names are read when it goes out. */
export interface PersonMail {
  /** It holds no name that anybody typed. */
  subject: string
  /** What happened, where the subject keeps it for whoever opens the mail. */
  said?: string
  /** The posting that it is about, named beside the company. */
  postingId?: string
  lines?: readonly string[]
  /** What somebody of the company wrote; it goes along as the names do. */
  quote?: string | undefined
  guard?: NewsGuard
}

/** The data of a row whose template is `news`. */
export interface NewsData extends PersonMail {
  candidateId: string
  link: { line: string; link: string }
}

export const NEWS_TEMPLATE = 'news'

/** The subject of whatever happens to an application: what it is stands inside, where no lock screen shows it. */
export const HAS_NEWS = 'Your application has news'
/** The same, where it is the company that rests or is gone. */
export const COMPANY_HAS_NEWS = 'A company you applied to'

/** A mail to a person about something of theirs. A profile without an account has nobody behind it. */
export function mailCandidate(
  change: Change,
  { id: candidateId, accountId }: Pick<StoredCandidateRow, 'id' | 'accountId'>,
  {
    kind,
    companyId,
    ...letter
  }: Omit<NewsData, 'candidateId'> & { kind: MailSwitch; companyId: string | undefined },
): void {
  if (accountId === null) return
  const data = { candidateId, ...letter } satisfies NewsData
  // The change happens once, so its mail needs no other name than its own.
  const dedup = `news:${sortableId(change.now)}`
  change.send({ template: NEWS_TEMPLATE, data, to: { accountId }, kind, companyId, dedup })
}
