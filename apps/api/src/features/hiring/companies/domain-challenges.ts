import { randomBytes } from 'node:crypto'
import { LessThanOrEqual } from 'typeorm'
import type { EntityManager } from 'typeorm'
import {
  CHALLENGE_MS,
  LIVE_MARKET_ID,
  challengeName,
  challengeValue,
  nextLookIn,
  type DnsFinding,
  type DnsProof,
} from '@tryka/domain'
import type { TxtRecords } from '../../../services/domains/txt-records'
import type { DomainChallengeRow } from './domain-challenge.table'
import { DomainChallengeEntity } from './domain-challenge.table'

/** Characters of a stranger's record that are shown. */
const SHOWN = 80
/** RFC 4648, in lower case: 26 of them hold 130 bits. */
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'
const TOKEN_LENGTH = 26

const newToken = (): string =>
  Array.from(randomBytes(TOKEN_LENGTH), (byte) => BASE32.charAt(byte % BASE32.length)).join('')

/** A look's end: the record is there, or what is there instead. */
export interface Look {
  isFound: boolean
  found: DnsFinding | null
  seen: string | null
}

/** Looks for the record of a challenge. Nothing of a database is held meanwhile. */
export async function lookFor(records: TxtRecords, domain: string, token: string): Promise<Look> {
  const texts = await records.read(challengeName(domain))
  if (!texts) return { isFound: false, found: 'away', seen: null }
  if (texts.includes(challengeValue(token))) return { isFound: true, found: null, seen: null }
  const [other] = texts
  if (other === undefined) return { isFound: false, found: 'none', seen: null }
  return { isFound: false, found: 'other', seen: [...other.replace(/\p{C}/gu, '�')].slice(0, SHOWN).join('') }
}

export const findChallenge = (manager: EntityManager, companyId: string) =>
  manager.findOneBy(DomainChallengeEntity, { companyId })

/** The company's challenge: the one it has, or a new one when that is over. */
export async function challengeOf(
  manager: EntityManager,
  companyId: string,
  now: Date,
): Promise<DomainChallengeRow> {
  const at = now.toISOString()
  const known = await findChallenge(manager, companyId)
  if (known && known.expiresAt > at) return known
  const made: DomainChallengeRow = {
    companyId,
    marketId: LIVE_MARKET_ID,
    token: newToken(),
    madeAt: at,
    expiresAt: new Date(now.getTime() + CHALLENGE_MS).toISOString(),
    found: null,
    seen: null,
    lookedAt: null,
    nextAt: new Date(now.getTime() + nextLookIn(0)).toISOString(),
    foundAt: null,
  }
  await manager.save(DomainChallengeEntity, made)
  return made
}

/** Keeps what a look found, and when the next one is. */
export async function noteLook(
  manager: EntityManager,
  challenge: DomainChallengeRow,
  { isFound, found, seen }: Look,
  now: Date,
): Promise<DomainChallengeRow> {
  const at = now.toISOString()
  const next = new Date(now.getTime() + nextLookIn(now.getTime() - Date.parse(challenge.madeAt)))
  const nextAt = isFound || next.toISOString() >= challenge.expiresAt ? null : next.toISOString()
  const looked = { found, seen, lookedAt: at, nextAt, foundAt: isFound ? at : challenge.foundAt }
  const { companyId, token } = challenge
  await manager.update(DomainChallengeEntity, { companyId, token }, looked)
  return { ...challenge, ...looked }
}

/** Those that are to be looked at by now, the longest due first. */
export const dueChallenges = (manager: EntityManager, at: string, most: number) =>
  manager.find(DomainChallengeEntity, {
    where: { nextAt: LessThanOrEqual(at) },
    order: { nextAt: 'ASC', companyId: 'ASC' },
    take: most,
  })

/** Another domain has another record. */
export const forgetChallenge = (manager: EntityManager, companyId: string) =>
  manager.delete(DomainChallengeEntity, { companyId })

/** Not looked at any more: nothing waits for it. */
export const restChallenge = (manager: EntityManager, companyId: string) =>
  manager.update(DomainChallengeEntity, { companyId }, { nextAt: null })

export function dnsProofOf(challenge: DomainChallengeRow | null, domain: string): DnsProof | null {
  if (!challenge) return null
  const { token, expiresAt, found, seen, lookedAt } = challenge
  return { name: challengeName(domain), value: challengeValue(token), expiresAt, found, seen, lookedAt }
}
