import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bundle, JsonObject } from '@tryka/credentials'
import {
  inclusionPath,
  leafHashOf,
  nodeHashOf,
  rootOf,
  seedSigner,
  signCredential,
  signNote,
  type NodeReader,
} from '@tryka/credentials/issue'
import { formatted } from '../../../tools/scripts/lib/formatted.mjs'

// As the pages load it.
const {
  checkpointText,
  commitment,
  DEMONSTRATION_LOG_SEED,
  DEMONSTRATION_ORIGIN: ORIGIN,
  DEMONSTRATION_SEED,
  encodeStatusList,
  leafText,
  multikeyOf,
  STATUS_BITS,
  statusLeaf,
  tlogProofText,
  utf8,
} = await import('@tryka/credentials')

/**
 * Makes the badge that the landing page lets people break: `node --import tsx apps/marketing/build/demonstration-badge.mts`.
 * Its seeds are public on purpose, so whatever they sign proves nothing, and every verifier says so.
 */
const SRC = join(import.meta.dirname, '../src')
const SITE = 'https://tryka.example'
const LIST = 'https://demonstration.invalid/api/status/1'
const [INDEX, LIST_INDEX, SIZE, STATUS_INDEX] = [1_204, 1_205, 1_311, 94_567]
const FROM = '2026-11-21T10:00:00Z'
/** Nobody can use it for anything, so it need not expire while this page shows it. */
const UNTIL = '2028-11-21T10:00:00Z'

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest())
const seedOf = (words: string) => sha256(utf8(words))

const issuer = await seedSigner(seedOf(DEMONSTRATION_SEED))
const log = await seedSigner(seedOf(DEMONSTRATION_LOG_SEED))
const stranger = await seedSigner(seedOf('tryka demonstration stranger'))
const key = multikeyOf(issuer.publicKey)
const did = `did:key:${key}`
const options = { signer: issuer, verificationMethod: `${did}#${key}`, created: FROM }

const track = `${SITE}/skills/solidity`
const result = (name: string, value: string, more: JsonObject = {}) => ({
  type: ['Result'],
  resultDescription: `${track}#${name}`,
  ...more,
  value,
})
const described = (name: string, title: string, resultType: string, more: JsonObject = {}) => ({
  id: `${track}#${name}`,
  type: ['ResultDescription'],
  name: title,
  resultType,
  ...more,
})
const LEVELS = [
  ['Beginner', '350'],
  ['Intermediate', '450'],
  ['Advanced', '550'],
  ['Expert', '650'],
]
const level = (at: number) => `${track}#level-${at}`

const document: JsonObject = {
  '@context': [
    'https://www.w3.org/ns/credentials/v2',
    'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
  ],
  id: 'urn:uuid:5f1d7c52-6b0e-4c0b-9c1e-2f0a5d3b7a10',
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  name: 'Solidity: Advanced',
  issuer: { id: did, type: ['Profile'], name: 'Tryka demonstration', url: SITE },
  validFrom: FROM,
  validUntil: UNTIL,
  credentialSubject: {
    type: ['AchievementSubject'],
    identifier: [
      {
        type: 'IdentityObject',
        hashed: true,
        identityHash: `sha256$${Buffer.from(sha256(utf8('demonstration@example.com' + '0a'.repeat(16)))).toString('hex')}`,
        identityType: 'emailAddress',
        salt: '0a'.repeat(16),
      },
    ],
    activityEndDate: '2026-11-21T09:58:00Z',
    achievement: {
      id: track,
      type: ['Achievement'],
      achievementType: 'Assessment',
      name: 'Solidity',
      version: '2026.1',
      inLanguage: 'en',
      humanCode: 'solidity',
      tag: ['Solidity'],
      description: 'Reads, writes and repairs smart contracts in Solidity.',
      criteria: {
        id: `${track}#criteria`,
        narrative: 'The highest level that the answers make at least 80 percent likely.',
      },
      resultDescription: [
        described('level', 'Level', 'RubricCriterionLevel', {
          rubricCriterionLevel: LEVELS.map(([name = '', points = ''], at) => ({
            id: level(at + 1),
            type: ['RubricCriterionLevel'],
            name,
            level: String(at + 1),
            points,
          })),
        }),
        described('score', 'Score', 'ScaledScore', { valueMin: '200', valueMax: '800' }),
        described('standard-error', 'Standard error of the score', 'ext:StandardError'),
        described('likelihood', 'Likelihood of levels 1 to 4, percent', 'ext:LevelLikelihood'),
        described('supervision', 'Supervision', 'ext:Supervision', {
          allowedValue: ['unsupervised', 'live-rechecked'],
        }),
        described('calibration', 'Calibration of the tasks', 'ext:Calibration', {
          allowedValue: ['provisional', 'checked', 'calibrated'],
        }),
      ],
    },
    result: [
      result('level', 'Advanced', { achievedLevel: level(3) }),
      result('score', '612'),
      result('standard-error', '36'),
      result('likelihood', '100 100 96 15'),
      result('supervision', 'unsupervised'),
      result('calibration', 'provisional'),
    ],
  },
  evidence: [
    {
      id: 'urn:uuid:7c3c2d0e-53fd-4d35-8b52-6f8d7c1f9b21',
      type: ['Evidence'],
      name: 'Adaptive assessment',
      genre: 'Assessment',
      narrative: '22 tasks of bank solidity 2026.1. Unsupervised. A demonstration: nobody took it.',
    },
  ],
  credentialStatus: {
    id: `${LIST}#${STATUS_INDEX}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(STATUS_INDEX),
    statusListCredential: LIST,
  },
  credentialSchema: [
    {
      id: 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json',
      type: '1EdTechJsonSchemaValidator2019',
    },
  ],
}

/** Hashes of a tree that is kept as its leaves. */
const readerOf = (leaves: readonly Uint8Array[]): NodeReader => ({
  hash: (height, at) => {
    let row = leaves.slice(at * 2 ** height, (at + 1) * 2 ** height).map((leaf) => leafHashOf(sha256, leaf))
    while (row.length > 1)
      row = row.flatMap((left, n) =>
        n % 2 ? [] : [nodeHashOf(sha256, left, row[n + 1] ?? new Uint8Array())],
      )
    return row[0] ?? new Uint8Array()
  },
})

const listOf = async (bits: Uint8Array) =>
  signCredential(
    {
      '@context': ['https://www.w3.org/ns/credentials/v2'],
      id: LIST,
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: did,
      validFrom: FROM,
      validUntil: UNTIL,
      credentialSubject: {
        id: `${LIST}#list`,
        type: 'BitstringStatusList',
        statusPurpose: 'revocation',
        encodedList: await encodeStatusList(bits),
        ttl: 300_000,
      },
    },
    options,
  )

const credential = await signCredential(document, options)
const forged = await signCredential(document, { ...options, signer: stranger })
const salt = seedOf('tryka demonstration salt')
const leaves = Array.from({ length: SIZE }, (_, at) =>
  utf8(leafText('issue', sha256(utf8(`demonstration ${at}`)))),
)
leaves[INDEX] = utf8(leafText('issue', await commitment(salt, document)))
const list = await listOf(new Uint8Array(STATUS_BITS / 8))
leaves[LIST_INDEX] = utf8(await statusLeaf(list))
const reader = readerOf(leaves)
const root = await rootOf(sha256, reader, SIZE)
const checkpoint = await signNote(checkpointText({ origin: ORIGIN, size: SIZE, root }), ORIGIN, log)
const proofOf = async (index: number) => ({
  index,
  path: await inclusionPath(sha256, reader, index, SIZE),
  checkpoint,
})
const revokedBits = new Uint8Array(STATUS_BITS / 8)
revokedBits[STATUS_INDEX >> 3] = 0x80 >> (STATUS_INDEX & 7)

const bundle: Bundle = {
  v: 1,
  credential,
  tlogProof: tlogProofText({ extra: salt, ...(await proofOf(INDEX)) }),
  statusListCredential: list,
  statusProof: tlogProofText(await proofOf(LIST_INDEX)),
  didDocument: { id: did },
  keyHistory: [],
  anchors: [],
}
const leafHash = Buffer.from(leafHashOf(sha256, leaves[INDEX] ?? new Uint8Array())).toString('hex')
async function write(file: string, source: string): Promise<void> {
  const path = join(SRC, file)
  await writeFile(path, await formatted(path, source))
  console.log(path)
}

await write(
  'features/landing/break/leaf-hash.ts',
  `/** Written by build/demonstration-badge.mts: SHA-256 of the leaf of its badge, as the log has it. */
export const LEAF_HASH = '${leafHash}'
`,
)
await write(
  'features/landing/break/demonstration-badge.ts',
  `import type { Bundle, JsonObject } from '@tryka/credentials'

/** Written by build/demonstration-badge.mts: a genuine badge of nobody. */
export const BADGE: Bundle = ${JSON.stringify(bundle)}

/** The list of revoked badges as it would be if this one were on it. */
export const REVOKED_LIST: JsonObject = ${JSON.stringify(await listOf(revokedBits))}

/** Proofs of the same badge by a key that is not the issuer's. */
export const FORGED_PROOFS = JSON.parse(
  '${JSON.stringify(forged['proof'])}',
) as JsonObject[]
`,
)
