import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Bank } from '@tryka/assessment'
import type { Attempts } from '../../services/attempts/attempts'
import type { Audit } from '../../services/audit/audit'
import { createAfterResults } from './assessments/after-results/create-after-results'
import { createAssessments } from './assessments/create-assessments'
import type { SectionDeps } from './core/section'
import type { CandidateRef } from './core/places'
import type { Authority } from './credentials/authority'
import { createCredentials } from './credentials/create-credentials'
import { addressOfPerson } from './credentials/holder'
import { FinishedPaths } from './learning/certificates/finished-paths'
import { missingCertificates } from './learning/certificates/missing-certificates'
import { Courses } from './learning/courses'
import { BadgeChecker } from './skills/badges/badge-checker'
import { badgeRechecks } from './skills/badges/badge-rechecks'
import { importedBadgesRoutes } from './skills/badges/badges.routes'
import { ImportedBadges } from './skills/badges/imported-badges'

interface Deps extends SectionDeps {
  attempts: Attempts
  banks: readonly Bank[] | undefined
  audit: Audit
  /** What signs credentials, lists them and logs them. */
  authority: Authority
  /** Modules without their reviews are there too: a test says so. */
  isUnreviewedShown: boolean
  log: FastifyBaseLogger
}

/** How skills are proved: tests, what follows a result, and what is issued for it. */
export function createProofs({ attempts, banks, audit, authority, isUnreviewedShown, ...section }: Deps) {
  const paths = new FinishedPaths(new Courses(isUnreviewedShown), section.config.graders !== undefined)
  const credentials = createCredentials({
    ...section,
    authority,
    audit,
    paths,
    site: section.config.publicUrl,
  })
  const { issuing } = credentials
  const assessments = createAssessments({ ...section, attempts, issuing, banks })
  const after = createAfterResults({
    ...section,
    parts: assessments.parts,
    audit,
    issuing,
    site: section.config.publicUrl,
  })
  const checker = new BadgeChecker(credentials.own, section.config.knownIssuers)
  const addressOf = (person: CandidateRef) => addressOfPerson(section.db.read, person)
  const onTrouble = (error: unknown) =>
    section.log.error({ err: error }, 'a badge could not be checked again')
  return {
    assessments,
    /** For learning: somebody finished a path. */
    finished: credentials.finished,
    clockKinds: [
      ...assessments.clockKinds,
      ...credentials.clockKinds,
      missingCertificates({
        ...section,
        issuing: credentials.certificates,
        paths,
        onTrouble: (error) => section.log.error({ err: error }, 'a certificate could not be issued'),
      }),
      ...after.clockKinds,
      badgeRechecks({ ...section, checker, addressOf, onTrouble }),
    ],
    /** Credentials that their holders share. */
    badgesRoutes: credentials.publicRoutes,
    adminRoutes: async (app: FastifyInstance) => {
      await app.register(after.adminRoutes)
      await app.register(credentials.adminRoutes)
    },
    routes: async (app: FastifyInstance) => {
      await app.register(after.routes)
      await app.register(credentials.routes)
      await app.register(importedBadgesRoutes(new ImportedBadges(section, checker)))
    },
  }
}
