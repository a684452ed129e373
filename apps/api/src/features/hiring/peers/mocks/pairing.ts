import { In } from 'typeorm'
import {
  commonHours,
  EXPERIENCE_LEVELS,
  HOUR_MS,
  LIVE_MARKET_ID,
  MINUTE_MS,
  MOCK_PARTNER,
  MOCK_RULES,
} from '@tryka/domain'
import type { Clock } from '../../../../clock'
import type { Database } from '../../../../db/database'
import type { ClockKind } from '../../../../services/clockwork/clockwork'
import type { Change, Changes } from '../../core/change'
import { purseOfCandidate } from '../../credits/purse'
import { holdingPeople } from '../peer-people'
import { PeerCardEntity } from '../peer.table'
import { practisable } from './meet'
import { moveRequest, tellPerson } from './mock-moves'
import { PeerRequestEntity, type StoredPeerRequestRow } from './mock.table'
import { lockedUntil } from './no-shows'

/** So many open requests are looked through at once, the oldest first. */
const LOOKED_AT = 500

interface Deps {
  db: Database
  clock: Clock
  changes: Changes
  onTrouble: (error: unknown) => void
}

/** True where what two people look for fits; whether they may meet is asked apart. */
export function doFit(one: StoredPeerRequestRow, other: StoredPeerRequestRow): boolean {
  const steps = EXPERIENCE_LEVELS.indexOf(one.level) - EXPERIENCE_LEVELS.indexOf(other.level)
  return (
    one.candidateId !== other.candidateId &&
    MOCK_PARTNER[one.kind] === other.kind &&
    one.type === other.type &&
    one.language === other.language &&
    one.areas.some((area) => other.areas.includes(area)) &&
    Math.abs(steps) <= 1 &&
    !one.past.includes(other.candidateId) &&
    !other.past.includes(one.candidateId)
  )
}

/** Those that fit a request, the most common hours first. */
export function ranked(
  one: StoredPeerRequestRow,
  all: readonly StoredPeerRequestRow[],
  now: number,
): StoredPeerRequestRow[] {
  return all
    .filter((other) => doFit(one, other))
    .map((other) => ({ other, hours: commonHours(one.hours, other.hours, now) }))
    .filter(({ hours }) => hours >= MOCK_RULES.commonHours)
    .sort((a, b) => b.hours - a.hours || (a.other.id < b.other.id ? -1 : 1))
    .map(({ other }) => other)
}

/** Finds people for each other, the oldest request first. */
export function pairing({ db, clock, changes, onTrouble }: Deps): ClockKind {
  const { read } = db

  /** Looked at again with both people held. True once they are matched. */
  const match = (one: StoredPeerRequestRow, other: StoredPeerRequestRow): Promise<boolean> =>
    holdingPeople({ db, changes }, [one.candidateId, other.candidateId], async (change) => {
      const { manager, at, now } = change
      const rows = await manager.findBy(PeerRequestEntity, { id: In([one.id, other.id]), state: 'open' })
      if (rows.length < 2 || rows.some(({ expiresAt }) => expiresAt <= at)) return false
      if (!(await mayMeet(change, one, other))) return false
      const answerBy = new Date(now.getTime() + MOCK_RULES.answerHours * HOUR_MS).toISOString()
      for (const row of rows) {
        const otherId = row.id === one.id ? other.id : one.id
        await moveRequest(change, row, { action: 'match', by: 'system' }, { otherId, answerBy })
        await tellPerson(
          change,
          row.candidateId,
          'Somebody is found for your mock interview. Choose a time within 48 hours.',
        )
      }
      return true
    })

  return {
    name: 'people who look for somebody to practise with',
    everyMs: 15 * MINUTE_MS,
    run: async () => {
      const open = await read.find(PeerRequestEntity, {
        where: { marketId: LIVE_MARKET_ID, state: 'open' },
        order: { askedAt: 'ASC', id: 'ASC' },
        take: LOOKED_AT,
      })
      const gone = new Set<string>()
      for (const one of open) {
        if (gone.has(one.id)) continue
        const others = open.filter(({ id }) => !gone.has(id))
        for (const other of ranked(one, others, clock.now().getTime())) {
          const isMatched = await match(one, other).catch((error: unknown) => {
            onTrouble(error)
            return false
          })
          if (!isMatched) continue
          gone.add(one.id).add(other.id)
          break
        }
      }
      return false
    },
  }
}

async function mayMeet({ manager, at }: Change, one: StoredPeerRequestRow, other: StoredPeerRequestRow) {
  const purse = await purseOfCandidate(manager, one)
  if (!purse) return false
  const ids = [one.candidateId, other.candidateId]
  const cards = await manager.findBy(PeerCardEntity, { candidateId: In(ids), isOn: true, isAdult: true })
  if (cards.length < 2) return false
  for (const id of ids) if (await lockedUntil(manager, id, at)) return false
  const me = { candidateId: one.candidateId, accountId: purse.person }
  const may = await practisable(manager, me, [other.candidateId], at)
  // Who is asked for must be there as well: the other way round it is the same but for who rests.
  const otherPurse = await purseOfCandidate(manager, other)
  if (!may.has(other.candidateId) || !otherPurse) return false
  const them = { candidateId: other.candidateId, accountId: otherPurse.person }
  return (await practisable(manager, them, [one.candidateId], at)).has(one.candidateId)
}
