import type { CoursePath } from '@tryka/coach'
import { HOUR_MS, LIVE_MARKET_ID } from '@tryka/domain'
import type { Database } from '../../../../db/database'
import type { ClockKind } from '../../../../services/clockwork/clockwork'
import type { Changes } from '../../core/change'
import { EnrollmentEntity } from '../learning.table'
import { CertificateEntity } from '../../credentials/certificates/certificate.table'
import type { CertificateIssuing } from '../../credentials/certificates/certificate-issuing'
import { CandidateEntity } from '../../profile/candidate.table'
import type { FinishedPaths } from './finished-paths'

const BATCH = 100

interface Deps {
  db: Database
  changes: Changes
  issuing: CertificateIssuing
  paths: FinishedPaths
  onTrouble: (error: unknown) => void
}

interface Missing {
  enrollmentId: string
  candidateId: string
  accountId: string
  pathId: string
}

/** Of whom a path is completed and nothing was ever issued for it, after a mark. */
const missingAfter = ({ db }: Deps, after: string): Promise<Missing[]> =>
  db.read
    .createQueryBuilder(EnrollmentEntity, 'e')
    .innerJoin(CandidateEntity.options.name, 'p', 'p.id = e.candidateId AND p.marketId = e.marketId')
    .select('e.id', 'enrollmentId')
    .addSelect('e.candidateId', 'candidateId')
    .addSelect('e.pathId', 'pathId')
    .addSelect('p.accountId', 'accountId')
    .where(`e.marketId = :marketId AND e.state = 'completed' AND p.accountId IS NOT NULL`, {
      marketId: LIVE_MARKET_ID,
    })
    .andWhere('e.id > :after', { after })
    .andWhere((query) => {
      const issued = query.subQuery().select('1').from(CertificateEntity, 'c')
      return `NOT EXISTS ${issued.where('c.accountId = p.accountId AND c.pathId = e.pathId').getQuery()}`
    })
    .orderBy('e.id')
    .limit(BATCH)
    .getRawMany<Missing>()

async function issueOne({ changes, issuing, paths }: Deps, path: CoursePath, one: Missing): Promise<void> {
  const { accountId, candidateId } = one
  const of = { marketId: LIVE_MARKET_ID, candidateId, path }
  await changes.run(LIVE_MARKET_ID, { account: accountId, person: candidateId }, async (change) => {
    const { manager } = change
    if (await manager.existsBy(CertificateEntity, { accountId, pathId: path.id })) return
    const completion = await paths.completion(manager, of)
    if (!completion) return
    await issuing.issue(change, accountId, completion)
    change.touch({ person: candidateId }, 'skills')
  })
}

/**
 * Paths that were finished before there were certificates, or while nothing could be issued: learning goes on without the
 * log, and what it is owed is made up for here.
 */
export function missingCertificates(deps: Deps): ClockKind {
  let after = ''
  return {
    name: 'missing certificates',
    everyMs: HOUR_MS,
    async run() {
      const found = await missingAfter(deps, after)
      for (const one of found) {
        const path = deps.paths.find(one.pathId)
        if (path) await issueOne(deps, path, one).catch(deps.onTrouble)
      }
      const last = found.at(-1)
      const isMore = found.length === BATCH
      after = isMore && last ? last.enrollmentId : ''
      return isMore
    },
  }
}
