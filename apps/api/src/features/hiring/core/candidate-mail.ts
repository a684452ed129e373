import type { MailSwitch } from '@tryka/domain'
import type { StoredCandidateRow } from '../profile/candidate.table'
import type { Change } from './change'
import { sortableId } from './sortable-id'

/** What must still be so when the mail goes out, or it is not sent. */
export type NewsGuard = { offer: string } | { invitation: string } | { firstContact: string }

/** The data of a row whose template is `news`. */
export interface NewsData {
  candidateId: string
  subject: string
  lines: readonly string[]
  link: { line: string; link: string }
  guard: NewsGuard | null
}

export const NEWS_TEMPLATE = 'news'

/** A mail to a person about something of theirs. A profile without an account has nobody behind it. */
export function mailCandidate(
  change: Change,
  { id: candidateId, accountId }: Pick<StoredCandidateRow, 'id' | 'accountId'>,
  {
    kind,
    companyId,
    guard,
    ...letter
  }: Omit<NewsData, 'candidateId' | 'guard'> & {
    kind: MailSwitch
    companyId: string | undefined
    guard?: NewsGuard | undefined
  },
): void {
  if (accountId === null) return
  const data = { candidateId, ...letter, guard: guard ?? null } satisfies NewsData
  // The change happens once, so its mail needs no other name than its own.
  const dedup = `news:${sortableId(change.now)}`
  change.send({ template: NEWS_TEMPLATE, data, to: { accountId }, kind, companyId, dedup })
}
