import type { Bundle, JsonObject } from '@tryka/credentials'
import { fromBase64url, tlogProofText } from '@tryka/credentials'
import { bakePng, bakeSvg } from '@tryka/credentials/issue'
import type { CredentialFile, DidDocument, KeyEvent } from '@tryka/domain'
import { SKILL_LEVEL_NAMES } from '@tryka/domain'
import { nothingHere } from '../core/errors'
import type { Sample } from '../core/sample-credential'
import type { Authority } from './authority'
import type { CredentialRow } from './credential.table'
import type { Demonstration } from './demonstration'
import { leafOf } from './own-credential'
import { revocationOf } from './revocation'
import type { SignedRow } from './signing'

export interface FileOf {
  name: string
  type: string
  body: string | Buffer
}

const TYPES: Record<CredentialFile, { end: string; type: string }> = {
  bundle: { end: 'badge.json', type: 'application/json; charset=utf-8' },
  json: { end: 'json', type: 'application/vc+ld+json' },
  png: { end: 'png', type: 'image/png' },
  svg: { end: 'svg', type: 'image/svg+xml' },
}

/** A row as it is taken along where no picture is drawn of it. */
export async function plainFile(
  files: CredentialFiles,
  row: SignedRow,
  { name, as }: { name: string; as: 'bundle' | 'json' },
): Promise<FileOf> {
  const { end, type } = TYPES[as]
  const body = as === 'json' ? row.document : JSON.stringify(await files.bundleOf(row))
  return { name: `${name}.${end}`, type, body }
}

const plain = (value: DidDocument | KeyEvent): JsonObject => JSON.parse(JSON.stringify(value)) as JsonObject

/** A sample as a file; pictures are drawn for what somebody proved. */
export async function sampleFile(
  demonstration: Demonstration,
  sample: Sample,
  as: CredentialFile,
): Promise<FileOf> {
  if (as !== 'bundle' && as !== 'json') throw nothingHere('This file')
  const bundle = await demonstration.bundleOf(sample)
  const { end, type } = TYPES[as]
  return { name: `sample.${end}`, type, body: JSON.stringify(as === 'json' ? bundle.credential : bundle) }
}

/** What a credential is taken along as. */
export class CredentialFiles {
  constructor(private readonly authority: Authority) {}

  async fileOf(row: CredentialRow, as: CredentialFile): Promise<FileOf> {
    const { end, type } = TYPES[as]
    const name = `${row.track}-${SKILL_LEVEL_NAMES[row.awarded].toLowerCase()}.${end}`
    return { name, type, body: await this.bodyOf(row, as) }
  }

  /** All that checking needs with us gone. */
  async bundleOf(row: SignedRow): Promise<Bundle> {
    const { anchors, issuer, log, statuses } = this.authority
    const index = leafOf(row)
    const proofOf = async (leaf: number) => tlogProofText({ index: leaf, ...(await log.proofOf(leaf)) })
    const list = await statuses.signedOf(row.listId)
    const [{ path, checkpoint, anchors: held }, statusProof, ended, history] = await Promise.all([
      anchors.proved(index),
      proofOf(list.leafIndex),
      row.revokedLeaf === null ? undefined : proofOf(row.revokedLeaf),
      issuer.history(),
    ])
    return {
      v: 1,
      credential: JSON.parse(row.document) as JsonObject,
      tlogProof: tlogProofText({ extra: fromBase64url(row.salt), index, path, checkpoint }),
      statusListCredential: JSON.parse(list.text) as JsonObject,
      statusProof,
      ...(ended ? { revocation: revocationOf(row, ended) } : {}),
      didDocument: plain(issuer.didDocument()),
      keyHistory: history.map(plain),
      anchors: held,
    }
  }

  private async bodyOf(row: CredentialRow, as: CredentialFile): Promise<string | Buffer> {
    if (as === 'json') return row.document
    if (as === 'bundle') return JSON.stringify(await this.bundleOf(row))
    // Most never ask for one.
    const { pictureOf } = await import('./badges/pictures')
    const picture = pictureOf(row.track, row.awarded)
    return as === 'svg' ? bakeSvg(picture.svg, row.document) : Buffer.from(bakePng(picture.png, row.document))
  }
}
