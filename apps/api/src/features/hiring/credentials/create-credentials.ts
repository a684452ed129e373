import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Audit } from '../../../services/audit/audit'
import type { SectionDeps } from '../core/section'
import type { Authority } from './authority'
import { createCertificates } from './certificates/create-certificates'
import type { Paths } from './certificates/paths'
import { CompanyCredentials } from './company-credentials'
import { CredentialFiles } from './credential-files'
import { credentialEnds } from './credentials-due'
import { CredentialsConsole } from './credentials-console'
import { badgesRoutes, credentialsConsoleRoutes, credentialsRoutes } from './credentials.routes'
import { CredentialsService } from './credentials.service'
import { Demonstration } from './demonstration'
import { Issuing } from './issuing'
import { ownBadges } from './own-badges'
import { Signing } from './signing'

interface Deps extends Pick<SectionDeps, 'db' | 'clock' | 'changes'> {
  authority: Authority
  audit: Audit
  /** What is learned, for certificates of completion. */
  paths: Paths
  /** The address of the public site. */
  site: string
  log: FastifyBaseLogger
}

/** What is issued for results. */
export function createCredentials({ authority, audit, paths, site, log, ...base }: Deps) {
  const { db, clock, changes } = base
  const signing = new Signing(authority)
  const issuing = new Issuing(signing, site)
  const files = new CredentialFiles(authority)
  const credentials = new CredentialsService({ db, changes, issuing, anchors: authority.anchors, site })
  const demonstration = new Demonstration(clock, site)
  const companies = new CompanyCredentials({ db, clock, authority, files, site })
  const { anchors } = authority
  const certificates = createCertificates({ ...base, anchors, signing, files, paths, audit, site, log })
  const onTrouble = (error: unknown) => log.error({ err: error }, 'a credential could not end')
  return {
    /** For whatever has results. */
    issuing,
    /** For whoever brings one of ours. */
    own: ownBadges({ db, authority, files, site }),
    /** For learning. */
    finished: certificates.finished,
    /** For what is made up for by the clock. */
    certificates: certificates.issuing,
    clockKinds: [credentialEnds({ ...base, issuing, onTrouble })],
    routes: async (app: FastifyInstance) => {
      await app.register(credentialsRoutes({ db, credentials, files, companies }))
      await app.register(certificates.routes)
    },
    publicRoutes: badgesRoutes({ db, files, demonstration }),
    adminRoutes: async (app: FastifyInstance) => {
      await app.register(credentialsConsoleRoutes(new CredentialsConsole({ db, changes, audit, issuing })))
      await app.register(certificates.adminRoutes)
    },
  }
}
