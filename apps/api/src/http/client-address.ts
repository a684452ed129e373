import { isIPv4 } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** A client that has gone has no address any more, whatever the type says; its answer reaches nobody. */
const ipOf = (request: FastifyRequest): string => request.ip || '0.0.0.0'

/** Who is asking, for limits: the address, or the /64 network of an IPv6 address. */
export const clientAddress = (request: FastifyRequest): string => normalizeIP(ipOf(request))

/** What one operator of many addresses usually has. */
const IPV6_NETWORK = 48

/** The network that is asking: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export function clientNetwork(request: FastifyRequest): string {
  const address = normalizeIP(ipOf(request), IPV6_NETWORK)
  return isIPv4(address) ? `${address.slice(0, address.lastIndexOf('.'))}.0` : address
}
