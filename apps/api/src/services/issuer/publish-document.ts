import type { EntityManager } from 'typeorm'
import type { Json } from '@tryka/credentials'
import { canonicalize, digestOf, leafText, tlogProofText } from '@tryka/credentials'
import type { DidDocument, KeyEvent, KeyStatement } from '@tryka/domain'
import { holdLock } from '../../db/named-lock'
import type { DidDocumentRow } from './issuer-key.table'
import { DidDocumentEntity } from './issuer-key.table'

/** Appends entries to the public log, in the transaction of what they are about. */
export type AppendLeaves = (
  manager: EntityManager,
  leaves: readonly string[],
) => Promise<{ first: number; size: number; checkpoint: string }>

export type NewVersion = Omit<DidDocumentRow, 'leafIndex'>

/** Changes of keys take turns, in all instances; the log comes after, always. */
export const holdKeys = (manager: EntityManager): Promise<void> => holdLock(manager, 'issuer-keys')

/** Proves that an entry is in the public log. */
export interface LogProofs {
  proofOf(index: number): Promise<{ path: Uint8Array[]; checkpoint: string }>
}

/** A document in the one form by which two are compared. */
const plain = (document: DidDocument | KeyStatement) => JSON.parse(JSON.stringify(document)) as Json

export const sameDocument = (a: DidDocument, b: DidDocument): boolean =>
  canonicalize(plain(a)) === canonicalize(plain(b))

export async function latestVersion(manager: EntityManager): Promise<DidDocumentRow | undefined> {
  const [latest] = await manager.find(DidDocumentEntity, { order: { leafIndex: 'DESC' }, take: 1 })
  return latest
}

const numbersOf = ({ validBelow }: KeyStatement) => (validBelow === undefined ? undefined : { validBelow })

/** Logs a version of the document and keeps it, as did:web forgets; answers its entry. */
export async function publishVersion(
  manager: EntityManager,
  append: AppendLeaves,
  version: NewVersion,
): Promise<number> {
  const { kind, document } = version
  const leaf = leafText(kind, await digestOf(plain(document)), numbersOf(document))
  const { first } = await append(manager, [leaf])
  await manager.insert(DidDocumentEntity, { ...version, leafIndex: first })
  return first
}

export async function keyEventOf(log: LogProofs, row: DidDocumentRow): Promise<KeyEvent> {
  const { kind, document, leafIndex, at } = row
  const n = numbersOf(document)
  const tlogProof = tlogProofText({ index: leafIndex, ...(await log.proofOf(leafIndex)) })
  return { kind, document, ...(n ? { n } : {}), leafIndex, at, tlogProof }
}

/**
 * Puts back versions that a copy of the database lacks, from the history as a mirror kept it: each is believed only where
 * the log has its entry. Answers how many there were.
 */
export async function recoverVersions(
  manager: EntityManager,
  events: readonly KeyEvent[],
  leafAt: (index: number) => Promise<string | undefined>,
): Promise<number> {
  let put = 0
  for (const { kind, document, leafIndex, at } of events) {
    if (await manager.existsBy(DidDocumentEntity, { leafIndex })) continue
    const leaf = leafText(kind, await digestOf(plain(document)), numbersOf(document))
    if ((await leafAt(leafIndex)) !== leaf) continue
    await manager.insert(DidDocumentEntity, { leafIndex, kind, document, at })
    put++
  }
  return put
}
