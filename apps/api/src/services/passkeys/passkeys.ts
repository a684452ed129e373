import type { EntityManager } from 'typeorm'
import { In, LessThan } from 'typeorm'
import { v7 } from 'uuid'
import { BRAND, MINUTE_MS, PASSKEY_RULES } from '@tryka/domain'
import type { Passkey, PasskeyCreation, PasskeyMade, PasskeyRequest, PasskeyShown } from '@tryka/domain'
import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import { isUniqueViolation } from '../../db/unique-violation'
import type { Challenges, PasskeyPurpose } from './challenges'
import type { PasskeyOwner, PasskeyRow } from './passkey.table'
import { PasskeyEntity } from './passkey.table'
import {
  noSuchPasskey,
  passkeyKnown,
  passkeyRefused,
  passkeySuspect,
  tooManyPasskeys,
} from './passkey.errors'
import type { RelyingParty } from './relying-party'
import { ALGORITHMS, verifyMade, verifyShown } from './verify'

/** Where and what for a device is asked. */
export interface Ceremony {
  party: RelyingParty
  purpose: PasskeyPurpose
  /** The session that asks. */
  binding: string
}

interface Deps {
  db: Database
  clock: Clock
  challenges: Challenges
  /** A key looks copied: its owner is told in the same transaction. */
  onSuspect: (manager: EntityManager, row: PasskeyRow) => Promise<void>
}

const ofOwner = ({ kind, id }: PasskeyOwner) => ({ ownerKind: kind, ownerId: id })
/** What a device keeps with the key and shows with it: whose it is, without a name. */
const handleOf = ({ kind, id }: PasskeyOwner): Buffer => Buffer.from(`${kind}:${id}`, 'utf8')
const credentialOf = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  transports: transports as NonNullable<PasskeyCreation['excludeCredentials'][number]['transports']>,
})

export const toPasskey = ({ id, name, state, isBackedUp, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  state,
  isBackedUp,
  createdAt,
  lastUsedAt,
})

/** Forgets every passkey of an owner who goes, or who lost them. */
export const forgetPasskeys = (manager: EntityManager, owner: PasskeyOwner) =>
  manager.delete(PasskeyEntity, ofOwner(owner))

/** Those of some owners who have a passkey that opens something. */
export async function holdersAmong(
  manager: EntityManager,
  ownerKind: PasskeyOwner['kind'],
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const where = { ownerKind, ownerId: In([...ids]), state: 'active' as const }
  const rows = await manager.find(PasskeyEntity, { select: { ownerId: true }, where })
  return new Set(rows.map(({ ownerId }) => ownerId))
}

/** Passkeys of accounts and administrators: made, shown, named and removed (Web Authentication, Level 3). */
export class Passkeys {
  constructor(private readonly deps: Deps) {}

  rowsOf(owner: PasskeyOwner): Promise<PasskeyRow[]> {
    return this.deps.db.read.find(PasskeyEntity, {
      where: ofOwner(owner),
      order: { createdAt: 'ASC', id: 'ASC' },
    })
  }

  async list(owner: PasskeyOwner): Promise<Passkey[]> {
    return (await this.rowsOf(owner)).map(toPasskey)
  }

  /** Whether one of them opens anything. */
  has(owner: PasskeyOwner): Promise<boolean> {
    return this.deps.db.read.existsBy(PasskeyEntity, { ...ofOwner(owner), state: 'active' })
  }

  async beginAdding(owner: PasskeyOwner, name: string, at: Ceremony): Promise<PasskeyCreation> {
    const known = await this.rowsOf(owner)
    if (known.length >= PASSKEY_RULES.most) throw tooManyPasskeys()
    const { generateRegistrationOptions } = await import('@simplewebauthn/server')
    const made = await generateRegistrationOptions({
      rpName: BRAND.name,
      rpID: at.party.id,
      userName: name,
      userDisplayName: name,
      userID: new Uint8Array(handleOf(owner)),
      timeout: PASSKEY_RULES.challengeMinutes * MINUTE_MS,
      attestationType: 'none',
      excludeCredentials: known.map(credentialOf),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    })
    await this.deps.challenges.keep(made.challenge, { ...at, ownerId: owner.id })
    return made as PasskeyCreation
  }

  /** Looks at what a device made; the caller keeps it in a transaction of its own. */
  async made(owner: PasskeyOwner, passkey: PasskeyMade, at: Ceremony) {
    const take = (challenge: string) => this.deps.challenges.take(challenge, { ...at, ownerId: owner.id })
    return verifyMade(passkey, { party: at.party, take })
  }

  /** Keeps a key that was made. */
  async add(
    manager: EntityManager,
    owner: PasskeyOwner,
    name: string,
    made: Awaited<ReturnType<Passkeys['made']>>,
  ): Promise<PasskeyRow> {
    if ((await manager.countBy(PasskeyEntity, ofOwner(owner))) >= PASSKEY_RULES.most) throw tooManyPasskeys()
    const at = this.deps.clock.now()
    const row: PasskeyRow = {
      id: v7({ msecs: at.getTime() }),
      ...ofOwner(owner),
      ...made,
      name,
      state: 'active',
      createdAt: at.toISOString(),
      lastUsedAt: null,
    }
    await manager.insert(PasskeyEntity, row).catch((error: unknown) => {
      throw isUniqueViolation(error) ? passkeyKnown() : error
    })
    return row
  }

  /** Asks for a key of an owner, or for any where nobody is known yet: the device knows whose it has. */
  async beginShowing(at: Ceremony, owner?: PasskeyOwner): Promise<PasskeyRequest> {
    const rows = owner ? (await this.rowsOf(owner)).filter(({ state }) => state === 'active') : []
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
    const made = await generateAuthenticationOptions({
      rpID: at.party.id,
      timeout: PASSKEY_RULES.challengeMinutes * MINUTE_MS,
      userVerification: 'required',
      allowCredentials: rows.map(credentialOf),
    })
    await this.deps.challenges.keep(made.challenge, { ...at, ...(owner ? { ownerId: owner.id } : {}) })
    return made as PasskeyRequest
  }

  /** The key that a device showed, when its owner is of the kind, or the one, who was asked. */
  async show(kind: PasskeyOwner['kind'], passkey: PasskeyShown, at: Ceremony, owner?: PasskeyOwner) {
    const take = (challenge: string) =>
      this.deps.challenges.take(challenge, { ...at, ...(owner ? { ownerId: owner.id } : {}) })
    const wanted = { credentialId: passkey.id, ownerKind: kind, ...(owner ? { ownerId: owner.id } : {}) }
    const row = await this.deps.db.read.findOneBy(PasskeyEntity, wanted)
    if (!row) throw passkeyRefused()
    const { userHandle } = passkey.response
    const whose = handleOf({ kind: row.ownerKind, id: row.ownerId }).toString('base64url')
    // Whoever asked for nobody in particular is told whose key it is.
    if (userHandle ? userHandle !== whose : !owner) throw passkeyRefused()
    const { counter, isBackedUp } = await verifyShown(passkey, row, { party: at.party, take })
    if (row.state === 'suspect') throw passkeySuspect()
    await this.count(row, { counter, isBackedUp })
    return row
  }

  /** Whose key somebody says to have; nothing is proved by it. */
  async claimed(ownerKind: PasskeyOwner['kind'], { id: credentialId }: Pick<PasskeyShown, 'id'>) {
    const row = await this.deps.db.read.findOneBy(PasskeyEntity, { credentialId, ownerKind })
    return row?.ownerId
  }

  async rename(owner: PasskeyOwner, id: string, name: string): Promise<Passkey> {
    const own = { ...ofOwner(owner), id }
    const done = await this.deps.db.write((manager) => manager.update(PasskeyEntity, own, { name }))
    if (!done.affected) throw noSuchPasskey()
    return toPasskey(await this.deps.db.read.findOneByOrFail(PasskeyEntity, own))
  }

  /** Answers what was removed; anybody else's does not exist. */
  async remove(manager: EntityManager, owner: PasskeyOwner, id: string): Promise<PasskeyRow> {
    const row = await manager.findOneBy(PasskeyEntity, { ...ofOwner(owner), id })
    const done = row ? await manager.delete(PasskeyEntity, { id }) : { affected: 0 }
    if (!row || !done.affected) throw noSuchPasskey()
    return row
  }

  /** A device counts up, or says 0 always. One that fell behind what we saw has a double somewhere. */
  private async count(
    { id }: PasskeyRow,
    { counter, isBackedUp }: Pick<PasskeyRow, 'counter' | 'isBackedUp'>,
  ) {
    const { db, clock, onSuspect } = this.deps
    const before = counter === 0 ? 0 : LessThan(counter)
    const isFine = await db.transaction(async (manager) => {
      const used = { counter, isBackedUp, lastUsedAt: clock.now().toISOString() }
      const done = await manager.update(PasskeyEntity, { id, state: 'active', counter: before }, used)
      if (done.affected) return true
      const fallen = await manager.update(PasskeyEntity, { id, state: 'active' }, { state: 'suspect' })
      const now = await manager.findOneBy(PasskeyEntity, { id })
      if (fallen.affected && now) await onSuspect(manager, now)
      return false
    })
    if (!isFine) throw passkeySuspect()
  }
}
