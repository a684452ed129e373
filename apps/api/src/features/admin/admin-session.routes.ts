import { adminApi } from '@tryka/domain'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../clock'
import { unauthenticated } from '../../http/app-error'
import { handle } from '../../http/handle'
import { clientAddress } from '../../http/client-address'
import { endSession, signInAdmin } from '../../http/sessions'
import type { Audit } from '../audit/audit'
import type { SignInService } from './sign-in.service'

interface Deps {
  signIn: SignInService
  audit: Audit
  clock: Clock
}

export const adminSessionRoutes =
  ({ signIn, audit, clock }: Deps) =>
  async (app: FastifyInstance) => {
    handle(app, adminApi.login, async ({ body, request }) => {
      const username = await signIn.signIn(body, { address: clientAddress(request), request })
      await signInAdmin(request, username, clock.now())
      return { username }
    })

    handle(app, adminApi.me, async ({ request }) => {
      const { admin } = request.session
      if (!admin) throw unauthenticated()
      return { username: admin.username }
    })

    handle(app, adminApi.logout, async ({ request, reply }) => {
      const { admin } = request.session
      await endSession(request, reply)
      if (admin) await audit.record({ actor: admin.username, action: 'admin.sign-out', request })
    })
  }
