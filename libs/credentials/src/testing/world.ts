import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js'
import type { Bundle } from '../bundle'
import { multikeyOf, utf8 } from '../bytes'
import { checkpointText } from '../checkpoint'
import {
  inclusionPath,
  leafHashOf,
  rootOf,
  seedSigner,
  signCredential,
  signNote,
  type NodeReader,
} from '../issue'
import type { JsonObject } from '../json'
import { commitment, leafText, withoutProof } from '../leaf'
import { vkeyOf } from '../note'
import type { Signer } from '../signer'
import { encodeStatusList, STATUS_BITS } from '../status'
import { tlogProofText } from '../tlog-proof'
import { statusLeaf } from '../verify/status-check'
import type { Pins } from '../verify/types'
import { example } from './example'
import { golden } from './golden'

export const seedOf = (text: string): Uint8Array => nobleSha256(utf8(text))

/** Hashes of a tree that is kept as its leaves. */
export const readerOf = (leaves: readonly Uint8Array[]): NodeReader => ({
  hash: (level, index) => {
    let row = leaves
      .slice(index * 2 ** level, (index + 1) * 2 ** level)
      .map((leaf) => leafHashOf(nobleSha256, leaf))
    while (row.length > 1)
      row = row.flatMap((left, at) =>
        at % 2 ? [] : [nobleSha256(Uint8Array.of(1, ...left, ...(row[at + 1] ?? [])))],
      )
    return row[0] ?? new Uint8Array()
  },
})

/** An issuer with a log: that of the example, unless named otherwise. */
export interface World {
  did: string
  issuer: Signer
  log: Signer
  origin: string
  pins: Pins
}

export async function makeWorld(
  names: Partial<{ issuer: string; log: string; did: string; origin: string }> = {},
) {
  const issuer = await seedSigner(seedOf(names.issuer ?? golden.issuerSeed))
  const log = await seedSigner(seedOf(names.log ?? golden.logSeed))
  const did = names.did ?? 'did:web:api.example.com:api:issuer'
  const origin = names.origin ?? golden.origin
  const pins: Pins = {
    issuers: [{ did, key: multikeyOf(issuer.publicKey) }],
    logs: [await vkeyOf(origin, log.publicKey)],
    demonstration: 'did:key:z6MkNobody',
  }
  return { did, issuer, log, origin, pins } satisfies World
}

export const sign = (world: Pick<World, 'did' | 'issuer'>, document: JsonObject): Promise<JsonObject> =>
  signCredential(document, {
    signer: world.issuer,
    verificationMethod: `${world.did}#${multikeyOf(world.issuer.publicKey)}`,
    created: '2026-11-21T10:00:00Z',
  })

/** A list in which these bits are set. */
export async function statusList(
  world: World,
  o: { revoked?: number[]; id?: string; validFrom?: string; validUntil?: string } = {},
): Promise<JsonObject> {
  const bits = new Uint8Array(STATUS_BITS / 8)
  for (const index of o.revoked ?? []) bits[index >> 3] = (bits[index >> 3] ?? 0) | (0x80 >> (index & 7))
  const id = o.id ?? 'https://api.example.com/api/status/1'
  return sign(world, {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: world.did,
    validFrom: o.validFrom ?? '2026-11-21T10:00:00Z',
    validUntil: o.validUntil ?? '2026-12-21T10:00:00Z',
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: await encodeStatusList(bits),
      ttl: 300_000,
    },
  })
}

interface Making {
  /** What is changed in `document`; the example of an assessment unless it is said. */
  base?: JsonObject
  document?: JsonObject
  index?: number
  size?: number
  list?: JsonObject
  /** Its bit is set, and the log has the record. */
  revoked?: { reason: string; at: string }
}

/** A credential in its log at `index` of `size` leaves, with its list, which was logged too: what a holder downloads. */
export async function makeBundle(world: World, o: Making = {}): Promise<Bundle> {
  const document: JsonObject = {
    ...structuredClone(withoutProof(o.base ?? example)),
    issuer: issuerOf(world),
    ...o.document,
  }
  const credential = await sign(world, document)
  const salt = new Uint8Array(32).fill(7)
  const leaf = leafText('issue', await commitment(salt, credential))
  const { tlogProof } = await logged(world, leaf, { ...o, extra: salt })
  const list = o.list ?? (await statusList(world, o.revoked ? { revoked: [94567] } : {}))
  const record = { id: document['id'] ?? null, ...o.revoked }
  const ended = leafText('revoke', await commitment(salt, record))
  const revocation = { ...o.revoked, ...(await logged(world, ended, { index: 4 })) }
  return {
    v: 1,
    credential,
    tlogProof,
    statusListCredential: list,
    statusProof: (await logged(world, await statusLeaf(list))).tlogProof,
    ...(o.revoked ? { revocation } : {}),
    didDocument: { id: world.did },
    keyHistory: [],
    anchors: [],
  }
}

/** A leaf in a log of this world, and the proof of it. */
export async function logged(
  world: World,
  leaf: string,
  o: { index?: number; size?: number; extra?: Uint8Array } = {},
): Promise<{ tlogProof: string }> {
  const [index, size] = [o.index ?? 2, o.size ?? 5]
  const leaves = Array.from({ length: size }, (_, at) => utf8(at === index ? leaf : `leaf ${at}`))
  const reader = readerOf(leaves)
  const root = await rootOf(nobleSha256, reader, size)
  const checkpoint = await signNote(
    checkpointText({ origin: world.origin, size, root }),
    world.origin,
    world.log,
  )
  const path = await inclusionPath(nobleSha256, reader, index, size)
  const proof = { index, path, checkpoint }
  return { tlogProof: tlogProofText(o.extra ? { ...proof, extra: o.extra } : proof) }
}

const issuerOf = (world: World): JsonObject => ({
  id: world.did,
  type: ['Profile'],
  name: 'Tryka',
  url: 'https://www.example.com',
})
