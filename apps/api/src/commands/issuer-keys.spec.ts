import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DidDocument } from '@tryka/domain'
import { issuerApi, IssuerHistory } from '@tryka/domain'
import type { TestApp } from '../testing/build-test-app'
import { buildTestApp } from '../testing/build-test-app'
import type { Config } from '../config'
import { openDatabase } from '../db/data-source'
import { entities } from '../compose/entities'
import { openTestDatabase } from '../testing/storage'
import { issuerPins, issuerRetire, issuerRotate } from './issuer-keys'

describe('issuer:rotate and issuer:retire', () => {
  let folder: string
  let config: Config
  let server: TestApp
  let drop: () => Promise<void>
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tryka-issuer-'))
    const postgres = process.env['TEST_DATABASE_URL']
    const database = await openTestDatabase(postgres ?? `sqlite:${join(folder, 'a.sqlite')}`)
    const db = postgres ? database.db : await openDatabase(database.url, { entities })
    // A server that goes on running beside the commands.
    server = await buildTestApp({
      config: { dataDir: folder, keySecret: 'k'.repeat(32), apiUrl: 'https://api.example.com' },
      deps: { db },
    })
    config = { ...server.config, databaseUrl: database.url }
    drop = async () => {
      await server.close()
      if (!postgres) await db.close()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    }
  })
  afterEach(() => drop())

  const document = async () =>
    (await server.app.inject(issuerApi.didDocument.endpoint.path)).json<DidDocument>()
  const history = async () =>
    IssuerHistory.parse((await server.app.inject(issuerApi.history.endpoint.path)).json()).items

  it('tell at the machine what the server tells verifiers to trust', async () => {
    const told = (await server.app.inject(issuerApi.pins.endpoint.path)).body
    expect(await issuerPins(config, [])).toEqual({ ok: true, message: told })
    expect((await issuerPins(config, ['x'])).ok).toBe(false)
  })

  it('let a new key sign while the server runs, and tell verifiers from where on the old one counts no more', async () => {
    const before = await document()
    const rotated = await issuerRotate(config, [])
    expect(rotated).toMatchObject({ ok: true, message: expect.stringContaining('Back up') as unknown })
    expect(existsSync(join(folder, 'keys', 'issuer-2.json'))).toBe(true)
    const after = await document()
    const key = after.verificationMethod[1]?.publicKeyMultibase
    expect(rotated.message).toContain(`${key} signs from now on.`)
    expect(after.assertionMethod[0]).toBe(before.assertionMethod[0])

    const old = before.verificationMethod[0]?.publicKeyMultibase ?? ''
    expect(await issuerRetire(config, [old, '--from-leaf', '1'])).toEqual({
      ok: true,
      message: 'What issuer-1 signed counts only below entry 1 of the log, which says so in entry 2.',
    })
    expect((await document()).verificationMethod[0]).toHaveProperty('revoked')
    expect(
      (await history()).map(({ kind, document: said, leafIndex }) => [kind, said.key, leafIndex]),
    ).toEqual([
      ['key-add', old, 0],
      ['key-add', key, 1],
      ['key-retire', old, 2],
    ])
  })

  it('say in a sentence what cannot be done, and change nothing', async () => {
    const usage =
      'Say which key, and from where if others may have it: issuer:retire <key> [--from-leaf <entry>]'
    for (const args of [
      [],
      ['issuer-1', '--now'],
      ['issuer-1', '--from-leaf', '-1'],
      ['issuer-1', '--from-leaf', '1', 'x'],
    ])
      expect(await issuerRetire(config, args)).toEqual({ ok: false, message: usage })
    expect(await issuerRotate(config, ['now'])).toEqual({
      ok: false,
      message: 'issuer:rotate takes nothing more.',
    })
    expect(await issuerRetire(config, ['issuer-1', '--from-leaf', '0'])).toEqual({
      ok: false,
      message: 'The key issuer-1 still signs: run issuer:rotate first.',
    })
    const other = { ...config, keySecret: 'another secret of thirty-two chars' }
    await expect(issuerRotate(other, [])).rejects.toThrow('does not open under this KEY_SECRET')
    expect(await history()).toHaveLength(1)
  })
})
