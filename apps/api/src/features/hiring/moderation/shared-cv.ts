import type { EntityManager } from 'typeorm'
import { reportedShare } from '../../resumes/sharing/reported-share'
import type { ReportedShare } from '../../resumes/sharing/reported-share'
import type { Subject } from './subject'
import { told } from './told'

/** The fact with everything that readers of a shared CV read. */
export const SHOWN = 'CV'

function stateOf({ share, isDeleted }: ReportedShare): string {
  if (share.hiddenDecisionId !== null) return 'Taken down'
  if (share.revokedAt !== null) return 'Revoked'
  return isDeleted ? 'Deleted' : 'Shared'
}

/** A link to a resume, as readers see it. Only who saw the page knows its id. */
export async function sharedCv(manager: EntityManager, id: string): Promise<Subject | null> {
  const found = await reportedShare(manager, id)
  if (!found) return null
  const { share, fullName, hasPhoto, text } = found
  return {
    type: 'cv',
    id,
    name: fullName || 'No name',
    accountId: share.accountId,
    companyId: null,
    isHidden: share.hiddenDecisionId !== null,
    facts: told({
      Name: fullName,
      State: stateOf(found),
      Ends: share.expiresAt ?? '',
      Password: share.passwordHash === null ? '' : 'Asks for one',
      Photo: hasPhoto ? 'There is one' : '',
      [SHOWN]: text,
    }),
  }
}
