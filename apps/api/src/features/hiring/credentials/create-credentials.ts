import type { FastifyBaseLogger } from 'fastify'
import type { Audit } from '../../../services/audit/audit'
import type { SectionDeps } from '../core/section'
import type { Authority } from './authority'
import { CompanyCredentials } from './company-credentials'
import { CredentialFiles } from './credential-files'
import { credentialEnds } from './credentials-due'
import { CredentialsConsole } from './credentials-console'
import { badgesRoutes, credentialsConsoleRoutes, credentialsRoutes } from './credentials.routes'
import { CredentialsService } from './credentials.service'
import { Demonstration } from './demonstration'
import { Issuing } from './issuing'
import { ownBadges } from './own-badges'

interface Deps extends Pick<SectionDeps, 'db' | 'clock' | 'changes'> {
  authority: Authority
  audit: Audit
  /** The address of the public site. */
  site: string
  log: FastifyBaseLogger
}

/** What is issued for results. */
export function createCredentials({ authority, audit, site, log, ...base }: Deps) {
  const { db, clock, changes } = base
  const issuing = new Issuing(authority, site)
  const files = new CredentialFiles(authority)
  const credentials = new CredentialsService({ db, changes, issuing, anchors: authority.anchors, site })
  const demonstration = new Demonstration(clock, site)
  const companies = new CompanyCredentials({ db, clock, authority, files, site })
  const onTrouble = (error: unknown) => log.error({ err: error }, 'a credential could not end')
  return {
    /** For whatever has results. */
    issuing,
    /** For whoever brings one of ours. */
    own: ownBadges({ db, authority, files, site }),
    clockKinds: [credentialEnds({ ...base, issuing, onTrouble })],
    routes: credentialsRoutes({ db, credentials, files, companies }),
    publicRoutes: badgesRoutes({ db, files, demonstration }),
    adminRoutes: credentialsConsoleRoutes(new CredentialsConsole({ db, changes, audit, issuing })),
  }
}
