import type { FastifyInstance } from 'fastify'
import { earlyAccessApi } from '@tryka/domain'
import { clientAddress, clientNetwork } from '../../http/client-address'
import { handle } from '../../http/handle'
import type { EarlyAccessService } from './early-access.service'

export const earlyAccessRoutes = (earlyAccess: EarlyAccessService) => async (app: FastifyInstance) => {
  handle(app, earlyAccessApi.submit, async ({ body, request }) => {
    await earlyAccess.submit(body, {
      binding: request.session.otpBinding,
      address: clientAddress(request),
      network: clientNetwork(request),
    })
    return { received: true as const }
  })
}
