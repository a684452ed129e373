import type { EntityManager } from 'typeorm'
import type { CertificateFile, CredentialFile } from '@tryka/domain'
import { nothingHere } from '../../core/errors'
import type { CredentialFiles, FileOf } from '../credential-files'
import { plainFile } from '../credential-files'
import type { CertificateRow } from './certificate.table'
import { CertificateEntity } from './certificate.table'

export const certificateFile = (
  files: CredentialFiles,
  row: CertificateRow,
  as: CertificateFile,
): Promise<FileOf> => plainFile(files, row, { name: `completed-${row.pathId}`, as })

/** What its holder shares; undefined where there is none of this id. */
export async function sharedCertificateFile(
  manager: EntityManager,
  files: CredentialFiles,
  { id, as }: { id: string; as: CredentialFile },
): Promise<FileOf | undefined> {
  const row = await manager.findOneBy(CertificateEntity, { id, visibility: 'shared' })
  if (!row) return undefined
  if (as !== 'bundle' && as !== 'json') throw nothingHere('This file')
  return certificateFile(files, row, as)
}
