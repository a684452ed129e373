import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** Who is asking, for limits: the address, or the /64 network of an IPv6 address. */
export const clientAddress = (request: FastifyRequest): string => normalizeIP(request.ip)
