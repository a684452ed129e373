import { buildApp } from '../app'
import { systemClock } from '../clock'
import { readConfig } from '../config'
import { entities } from '../compose/entities'
import { openDatabase } from '../db/data-source'

/** The description of the API as text, the same on every machine. */
export async function openApiDocument(): Promise<string> {
  const config = readConfig({
    NODE_ENV: 'test',
    SESSION_SECRET: 'x'.repeat(32),
    LOG_LEVEL: 'silent',
    WEB_ROOT: '',
  })
  const db = await openDatabase('sqlite::memory:', { entities })
  const mailer = { send: () => Promise.resolve(), close: () => Promise.resolve() }
  const app = await buildApp({ config, db, mailer, clock: systemClock })
  await app.ready()
  const document = `${JSON.stringify(app.swagger(), null, 2)}\n`
  await app.close()
  await db.close()
  return document
}
