import { IsNull } from 'typeorm'
import { MODEL_CONSENT_VERSION } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { ConsentEntity, type ConsentRow } from './model.table'

/** One for all that the coach asks a model for. */
const PURPOSE = 'coach'

/** Who agreed that a model reads something of theirs. Another text or another host was not agreed to. */
export class Consents {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly host: string | null,
  ) {}

  /** What holds now. */
  async of(accountId: string): Promise<ConsentRow | null> {
    if (this.host === null) return null
    const where = { accountId, purpose: PURPOSE, host: this.host, withdrawnAt: IsNull() }
    return this.db.read.findOneBy(ConsentEntity, { ...where, textVersion: MODEL_CONSENT_VERSION })
  }

  /** To agree again changes nothing. */
  async give(accountId: string): Promise<void> {
    const { host } = this
    if (host === null || (await this.of(accountId))) return
    const givenAt = this.clock.now().toISOString()
    await this.db.write((manager) =>
      manager
        .createQueryBuilder()
        .insert()
        .into(ConsentEntity)
        .values({
          accountId,
          purpose: PURPOSE,
          givenAt,
          textVersion: MODEL_CONSENT_VERSION,
          host,
          withdrawnAt: null,
        })
        .orIgnore()
        .updateEntity(false)
        .execute(),
    )
  }

  async withdraw(accountId: string): Promise<void> {
    const withdrawnAt = this.clock.now().toISOString()
    await this.db.write((manager) =>
      manager.update(ConsentEntity, { accountId, purpose: PURPOSE, withdrawnAt: IsNull() }, { withdrawnAt }),
    )
  }
}
