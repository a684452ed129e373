import type { FastifyInstance } from 'fastify'
import { resumeSharesApi } from '@tryka/domain'
import { handle } from '../../../http/handle'
import { accountOf } from '../../../services/accounts/account-gate'
import { oneCall } from '../../../services/idempotency/idempotency'
import type { ShareLinks } from './share-links'
import type { SharesService } from './shares.service'

/** Links to a resume, for the account that owns it. */
export const sharesRoutes = (shares: SharesService, links: ShareLinks) => async (app: FastifyInstance) => {
  handle(app, resumeSharesApi.list, async ({ params, request }) =>
    shares.list(accountOf(request).id, params.id),
  )
  handle(app, resumeSharesApi.create, async ({ params, body, request }) => {
    const account = accountOf(request)
    const call = { ...oneCall(request, account.id), bodyHash: links.bodyHash(body) }
    return shares.create(call, account, params.id, body)
  })
  handle(app, resumeSharesApi.update, async ({ params, body, request }) =>
    shares.update(accountOf(request).id, { resumeId: params.id, id: params.shareId }, body),
  )
  handle(app, resumeSharesApi.revoke, async ({ params, request }) =>
    shares.revoke(accountOf(request).id, params.id, params.shareId),
  )
}
