import { ACCOUNT_EXPORT, accountApi } from '@tryka/domain'
import type { AccountSession } from '@tryka/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../../db/database'
import { handle } from '../../http/handle'
import { endSession } from '../../http/sessions'
import { bindingOf, newBinding } from '../otp/binding'
import { otpInvalid } from '../otp/otp.errors'
import type { OtpService } from '../otp/otp.service'
import { accountOf } from './account-gate'
import type { AccountSessions } from './account-sessions.service'
import type { AccountRow } from './account.entity'
import type { AccountsService } from './accounts.service'
import { GUEST_DAYS } from './accounts.service'

interface AccountRouteDeps {
  db: Database
  accounts: AccountsService
  sessions: AccountSessions
  otp: OtpService
}

const toSession = ({ id, kind, email }: AccountRow): AccountSession => ({
  user: { id, kind, email },
  guestDays: GUEST_DAYS,
})

const sessionIdOf = (request: FastifyRequest): string => request.session.account?.sessionId ?? ''

export const accountRoutes = (deps: AccountRouteDeps) => async (app: FastifyInstance) => {
  const { db, accounts, sessions, otp } = deps

  handle(app, accountApi.open, async ({ request }) => toSession(accountOf(request)))

  handle(app, accountApi.sendCode, async ({ body, request }) =>
    otp.send({ email: body.email, purpose: 'sign-in', binding: newBinding(request.session) }),
  )

  handle(app, accountApi.signIn, async ({ body, request }) => {
    const binding = bindingOf(request.session)
    if (!binding) throw otpInvalid()
    const subject = { email: body.email, purpose: 'sign-in' as const, binding }
    await otp.verify(subject, body.otp)
    const before = sessionIdOf(request)
    const signedIn = await db.transaction(async (manager) => {
      await otp.useVerified(manager, subject)
      const account = await accounts.register(manager, accountOf(request), body.email)
      await sessions.forget(manager, before)
      const sessionId = await sessions.start(manager, account.id, request.headers['user-agent'])
      return { account, sessionId }
    })
    await request.session.regenerate()
    request.session.account = { id: signedIn.account.id, sessionId: signedIn.sessionId }
    return toSession(signedIn.account)
  })

  handle(app, accountApi.signOut, async ({ request, reply }) => {
    const held = request.session.account
    if (held) await db.write((manager) => sessions.forget(manager, held.sessionId))
    await endSession(request, reply)
  })

  handle(app, accountApi.sessions, async ({ request }) =>
    sessions.list(accountOf(request).id, sessionIdOf(request)),
  )
  handle(app, accountApi.endSession, async ({ params, request }) =>
    sessions.end(params.id, accountOf(request).id),
  )

  handle(app, accountApi.erase, async ({ request, reply }) => {
    await accounts.erase(accountOf(request).id)
    await endSession(request, reply)
  })

  app.get(ACCOUNT_EXPORT.path, {
    config: { access: 'account', rate: 'pdf' },
    schema: { summary: 'All data of the account as a JSON file', tags: ['account'] },
    handler: async (request, reply) =>
      reply
        .header('content-disposition', `attachment; filename="${ACCOUNT_EXPORT.filename}"`)
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(await accounts.export(accountOf(request)), null, 2)),
  })
}
