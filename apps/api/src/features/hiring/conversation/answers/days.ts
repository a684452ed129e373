import { localDay } from '@tryka/domain'
import { CandidateEntity } from '../../profile/candidate.table'
import type { Asked } from './answer'

/** A local day in words: `Thu 8 Jan`. */
export const dayText = (at: string, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
    .format(new Date(localDay(new Date(at), zone)))
    .replace(',', '')

/** Where the person's clock stands. */
export async function zoneOf({ manager, place }: Pick<Asked, 'manager' | 'place'>): Promise<string> {
  const { candidateId: id, marketId } = place
  return (await manager.findOneByOrFail(CandidateEntity, { id, marketId })).timeZone
}
