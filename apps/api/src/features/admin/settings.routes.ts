import type { FastifyInstance } from 'fastify'
import { consoleSettingsApi } from '@tryka/domain'
import type { Config } from '../../config'
import type { Database } from '../../db/database'
import { handle } from '../../http/handle'
import { AdminEntity } from './admin.entity'

/** What the operator configured. Nothing is changed here: the environment is the one place for it. */
export const settingsRoutes = (db: Database, config: Config) => async (app: FastifyInstance) => {
  handle(app, consoleSettingsApi.read, async () => {
    const admins = await db.read.find(AdminEntity, {
      // Who is invited, or was shut out, administers nothing.
      where: { state: 'active' },
      order: { createdAt: 'ASC', id: 'ASC' },
    })
    const { smtpUrl, from, perHour } = config.mail
    return {
      admission: config.admission,
      publicUrl: config.publicUrl,
      contacts: { ...config.contacts, form: config.mail.contact },
      mail: { by: smtpUrl ? ('smtp' as const) : ('files' as const), from, perHour },
      administrators: admins.map(({ username, createdAt }) => ({ username, createdAt })),
    }
  })
}
