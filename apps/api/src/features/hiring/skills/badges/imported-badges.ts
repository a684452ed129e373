import { createHash, randomUUID } from 'node:crypto'
import { HIRING_LIMITS } from '@tryka/domain'
import type { BadgeCheck } from '@tryka/domain'
import { refused } from '../../core/errors'
import type { CandidatePlace } from '../../core/places'
import type { SectionDeps } from '../../core/section'
import { certificationView } from '../certification-view'
import { CertificationEntity } from '../skill.table'
import type { BadgeChecker, CheckedBadge } from './badge-checker'
import { badgeCheck, canImport, dayOf, holderOf, provenAddress, timeOf } from './badge-checker'
import { ImportedBadgeEntity } from './imported-badge.table'
import { dueAfter } from './badge-rechecks'

/** As much of a text as its column holds. */
const fitting = (text: string, most: number): string => [...text].slice(0, most).join('')

/** Badges of other issuers that a person brings. */
export class ImportedBadges {
  constructor(
    private readonly deps: Pick<SectionDeps, 'db' | 'clock' | 'changes'>,
    private readonly checker: BadgeChecker,
  ) {}

  /** Says what a file is; nothing of it is stored. */
  async check(place: CandidatePlace, file: Uint8Array): Promise<BadgeCheck> {
    return badgeCheck(await this.checked(place, file))
  }

  /** Adds it to the certifications, by what is found here and now, whatever was said before. */
  async add(place: CandidatePlace, file: Uint8Array) {
    const { marketId, candidateId } = place
    const checked = await this.checked(place, file)
    const { found, says, document } = checked
    const { facts, verdict } = found
    if (!facts || !canImport(found)) throw refused(400, 'BADGE', says)
    const credentialHash = createHash('sha256').update(facts.credentialId).digest('hex')
    return this.deps.changes.run(marketId, { person: candidateId }, async ({ manager, now, at }) => {
      const held = await manager.countBy(CertificationEntity, { marketId, candidateId })
      if (held >= HIRING_LIMITS.certifications)
        throw refused(409, 'TOO_MANY', `Keep at most ${HIRING_LIMITS.certifications} certifications.`)
      const brought = await manager.countBy(ImportedBadgeEntity, { marketId, candidateId })
      if (brought >= HIRING_LIMITS.badges)
        throw refused(409, 'TOO_MANY', `Keep at most ${HIRING_LIMITS.badges} imported badges.`)
      if (await manager.existsBy(ImportedBadgeEntity, { candidateId, credentialHash }))
        throw refused(409, 'ALREADY_THERE', 'This badge is among your certifications already.')
      const row = {
        id: randomUUID(),
        marketId,
        candidateId,
        name: facts.name,
        issuer: fitting(facts.issuerName ?? facts.issuer, 160),
        issued: dayOf(facts.validFrom),
        expires: facts.validUntil === undefined ? null : dayOf(facts.validUntil),
        credentialId: fitting(facts.credentialId, 120),
      }
      const badge = {
        id: row.id,
        marketId,
        candidateId,
        credentialHash,
        document,
        verdict,
        says,
        holder: holderOf(found),
        asOf: timeOf(found.asOf),
        checkedAt: at,
        dueAt: dueAfter(now, this.checker.isOurs(checked)),
      }
      await manager.insert(CertificationEntity, row)
      await manager.insert(ImportedBadgeEntity, badge)
      return certificationView(row, badge, now)
    })
  }

  private async checked(place: CandidatePlace, file: Uint8Array): Promise<CheckedBadge> {
    if (place.isDemo)
      throw refused(403, 'OWN_PROFILE', 'Badges are imported in your own profile: here nobody is real.')
    const email = await provenAddress(this.deps.db.read, place.accountId)
    return this.checker.check(file, email, this.deps.clock.now())
  }
}
