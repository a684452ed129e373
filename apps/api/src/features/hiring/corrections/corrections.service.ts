import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import { CORRECTION_RULES, DAY_MS } from '@tryka/domain'
import type { CreateCorrection, OwnCorrection, OwnCorrections } from '@tryka/domain'
import type { Database } from '../../../db/database'
import { isUniqueViolation } from '../../../db/unique-violation'
import { AccountEntity } from '../../../services/accounts/account.entity'
import { signInFirst } from '../../../services/accounts/may-take-place'
import type { Attempts } from '../../../services/attempts/attempts'
import { tryLater } from '../../../try-later'
import type { Changes } from '../core/change'
import { nothingHere, refused } from '../core/errors'
import type { CandidatePlace, CandidateRef } from '../core/places'
import type { Courses } from '../learning/courses'
import { aboutOf, correctedItem } from './corrected-item'
import { CorrectionEntity, type StoredCorrectionRow } from './correction.table'

/** So many of one's own are listed; older ones are in the file of what is stored. */
const MOST_LISTED = 100

const openAlready = () =>
  refused(
    409,
    'OPEN_ALREADY',
    'You have said so already. A person looks at it, and you hear what became of it.',
  )
const anotherRevision = () =>
  refused(409, 'REVISION', 'This was changed in the meantime. Look at it again first.')

/** A correction as whoever made it reads it. */
export function ownCorrection(row: StoredCorrectionRow): OwnCorrection {
  const { id, kind, ref, revision, text, source, state, at, decidedAt, reason } = row
  return { id, kind, ref, revision, about: aboutOf(row), text, source, state, at, decidedAt, reason }
}

/** Deletes what somebody said is wrong, also what nobody decided yet; what was paid for it stays. */
export async function eraseCorrections(
  manager: EntityManager,
  { marketId, candidateId }: CandidateRef,
): Promise<void> {
  await manager.delete(CorrectionEntity, { marketId, candidateId })
}

interface Deps {
  db: Database
  changes: Changes
  attempts: Attempts
  courses: Courses
}

/** What people say is wrong. A guest says nothing: there would be nobody to pay, and nobody to ask. */
export class CorrectionsService {
  constructor(private readonly deps: Deps) {}

  async make(place: CandidatePlace, body: z.output<typeof CreateCorrection>): Promise<OwnCorrection> {
    const { marketId, candidateId, accountId } = place
    const { kind, ref, revision, text, source } = body
    const item = await correctedItem(this.deps.courses, body)
    if (!item) throw nothingHere()
    if (revision > item.revision) throw anotherRevision()
    try {
      return await this.deps.changes.run(
        marketId,
        { account: accountId, person: candidateId },
        async ({ manager, at }) => {
          const account = await manager.findOneBy(AccountEntity, { id: accountId })
          if (account?.kind !== 'registered') throw signInFirst()
          if (await manager.existsBy(CorrectionEntity, { accountId, kind, ref, state: 'open' }))
            throw openAlready()
          await this.count(manager, accountId)
          const row: StoredCorrectionRow = {
            id: randomUUID(),
            marketId,
            candidateId,
            accountId,
            kind,
            ref,
            revision,
            text,
            source: source || null,
            state: 'open',
            reason: null,
            at,
            decidedAt: null,
          }
          await manager.insert(CorrectionEntity, row)
          return ownCorrection(row)
        },
      )
    } catch (error) {
      throw isUniqueViolation(error) ? openAlready() : error
    }
  }

  /** Wherever it was said: of a demo, too, the account is paid, and told in its own profile. */
  async own({ accountId }: CandidatePlace): Promise<OwnCorrections> {
    const rows = await this.deps.db.read.find(CorrectionEntity, {
      where: { accountId },
      order: { at: 'DESC', id: 'ASC' },
      take: MOST_LISTED,
    })
    return { items: rows.map(ownCorrection) }
  }

  private async count(manager: EntityManager, subject: string): Promise<void> {
    const { attempts } = this.deps
    const { perDay: max } = CORRECTION_RULES
    const limit = { kind: 'correction', subject, max, windowMs: DAY_MS } as const
    const wait = await attempts.untilFree(limit, manager)
    if (wait > 0) throw tryLater('CORRECTIONS', `You can correct ${max} things in 24 hours.`, wait)
    await attempts.record(manager, 'correction', subject)
  }
}
