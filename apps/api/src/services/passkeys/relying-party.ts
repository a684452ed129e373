import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config'
import { noPasskeysHere } from './passkey.errors'

/** Where a ceremony takes place, as browsers and devices see it. */
export interface RelyingParty {
  /** The name that keys are bound to: the host of the page, or what hosts of ours end with. */
  id: string
  /** The one origin from which the answer may come. */
  origin: string
}

type Settings = Pick<Config, 'env' | 'publicUrl' | 'appUrl' | 'allowedOrigins' | 'webauthnRpId'>

const isUnder = (host: string, name: string): boolean => host === name || host.endsWith(`.${name}`)

/**
 * The relying party of a request: our page's origin, and its host unless WEBAUTHN_RP_ID joins several. A person at a
 * development machine may use its name as well; addresses of numbers have no passkeys.
 */
export function relyingParties(config: Settings): (request: FastifyRequest) => RelyingParty {
  const ours = new Set(
    [config.publicUrl, config.appUrl, ...config.allowedOrigins].map((url) => new URL(url).origin),
  )
  const isOurs = (origin: string): boolean =>
    ours.has(origin) || (config.env !== 'production' && new URL(origin).hostname === 'localhost')
  return (request) => {
    const origin = request.headers.origin ?? new URL(config.appUrl).origin
    if (!URL.canParse(origin) || !isOurs(origin)) throw noPasskeysHere()
    const host = new URL(origin).hostname
    const id = config.webauthnRpId ?? host
    if (isIP(id.replace(/^\[(.*)\]$/, '$1')) || !isUnder(host, id)) throw noPasskeysHere()
    return { id, origin }
  }
}
