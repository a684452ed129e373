import type { FastifyInstance } from 'fastify'
import { HOUR_MS } from '@tryka/domain'
import type { Audit } from '../../../services/audit/audit'
import type { ClockKind } from '../../../services/clockwork/clockwork'
import { TxtRecords } from '../../../services/domains/txt-records'
import { Images } from '../../../services/images/images'
import type { Changes } from '../core/change'
import type { HiringDeps } from '../hiring-deps'
import { CompaniesService } from './companies.service'
import { companiesRoutes } from './companies.routes'
import { CompanyChanges } from './company-change'
import { CompanyList } from './company-list'
import { CompanyQueue } from './company-queue'
import { companyQueueRoutes } from './company-queue.routes'
import { ClosingCompanies } from './closing/close-company'
import { closingRoutes } from './closing/closing.routes'
import { joinRequestEnds } from './joining/join-request-ends'
import { JoiningTeams } from './joining/join-requests'
import { joinRequestsRoutes } from './joining/join-requests.routes'
import { logoRoutes } from './logo/logo.routes'
import { Logos } from './logo/logos'
import { proofChecks } from './proof-checks'
import { Questions } from './questions'
import { DnsVerification } from './dns-verification.service'
import { Verification } from './verification.service'

type Needed = 'config' | 'db' | 'clock' | 'troubles' | 'otp' | 'attempts' | 'browsers' | 'log'

interface Deps extends Pick<HiringDeps, Needed> {
  changes: Changes
  audit: Audit
}

/** Companies themselves: how they are proved, who joins them, and how they end. */
export function createCompanies({ config, db, clock, changes, audit, log, ...deps }: Deps) {
  const noteLook = (isAnswered: boolean) =>
    (isAnswered ? deps.troubles.noteSuccess('dns') : deps.troubles.noteFailure('dns')).catch(
      (error: unknown) => log.warn({ err: error }, 'a look into the DNS could not be noted'),
    )
  const records = new TxtRecords(config.dnsServers, undefined, (isAnswered) => void noteLook(isAnswered))
  const dns = new DnsVerification({
    db,
    changes,
    attempts: deps.attempts,
    records,
    onFailure: (error) => log.warn({ err: error }, 'a record in the DNS could not be looked up'),
  })
  const questions = new Questions(changes, audit)
  const joining = new JoiningTeams({ db, changes, otp: deps.otp })
  const closing = new ClosingCompanies(db, changes)
  const logos = new Logos(db, changes, new Images())
  const clockKinds: ClockKind[] = [
    {
      name: 'closing companies',
      everyMs: 10_000,
      run: async () => {
        await closing.goOn((error) => log.error({ err: error }, 'a company could not be closed'))
        return false
      },
    },
    {
      name: 'companies without anybody',
      everyMs: HOUR_MS,
      run: async () => {
        await closing.closeEmpty((error) => log.error({ err: error }, 'a company could not be closed'))
        return false
      },
    },
    proofChecks({
      db,
      clock,
      changes,
      records,
      onTrouble: (error) => log.warn({ err: error }, 'a proof could not be looked at again'),
    }),
    joinRequestEnds({
      db,
      clock,
      changes,
      onTrouble: (error) => log.error({ err: error }, 'a request to join could not end'),
    }),
  ]

  return {
    closing,
    clockKinds,
    sweeper: dns,
    adminRoutes: async (app: FastifyInstance) => {
      const queue = new CompanyQueue(db, changes, audit)
      await app.register(companyQueueRoutes({ queue, list: new CompanyList(db), questions, audit }))
    },
    routes: async (app: FastifyInstance) => {
      await app.register(
        companiesRoutes({
          companies: new CompaniesService(changes, config.dayFactor),
          verification: new Verification(db, changes, deps.otp),
          dns,
          questions,
          companyChanges: new CompanyChanges(changes),
          browsers: deps.browsers,
        }),
      )
      await app.register(joinRequestsRoutes(joining, deps.browsers))
      await app.register(logoRoutes(logos))
      await app.register(closingRoutes(closing))
    },
  }
}
