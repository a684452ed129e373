import type { FastifyInstance } from 'fastify'
import { processorsApi } from '@tryka/domain'
import type { Config } from '../../config'
import { handle } from '../../http/handle'

const OWN = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** True for an address of another machine. */
const isElsewhere = (address: string | undefined): boolean =>
  address !== undefined && !OWN.test(new URL(address).hostname)

/** What the privacy policy says of this server. It names kinds, and of a model its host. */
export function processorsRoutes(app: FastifyInstance, { mail, ai }: Config): void {
  handle(app, processorsApi.processors, async () => ({
    mail: isElsewhere(mail.smtpUrl),
    writing: isElsewhere(ai.baseUrl),
    modelHost: ai.baseUrl !== undefined && isElsewhere(ai.baseUrl) ? new URL(ai.baseUrl).host : null,
  }))
}
