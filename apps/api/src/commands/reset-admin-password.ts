import { systemClock } from '../clock'
import type { Config } from '../config'
import { entities } from '../compose/entities'
import { migrate, openDatabase } from '../db/data-source'
import { CredentialsRefused } from '../features/admin/admins'
import { consoleNews } from '../features/admin/console-letters'
import type { TellOwners } from '../features/admin/console-news'
import { createAdmins } from '../compose/waitlist'
import { addressMark, enqueue } from '../services/outbox/queue'
import type { CommandResult } from './command'

const ENDED = 'Whoever was signed in with that name is signed out.'

/** Stores the owners' letters; whichever process of the server is next delivers them. */
const telling =
  ({ sessionSecret }: Config): TellOwners =>
  async (manager, news) => {
    const now = systemClock.now()
    const letters = await consoleNews(manager, { ...news, at: now.toISOString() })
    await enqueue(manager, letters, { now, mark: addressMark(sessionSecret) })
  }

/**
 * Gives an administrator a new random password, shows it once, and ends their sessions. It takes none on the command
 * line, where every user of the machine could read it.
 */
export async function resetAdminPassword(config: Config, [given, ...more]: string[]): Promise<CommandResult> {
  if (more.length) return { ok: false, message: 'Give one user name: reset-admin-password [name]' }
  const username = given ?? config.admin.username ?? 'admin'
  const db = await openDatabase(config.databaseUrl, { entities })
  try {
    await migrate(db)
    const password = await createAdmins(db, systemClock).resetPassword(username, { tell: telling(config) })
    const credentials = `User name  ${username}\nPassword   ${password}   (shown only now)`
    return { ok: true, message: `${credentials}\n${ENDED}` }
  } catch (error) {
    if (error instanceof CredentialsRefused) return { ok: false, message: error.message }
    throw error
  } finally {
    await db.close()
  }
}
