import { HOUR_MS, LIVE_MARKET_ID } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import type { ClockKind } from '../../../services/clockwork/clockwork'
import type { Change, Changes } from '../core/change'
import type { CandidateRef } from '../core/places'
import { CredentialEntity } from '../credentials/credential.table'
import type { AttemptCourse } from './attempt-course'
import { holderOf } from './attempt-holder'
import type { AttemptRow } from './attempt.table'
import { AttemptEntity } from './attempt.table'
import { bestResult } from './best-result'

const BATCH = 100

interface Deps {
  db: Database
  clock: Clock
  changes: Changes
  course: AttemptCourse
  onTrouble: (error: unknown) => void
}

type Pair = Pick<AttemptRow, 'accountId' | 'track'>

/** Of whom there are results and nothing was ever issued, after a mark. */
const pairsAfter = (
  { db }: Deps,
  { accountId, track }: Pair | { accountId: ''; track: '' },
): Promise<Pair[]> =>
  db.read
    .createQueryBuilder(AttemptEntity, 'a')
    .select('a.accountId', 'accountId')
    .addSelect('a.track', 'track')
    .distinct()
    .where(`a.state = 'scored' AND a.measured IS NOT NULL`)
    .andWhere('(a.accountId > :accountId OR (a.accountId = :accountId AND a.track > :track))', {
      accountId,
      track,
    })
    .andWhere((query) => {
      const issued = query.subQuery().select('1').from(CredentialEntity, 'c')
      return `NOT EXISTS ${issued.where('c.accountId = a.accountId AND c.track = a.track').getQuery()}`
    })
    .orderBy('a.accountId')
    .addOrderBy('a.track')
    .limit(BATCH)
    .getRawMany<Pair>()

/** The best that others may see, and the best of all where that is better and kept private. */
async function issueBest(
  { course }: Deps,
  change: Change,
  ref: CandidateRef | null,
  { accountId, track }: Pair,
): Promise<void> {
  const { manager, now } = change
  if (await manager.existsBy(CredentialEntity, { accountId, track })) return
  const rows = await manager.find(AttemptEntity, {
    where: { accountId, track, state: 'scored' },
    order: { endedAt: 'DESC' },
  })
  const shared = bestResult(
    rows.filter(({ share }) => share),
    now,
  )
  const any = bestResult(rows, now)
  const better = any && any.level > (shared?.level ?? 0) ? any : null
  for (const best of [shared, better]) {
    const row = rows.find(({ id }) => id === best?.id)
    if (row) await course.issue(change, ref, row)
  }
}

/** Results of before anything was issued have their credentials, too: looked for once in each process, and again changes nothing. */
export function missingCredentials(deps: Deps): ClockKind {
  const { db, changes, onTrouble } = deps
  let after: Pair | { accountId: ''; track: '' } = { accountId: '', track: '' }
  let isDone = false
  return {
    name: 'missing credentials',
    everyMs: HOUR_MS,
    async run() {
      if (isDone) return false
      const pairs = await pairsAfter(deps, after)
      for (const pair of pairs) {
        const { holds, ref } = await holderOf(db.read, pair.accountId)
        await changes
          .run(LIVE_MARKET_ID, holds, (change) => issueBest(deps, change, ref, pair))
          .catch(onTrouble)
        after = pair
      }
      isDone = pairs.length < BATCH
      return !isDone
    },
  }
}
