import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock'
import type { Config } from '../config'
import type { Database } from '../db/database'
import { PasswordHasher } from '../features/admin/password-hash'
import type { FontFiles } from '../features/resumes/pdf/font-files'
import type { PdfPrinter } from '../features/resumes/resume-pdf'
import { ShareLinks } from '../features/resumes/sharing/share-links'
import { SharedResumes } from '../features/resumes/sharing/shared-resumes'
import { sharedResumesRoutes } from '../features/resumes/sharing/shared-resumes.routes'
import { sharesRoutes } from '../features/resumes/sharing/shares.routes'
import { SharesService } from '../features/resumes/sharing/shares.service'
import { clientAddress } from '../http/client-address'
import type { RateCounter } from '../http/limits/rate-counter'
import { mustBeSecure } from '../http/sessions/sessions'
import { deriveKey, keyedHash } from '../keys'
import type { StorageQuota } from '../services/accounts/storage-quota'
import type { Idempotency } from '../services/idempotency/idempotency'

interface SharingDeps {
  config: Config
  db: Database
  clock: Clock
  counter: RateCounter
  quota: StorageQuota
  idempotency: Idempotency
  printer: PdfPrinter
  fonts: FontFiles
}

/** Anybody may ask for a check of a password here, so one takes 19 MiB and not the 64 of an administrator's. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Links to resumes: for who makes them and for who has one. */
export function createSharing({
  config,
  db,
  clock,
  counter,
  quota,
  idempotency,
  printer,
  fonts,
}: SharingDeps) {
  const links = new ShareLinks(config.sessionSecret)
  const passwords = new PasswordHasher(COST)
  const site = { home: config.publicUrl, app: config.appUrl }
  const shares = new SharesService({
    db,
    clock,
    links,
    passwords,
    quota,
    idempotency,
    site: config.publicUrl,
  })
  const shared = new SharedResumes({ db, clock, links, passwords, counter })
  const key = deriveKey(config.sessionSecret, 'resume-share-client')
  return {
    routes: async (app: FastifyInstance) => {
      await app.register(sharesRoutes(shares, links))
      await app.register(
        sharedResumesRoutes({
          shared,
          links,
          printer,
          fonts,
          site,
          now: () => clock.now().getTime(),
          secure: mustBeSecure(config),
          clientOf: (request) => keyedHash(key, clientAddress(request)).slice(0, 22),
        }),
      )
    },
  }
}
