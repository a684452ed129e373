import type { FastifyBaseLogger } from 'fastify'
import type { CoursePath } from '@tryka/coach'
import type { Audit } from '../../../../services/audit/audit'
import type { CandidatePlace } from '../../core/places'
import type { SectionDeps } from '../../core/section'
import type { Authority } from '../authority'
import type { CredentialFiles } from '../credential-files'
import type { Signing } from '../signing'
import { CertificateIssuing } from './certificate-issuing'
import { CertificatesConsole } from './certificates-console'
import { certificatesConsoleRoutes, certificatesRoutes } from './certificates.routes'
import { CertificatesService } from './certificates.service'
import type { Paths } from './paths'

interface Deps extends Pick<SectionDeps, 'db' | 'changes'> {
  anchors: Authority['anchors']
  signing: Signing
  files: CredentialFiles
  paths: Paths
  audit: Audit
  /** The address of the public site. */
  site: string
  log: FastifyBaseLogger
}

/** What is issued for finished paths. */
export function createCertificates({ signing, files, audit, log, ...base }: Deps) {
  const { db, changes, site } = base
  const issuing = new CertificateIssuing(signing, site)
  const certificates = new CertificatesService({ ...base, issuing })
  const onTrouble = (error: unknown) => log.error({ err: error }, 'a certificate could not be issued')
  return {
    /** For learning, after a path was finished there: what fails is made up for by the clock. */
    finished: (place: CandidatePlace, path: CoursePath): Promise<void> =>
      certificates.finished(place, path).catch(onTrouble),
    issuing,
    routes: certificatesRoutes({ db, certificates, files }),
    adminRoutes: certificatesConsoleRoutes(new CertificatesConsole({ db, changes, audit, issuing })),
  }
}
