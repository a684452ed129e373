import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Clock } from '../clock'
import type { Config } from '../config'
import type { Database } from '../db/database'
import type { Redis } from 'ioredis'
import type { Gate, Gates } from '../http/access'
import { unauthenticated } from '../http/app-error'
import type { RateCounter } from '../http/rate-counter'
import type { Sweepable } from '../http/sweep'
import type { Mailer } from '../mail/mailer'
import { accountGate, knownAccount } from './accounts/account-gate'
import { AccountSessions } from './accounts/account-sessions.service'
import { accountRoutes } from './accounts/accounts.routes'
import { AccountsService } from './accounts/accounts.service'
import { createHiring } from './hiring/hiring'
import { hiringData } from './hiring/workspace/hiring-data'
import { Idempotency } from './idempotency/idempotency'
import type { OtpService } from './otp/otp.service'
import { FontFiles } from './resumes/pdf/font-files'
import { resumeContentRoutes } from './resumes/resume-content.routes'
import { resumeData } from './resumes/resume-data'
import { resumeExportRoutes } from './resumes/resume-export.routes'
import type { PdfPrinter } from './resumes/resume-pdf'
import { ChromiumPrinter } from './resumes/resume-pdf'
import { resumeFontRoutes } from './resumes/resume-font.routes'
import { ResumeVersionsService } from './resumes/resume-versions.service'
import { resumesRoutes } from './resumes/resumes.routes'
import { ResumesService } from './resumes/resumes.service'
import { createWriter } from './resumes/writer/create-writer'

interface DashboardDeps {
  config: Config
  db: Database
  clock: Clock
  counter: RateCounter
  otp: OtpService
  mailer: Mailer
  redis?: Redis | undefined
  log: FastifyBaseLogger
  /** Chromium unless a test says otherwise. */
  printer?: PdfPrinter | undefined
}

/** The services behind the dashboards: accounts first, then what an account holds. */
export function createDashboard({ config, db, clock, counter, otp, log, ...given }: DashboardDeps) {
  const accounts = new AccountsService(db, clock, [resumeData(db), hiringData(db)])
  const sessions = new AccountSessions(db, clock)
  const idempotency = new Idempotency(db, clock)
  const resumes = new ResumesService(db, idempotency, clock)
  const versions = new ResumeVersionsService(db, resumes, clock)
  const writer = createWriter(config.ai, (error) => log.warn({ err: error }, 'the model did not answer'))
  const fonts = new FontFiles()
  const printer = given.printer ?? new ChromiumPrinter({ chromiumPath: config.chromiumPath, clock })
  const account = accountGate({ db, clock, config, counter, accounts, sessions })
  const find = knownAccount({ accounts, sessions })
  const known: Gate = async (request) => {
    if (!(await find(request))) throw unauthenticated()
  }
  const { mailer, redis } = given
  const hiring = createHiring({
    ...{ config, db, clock, mailer, redis, idempotency, printer, log },
    knownAccount: known,
  })
  const gates: Partial<Gates> = { account, ...hiring.gates }
  const sweepables: Sweepable[] = [accounts, sessions, idempotency, resumes, ...hiring.sweepables]

  return {
    gates,
    close: async () => {
      await Promise.all([printer.close(), hiring.close()])
    },
    sweepables,
    routes: async (app: FastifyInstance) => {
      await app.register(accountRoutes({ db, accounts, sessions, otp }))
      await app.register(resumesRoutes(resumes, versions))
      await app.register(resumeContentRoutes(writer))
      await app.register(resumeFontRoutes(fonts))
      await app.register(resumeExportRoutes(resumes, printer))
      await app.register(hiring.routes)
    },
  }
}
