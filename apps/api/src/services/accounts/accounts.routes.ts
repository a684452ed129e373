import type { FastifyInstance, FastifyRequest } from 'fastify'
import { KEPT_DAYS, ACCOUNT_EXPORT, accountApi } from '@tryka/domain'
import type { AccountSession } from '@tryka/domain'
import type { Database } from '../../db/database'
import { attachment } from '../../http/attachment'
import { untilClientLeaves } from '../../http/client-gone'
import { handle } from '../../http/handle'
import type { KnownBrowsers } from '../../http/sessions/known-browsers'
import { endSession } from '../../http/sessions/sessions'
import { bindingOf, newBinding } from '../otp/binding'
import { otpInvalid } from '../otp/otp.errors'
import { otpCaller } from '../otp/otp.routes'
import type { OtpService } from '../otp/otp.service'
import { accountOf } from './account-gate'
import type { AccountNews } from './account-news'
import { deviceOf } from './account-sessions.service'
import type { AccountSessions } from './account-sessions.service'
import type { AccountRow } from './account.entity'
import type { AccountsService, Goodbye } from './accounts.service'
import type { entering } from './enter'

interface AccountRouteDeps {
  db: Database
  accounts: AccountsService
  sessions: AccountSessions
  otp: OtpService
  browsers: KnownBrowsers
  news: AccountNews
  enter: ReturnType<typeof entering>
}

/** The account as its browser sees it. */
export const toSession = ({ id, kind, email }: AccountRow): AccountSession => ({
  user: { id, kind, email },
  guestDays: KEPT_DAYS.guest,
})

const sessionIdOf = (request: FastifyRequest): string => request.session.account?.sessionId ?? ''

export const accountRoutes = (deps: AccountRouteDeps) => async (app: FastifyInstance) => {
  const { db, accounts, sessions, otp, browsers, enter, news } = deps

  /** Whoever has the account now takes all of it along: the person hears of it. */
  const noteExport = async (request: FastifyRequest) => {
    const device = deviceOf(request.headers['user-agent'])
    const to = { accountId: accountOf(request).id }
    await db.transaction((manager) => news.tell(manager, to, { event: 'export', device }))
    news.nudge()
  }

  handle(app, accountApi.open, async ({ request }) => toSession(accountOf(request)))

  handle(app, accountApi.sendCode, async ({ body, request }) =>
    otp.send(
      { email: body.email, purpose: 'sign-in', binding: newBinding(request.session) },
      otpCaller(request, browsers, body.email),
    ),
  )

  handle(app, accountApi.signIn, async ({ body, request, reply }) => {
    const binding = bindingOf(request.session)
    if (!binding) throw otpInvalid()
    const subject = { email: body.email, purpose: 'sign-in' as const, binding }
    await otp.verify(subject, body.otp)
    const account = await enter(request, reply, async (manager) => {
      await otp.useVerified(manager, subject)
      return body.email
    })
    return toSession(account)
  })

  handle(app, accountApi.signOut, async ({ request, reply }) => {
    const held = request.session.account
    if (held) {
      await db.write((manager) => sessions.forget(manager, held.sessionId))
      sessions.tellEnded(held.id)
    }
    await endSession(request, reply)
  })

  handle(app, accountApi.sessions, async ({ request }) =>
    sessions.list(accountOf(request).id, sessionIdOf(request)),
  )
  handle(app, accountApi.endSession, async ({ params, request }) =>
    sessions.end(params.id, accountOf(request).id),
  )

  handle(app, accountApi.erase, async ({ request, reply, body }) => {
    const { id, emailKey: key } = accountOf(request)
    const device = deviceOf(request.headers['user-agent'])
    const goodbye: Goodbye = async (manager, { email }) => {
      if (email !== null) await news.tell(manager, { address: email }, { event: 'erased', device })
    }
    await accounts.erase(id, goodbye, body.credentials)
    news.nudge()
    sessions.tellEnded(id)
    if (key) browsers.forget(request, reply, key)
    await endSession(request, reply)
  })

  app.get(ACCOUNT_EXPORT.path, {
    config: { access: 'account', rate: 'export', whileSuspended: 'account' },
    schema: {
      summary: 'All data of the account as a ZIP file: JSON with its schema, and resumes as PDF and DOCX',
      tags: ['account'],
    },
    handler: async (request, reply) => {
      await noteExport(request)
      return reply
        .header('content-disposition', attachment(ACCOUNT_EXPORT.filename))
        .type('application/zip')
        .send(accounts.export(accountOf(request), untilClientLeaves(reply)))
    },
  })
}
