import type { PostingDetail } from '@tryka/domain'
import type { OneCall } from '../../../../services/idempotency/idempotency'
import type { Change, Changes } from '../../core/change'
import { checkVersion } from '../../core/change'
import type { MemberPlace } from '../../core/places'
import { mustWorkOn } from '../../core/scope'
import type { StoredPostingRow } from '../posting.table'
import { findPosting } from './posting-moves'
import { postingDetail } from './posting-view'

export type PostingWork = (change: Change, row: StoredPostingRow) => Promise<StoredPostingRow>

/** What a change of one posting is about; `isPublic` if it puts the posting before strangers, which takes its company. */
interface Attempt {
  id: string
  version: number
  call?: OneCall
  isPublic?: boolean
}

/** A change of one posting by a member who works on it, from the version that was read; answers what became of it. */
export function changePosting(
  changes: Changes,
  place: MemberPlace,
  { id, version, call, isPublic = false }: Attempt,
  work: PostingWork,
): Promise<PostingDetail> {
  const { marketId, companyId } = place
  const run = async (change: Change) => {
    const { manager, now } = change
    const row = await findPosting(manager, { id, marketId, companyId })
    await mustWorkOn(manager, place, id)
    await checkVersion(row, version, () => postingDetail(manager, place, row, now))
    return postingDetail(manager, place, await work(change, row), now)
  }
  return changes.run(marketId, { posting: id, ...(isPublic ? { company: companyId } : {}) }, run, call)
}
