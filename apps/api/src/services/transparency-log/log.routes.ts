import type { FastifyInstance } from 'fastify'
import { LOG_CHECKPOINT_PATH, LOG_TILE_PATH, logApi } from '@tryka/domain'
import { encodeEntries, parseTilePath, widthOf } from '@tryka/credentials/issue'
import { notFound } from '../../app-error'
import { handle } from '../../http/handle'
import { openToAll } from '../../http/open-to-all'
import type { Cosignatures } from './cosignatures'
import type { TransparencyLog } from './transparency-log'

const NEWEST = 'public, max-age=2'
/** What was published never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** The public log as C2SP's tlog-tiles has it, for anybody, from any page. */
export const logRoutes =
  (log: TransparencyLog, cosignatures: Cosignatures) =>
  async (app: FastifyInstance): Promise<void> => {
    const open = { config: { access: 'public', rate: 'read' }, schema: { hide: true } } as const

    /** The bytes of a tile or a bundle, where the published log has it in that width. */
    async function bytesAt(path: string): Promise<Uint8Array> {
      const asked = parseTilePath(path)
      const { size = 0 } = (asked && (await log.published.newest())) ?? {}
      if (!asked || asked.width > widthOf(asked.level, asked.n, size)) throw notFound()
      const { level, n, width } = asked
      if (level !== 'entries')
        return Buffer.concat(await log.noting(() => log.published.tile(level, n, width)))
      const entries = await log.noting(() => log.published.entries(n, width))
      return encodeEntries(entries.map((leaf) => Buffer.from(leaf, 'utf8')))
    }

    await app.register(async (scope) => {
      openToAll(scope)
      scope.get(LOG_CHECKPOINT_PATH, open, async (_request, reply) => {
        const note = await log.checkpoint()
        return reply.header('cache-control', NEWEST).type('text/plain; charset=utf-8').send(note)
      })
      scope.get<{ Params: { '*': string } }>(`${LOG_TILE_PATH}*`, open, async (request, reply) => {
        const bytes = await bytesAt(request.params['*'])
        return reply
          .header('cache-control', FOR_EVER)
          .type('application/octet-stream')
          .send(Buffer.from(bytes))
      })
      handle(scope, logApi.cosign, ({ body }) => cosignatures.add(body.note))
    })
  }
