import type { EntityManager } from 'typeorm'
import type { Pins } from '@tryka/credentials'
import { DEMONSTRATION, readGiven, textOf } from '@tryka/credentials'
import type { BadgeFound } from '@tryka/credentials/imported'
import { badgeWords, lateRdfc, verifyBadge } from '@tryka/credentials/imported'
import type { BadgeCheck } from '@tryka/domain'
import { isVerifiedBadge } from '@tryka/domain'
import { AccountEntity } from '../../../../services/accounts/account.entity'

/** What is known here of credentials of our own. */
export interface OwnBadges {
  readonly did: string
  pins(): Promise<Pick<Pins, 'issuers' | 'logs'>>
  /** What was brought, with today's list of revoked ones and the entry of the log where it is one of ours. */
  completed(given: Uint8Array): Promise<Uint8Array | string>
}

/** A badge that was looked at: what the checks found, and what is kept of it. */
export interface CheckedBadge {
  found: BadgeFound
  says: string
  /** What was read, so that it can be checked again. */
  document: string
}

const LONGEST = 300
const clipped = (text: string) =>
  text.length <= LONGEST ? text : `${[...text].slice(0, LONGEST - 1).join('')}…`

/** Checks badges that people bring, by the code that everybody checks ours with. */
export class BadgeChecker {
  constructor(
    private readonly own: OwnBadges,
    /** Other issuers that this deployment knows. */
    private readonly known: readonly Pins['issuers'][number][],
  ) {}

  /** @param email the proven address of whoever brings it */
  async check(given: Uint8Array, email: string | null, now: Date): Promise<CheckedBadge> {
    const { issuers, logs } = await this.own.pins()
    // Nobody is our issuer by the word of a setting.
    const others = this.known.filter(({ did }) => did !== this.own.did)
    const input = await this.own.completed(given)
    const found = await verifyBadge(input, {
      pins: { issuers: [...issuers, ...others], logs, ...DEMONSTRATION },
      ours: this.own.did,
      now,
      rdfc: lateRdfc,
      ...(email === null ? {} : { email }),
    })
    return { found, says: clipped(badgeWords(found)), document: await documentOf(input) }
  }

  isOurs({ found }: CheckedBadge): boolean {
    return found.facts?.issuer === this.own.did
  }
}

/** Text is kept as it was read, and of a picture what it carries. */
async function documentOf(input: Uint8Array | string): Promise<string> {
  if (typeof input === 'string') return input
  if (/^\s*\{/.test(Buffer.from(input.subarray(0, 64)).toString('latin1'))) return textOf(input).trim()
  try {
    const { bundled, ...rest } = await readGiven(input)
    return JSON.stringify(bundled ? { v: 1, ...rest } : rest.credential)
  } catch {
    // Nothing of it is stored: the check says why.
    return ''
  }
}

/** The proven address of an account; a guest has none. */
export async function provenAddress(manager: EntityManager, accountId: string): Promise<string | null> {
  return (await manager.findOneBy(AccountEntity, { id: accountId }))?.email ?? null
}

export const holderOf = ({ checks }: BadgeFound): BadgeCheck['holder'] =>
  checks.find(({ id }) => id === 'holder')?.state ?? 'unknown'

export const dayOf = (time: string): string => new Date(time).toISOString().slice(0, 10)
/** An issuer's clock may count in other steps than ours. */
export const timeOf = (time: string | undefined): string | null =>
  time === undefined ? null : new Date(time).toISOString()

/** What counts no more, or never did, is no certification; what nobody can tell says so and may stand. */
export const canImport = ({ verdict, signed }: BadgeFound): boolean =>
  signed && (verdict === 'valid' || verdict === 'expired' || verdict === 'cannot-tell')

/** The answer about a file. */
export function badgeCheck({ found, says }: CheckedBadge): BadgeCheck {
  const { verdict, facts, checks, asOf } = found
  const holder = holderOf(found)
  return {
    verdict,
    holder,
    says,
    asOf: timeOf(asOf),
    badge: facts
      ? {
          name: facts.name,
          issuer: facts.issuerName ?? facts.issuer,
          issued: dayOf(facts.validFrom),
          expires: facts.validUntil === undefined ? null : dayOf(facts.validUntil),
        }
      : null,
    verified: isVerifiedBadge({ verdict, holder }),
    canImport: canImport(found),
    checks: checks.map(({ id, state, reason }) => ({ id, state, reason })),
  }
}
