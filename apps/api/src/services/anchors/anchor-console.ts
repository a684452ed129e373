import type { FastifyRequest } from 'fastify'
import { chainName, type Place } from '@tryka/credentials/anchor'
import type { AnchorSummary, GiveUpAnchor, LogHealth } from '@tryka/domain'
import { ANCHOR_MACHINE, ANCHOR_RULES, transition } from '@tryka/domain'
import { AppError, notFound } from '../../app-error'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import type { Audit } from '../audit/audit'
import type { LogCheckpointRow } from '../transparency-log/log.table'
import { alone, isStuck } from './anchor-moves'
import type { AnchorRow } from './anchor.table'
import { AnchorEntity } from './anchor.table'

interface Deps {
  db: Database
  clock: Clock
  audit: Audit
  log: {
    trouble(): Promise<string | undefined>
    published: { newest(): Promise<LogCheckpointRow | undefined> }
  }
  /** Verifier keys of witnesses. */
  witnesses: readonly string[]
  /** Where roots are written; undefined where none are. */
  anchoring: (Place & { everyMinutes: number }) | undefined
}

/** The log and its anchors as administrators see them. */
export class AnchorConsole {
  constructor(private readonly deps: Deps) {}

  async health(): Promise<LogHealth> {
    const { db, log, witnesses, anchoring } = this.deps
    const [newest, trouble] = [await log.published.newest(), await log.trouble()]
    const order = { queuedAt: 'DESC', size: 'DESC' } as const
    const rows = await db.read.find(AnchorEntity, { order, take: ANCHOR_RULES.listed })
    return {
      size: newest?.size ?? 0,
      signedAt: newest?.at ?? null,
      trouble: trouble ?? null,
      witnesses: witnesses.map((key) => ({
        name: key.split('+')[0] ?? key,
        hasSigned: newest?.cosignatures[key] !== undefined,
      })),
      anchoring: anchoring
        ? {
            chainId: anchoring.chainId,
            chain: chainName(anchoring.chainId),
            contract: anchoring.contract,
            everyMinutes: anchoring.everyMinutes,
          }
        : null,
      anchors: rows.map((row) => this.summary(row)),
    }
  }

  giveUp(
    id: string,
    { reason }: GiveUpAnchor,
    { actor, request }: { actor: string; request: FastifyRequest },
  ): Promise<AnchorSummary> {
    const { db, audit, clock } = this.deps
    return alone(db, async (manager) => {
      const row = await manager.findOneBy(AnchorEntity, { id })
      if (!row) throw notFound()
      const result = transition(ANCHOR_MACHINE, {
        from: row.state,
        action: 'give_up',
        actor: 'platform',
        reason,
      })
      if (!result.ok)
        throw new AppError(409, result.code, 'This anchor is not on its way any more.', {}, undefined, {
          from: result.from,
          allowed: result.allowed,
        })
      const next = {
        state: 'given_up',
        movedAt: clock.now().toISOString(),
        givenUpBy: actor,
        reason,
      } as const
      await manager.update(AnchorEntity, { id }, next)
      const details = { size: String(row.size), chain: chainName(row.chainId) }
      await audit.recordWith(manager, { actor, action: 'anchor.given-up', target: id, details, request })
      return this.summary({ ...row, ...next })
    })
  }

  private summary(row: AnchorRow): AnchorSummary {
    const { id, size, state, chainId, tx, block, tries, fault, queuedAt, movedAt, givenUpBy, reason } = row
    return {
      id,
      size,
      state,
      chainId,
      chain: chainName(chainId),
      tx,
      block,
      tries,
      fault,
      isStuck: isStuck(row, this.deps.clock.now()),
      queuedAt,
      movedAt,
      givenUpBy,
      reason,
    }
  }
}
