import type { FastifyReply } from 'fastify'
import { attachment } from '../../../http/attachment'
import type { FileOf } from './credential-files'

/** Nobody's browser makes anything else of it than a file. */
export const sendFile = (reply: FastifyReply, { name, type, body }: FileOf) =>
  reply
    .headers({
      'content-disposition': attachment(name),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .type(type)
    .send(body)
