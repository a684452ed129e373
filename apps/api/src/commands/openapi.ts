import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../app'
import { systemClock } from '../clock'
import { readConfig } from '../config'
import { entities } from '../compose/entities'
import { migrate, openDatabase } from '../db/data-source'

/** The description of the API as text, the same on every machine. */
export async function openApiDocument(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tryka-openapi-'))
  const config = readConfig({
    NODE_ENV: 'test',
    SESSION_SECRET: 'x'.repeat(32),
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    WEB_ROOT: '',
  })
  const db = await openDatabase('sqlite::memory:', { entities })
  await migrate(db)
  const mailer = { send: () => Promise.resolve(), close: () => Promise.resolve() }
  const app = await buildApp({ config, db, mailer, clock: systemClock })
  await app.ready()
  const document = `${JSON.stringify(app.swagger(), null, 2)}\n`
  await app.close()
  await db.close()
  rmSync(dataDir, { recursive: true, force: true })
  return document
}
