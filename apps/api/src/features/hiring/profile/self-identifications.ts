import type { z } from 'zod'
import type { OwnSelfIdentification, SelfIdentification } from '@tryka/domain'
import type { Clock } from '../../../clock'
import type { Database } from '../../../db/database'
import { keyedHash } from '../../../keys'
import { SelfIdentificationEntity } from './candidate.table'
import type { CandidatePlace } from '../core/places'

/** Voluntary answers. The pseudonym is a keyed hash: without the server's key no table leads to the person. */
export class SelfIdentifications {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly key: Buffer,
  ) {}

  /** The person's own answers; the pseudonym is found from the person, never the other way. */
  async read({ marketId, candidateId }: CandidatePlace): Promise<OwnSelfIdentification> {
    const pseudonym = keyedHash(this.key, candidateId)
    const row = await this.db.read.findOneBy(SelfIdentificationEntity, { pseudonym, marketId })
    return {
      gender: row?.group ?? null,
      ageBand: row?.ageBand ?? null,
      ethnicity: row?.ethnicity ?? null,
      consentAt: row?.consentAt ?? null,
    }
  }

  async save(
    { marketId, candidateId }: CandidatePlace,
    { consent, gender, ageBand, ethnicity }: z.output<typeof SelfIdentification>,
  ): Promise<void> {
    const pseudonym = keyedHash(this.key, candidateId)
    const consentAt = this.clock.now().toISOString()
    const row = { pseudonym, marketId, applicationId: null, group: gender, ageBand, ethnicity, consentAt }
    await this.db.transaction(async (manager) => {
      await manager.delete(SelfIdentificationEntity, { pseudonym, marketId })
      if (consent) await manager.insert(SelfIdentificationEntity, row)
    })
  }
}
