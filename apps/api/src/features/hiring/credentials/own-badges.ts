import type { EntityManager } from 'typeorm'
import type { Given } from '@tryka/credentials'
import { canonicalize, readGiven, textOf, tlogProofText } from '@tryka/credentials'
import { BADGE_FILE, verifyPath } from '@tryka/domain'
import type { Database } from '../../../db/database'
import type { OwnBadges } from '../skills/badges/badge-checker'
import type { Authority } from './authority'
import { CertificateEntity } from './certificates/certificate.table'
import type { CredentialFiles } from './credential-files'
import { CredentialEntity } from './credential.table'
import type { SignedRow } from './signing'

interface Deps {
  db: Database
  authority: Authority
  files: CredentialFiles
  site: string
}

/** A link is not longer. */
const LONGEST_LINK = 500
const URN = /^urn:uuid:([0-9a-f-]{36})$/

/** What is known here of credentials of our own, for whoever brings one. Nothing is fetched: all of it is in our tables. */
export const ownBadges = ({ db, authority, files, site }: Deps): OwnBadges => ({
  get did() {
    return authority.issuer.did
  },
  pins: () => authority.issuer.pins(),

  async completed(given) {
    const linked = await ofLink({ db, files, site }, given)
    if (linked) return linked
    const read = await readGiven(given).catch(() => undefined)
    const { id, issuer } = read?.credential ?? {}
    const by = typeof issuer === 'object' && issuer !== null && 'id' in issuer ? issuer.id : issuer
    if (!read || by !== authority.issuer.did) return given
    const row = await signedRow(db.read, { id: URN.exec(String(id))?.[1] ?? '' })
    // Whatever was altered is checked as it was brought.
    if (row && canonicalize(JSON.parse(row.document)) === canonicalize(read.credential))
      return JSON.stringify(await files.bundleOf(row))
    return read.bundled ? withTodaysList(authority, given, read) : given
  },
})

/** A credential, or a certificate of completion. */
const signedRow = async (
  manager: EntityManager,
  which: { id: string; visibility?: 'shared' },
): Promise<SignedRow | null> =>
  (await manager.findOneBy(CredentialEntity, which)) ?? manager.findOneBy(CertificateEntity, which)

/** The page of a credential, as its holder shares it, or the file behind it. */
async function ofLink(
  { db, files, site }: Pick<Deps, 'db' | 'files' | 'site'>,
  given: Uint8Array,
): Promise<string | undefined> {
  if (given.length > LONGEST_LINK) return undefined
  const text = Buffer.from(given).toString('utf8').trim()
  const page = `${site}${verifyPath('')}`
  const file = new RegExp(`${BADGE_FILE.path.replace(':id', '([0-9a-f-]{36})')}(?:\\?.*)?$`).exec(text)
  const id = text.startsWith(page) ? text.slice(page.length) : file?.[1]
  const row = id && (await signedRow(db.read, { id, visibility: 'shared' }))
  return row ? JSON.stringify(await files.bundleOf(row)) : undefined
}

/** One whose row was erased says by its list whether it counts, and what it carries proves the rest. */
async function withTodaysList({ statuses, log }: Authority, given: Uint8Array, { credential }: Given) {
  const { credentialStatus: entry } = credential
  const listed = typeof entry === 'object' && entry !== null && !Array.isArray(entry) ? entry : {}
  const listId = Number(/\/(\d{1,9})$/.exec(String(listed['statusListCredential']))?.[1] ?? NaN)
  if (statuses.urlOf(listId) !== listed['statusListCredential']) return given
  const list = await statuses.signedOf(listId).catch(() => undefined)
  if (!list) return given
  const { path, checkpoint } = await log.proofOf(list.leafIndex)
  return JSON.stringify({
    ...(JSON.parse(textOf(given)) as object),
    statusListCredential: JSON.parse(list.text) as object,
    statusProof: tlogProofText({ index: list.leafIndex, path, checkpoint }),
  })
}
