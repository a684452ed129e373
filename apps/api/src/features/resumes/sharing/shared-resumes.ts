import { IsNull } from 'typeorm'
import { HOUR_MS, isShareToken, MINUTE_MS } from '@tryka/domain'
import type { Resume } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import { storageProblem } from '../../../db/storage-problem'
import type { RateCounter } from '../../../http/limits/rate-counter'
import { tooManyRequests } from '../../../http/limits/rate-limiting'
import { AccountEntity } from '../../../services/accounts/account.entity'
import { isSuspended } from '../../../services/accounts/suspended'
import { ResumeEntity, toResume } from '../resume.entity'
import type { ResumeShareRow } from './resume-share.table'
import { ResumeShareEntity } from './resume-share.table'
import type { ShareLinks } from './share-links'
import { sharedDraft } from './shared-draft'
import type { Passwords } from './shares.service'

/** Passwords that one network may try at a link, and all of them together. */
const TRIES = { each: 10, eachMs: 15 * MINUTE_MS, all: 200, allMs: HOUR_MS } as const

export interface SharedResume {
  share: ResumeShareRow
  resume: Resume
}

export interface SharedResumesDeps {
  db: Database
  clock: Clock
  links: ShareLinks
  passwords: Passwords
  counter: RateCounter
}

/** Resumes as those read them who have a link. */
export class SharedResumes {
  constructor(private readonly deps: SharedResumesDeps) {}

  /** Undefined for every link that leads nowhere, whatever the reason. */
  async find(token: string): Promise<SharedResume | undefined> {
    if (!isShareToken(token)) return undefined
    const { db, links, clock } = this.deps
    const share = await db.read.findOneBy(ResumeShareEntity, {
      tokenHash: links.hash(token),
      revokedAt: IsNull(),
      hiddenDecisionId: IsNull(),
    })
    const now = clock.now().toISOString()
    if (!share || (share.expiresAt !== null && share.expiresAt <= now)) return undefined
    const { resumeId: id, accountId } = share
    const [row, account] = await Promise.all([
      db.read.findOneBy(ResumeEntity, { id, accountId, deletedAt: IsNull() }),
      db.read.findOneBy(AccountEntity, { id: accountId }),
    ])
    if (!row || !account || isSuspended(account, now)) return undefined
    return { share, resume: sharedDraft(toResume(row), share.hideContact) }
  }

  /** Whether a password is right. Tries are counted before they are looked at; `client` is a hash of who asks. */
  async tellsPassword(
    { id, passwordHash }: ResumeShareRow,
    password: string,
    client: string,
  ): Promise<boolean> {
    const { counter, clock, passwords } = this.deps
    const now = clock.now().getTime()
    const counts = await counter.add(
      [
        { key: `share:${id}:${client}`, by: 1, windowMs: TRIES.eachMs },
        { key: `share:${id}`, by: 1, windowMs: TRIES.allMs },
      ],
      now,
    )
    counts.forEach(({ count, expiresAt }, at) => {
      if (count > (at === 0 ? TRIES.each : TRIES.all)) throw tooManyRequests(expiresAt - now)
    })
    return passwordHash !== null && password.length > 0 && passwords.verify(passwordHash, password)
  }

  /** One more; a disk without room costs the count and not the page. */
  async count({ id }: ResumeShareRow, what: 'views' | 'downloads'): Promise<void> {
    const { db, clock } = this.deps
    const seen = what === 'views' ? { lastViewedAt: clock.now().toISOString() } : {}
    await db
      .write((manager) => manager.update(ResumeShareEntity, { id }, { ...seen, [what]: () => `${what} + 1` }))
      .catch((error: unknown) => {
        if (!storageProblem(error)) throw error
      })
  }
}
