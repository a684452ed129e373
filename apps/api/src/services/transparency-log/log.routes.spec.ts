import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { EntitySchema } from 'typeorm'
import { openNote, splitNote } from '@tryka/credentials'
import { cosign, decodeEntries } from '@tryka/credentials/issue'
import { makeWitnessKey, monitor, openWitnessKey } from '@tryka/credentials/monitor'
import { leafOf, leavesOf, openLog, serveLog } from '../../testing/log'
import type { TestDatabase } from '../../testing/storage'
import { openTestDatabase } from '../../testing/storage'
import { LogCheckpointEntity, logEntities, LogLeafEntity } from './log.table'
import { mirrorAt, recoverLog } from './recover'

jest.setTimeout(120_000)

const ENTITIES: EntitySchema<object>[] = logEntities

describe('The public log', () => {
  let database: TestDatabase
  let folder: string
  let opened: Awaited<ReturnType<typeof openLog>>
  let served: FastifyInstance
  let prefix: string
  let witness: { secret: string; vkey: string }
  const file = (name: string) => join(folder, name)
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tryka-log-'))
    database = await openTestDatabase()
    opened = await openLog(database.db, folder)
    witness = await makeWitnessKey('witness.example/one')
    writeFileSync(file('witness'), `${witness.secret}\n`)
    ;({ prefix, app: served } = await serveLog(database.db, opened.log, [witness.vkey]))
  })
  afterEach(async () => {
    await served.close()
    await opened.log.close()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  const look = (...more: string[]) =>
    monitor([prefix, '--key', opened.vkey, '--state', file('state'), ...more])
  const get = (path: string) => fetch(`${prefix}/${path}`)
  const post = (note: string) =>
    fetch(`${prefix}/cosignatures`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ note }),
    })
  async function clear() {
    for (const entity of ENTITIES)
      await database.db.write((manager) =>
        manager.createQueryBuilder().delete().from<object>(entity).execute(),
      )
  }
  const copy = () => Promise.all(ENTITIES.map((entity) => database.db.read.find<object>(entity)))
  const restore = (rows: object[][]) =>
    database.db.transaction(async (manager) => {
      for (const [at, entity] of ENTITIES.entries())
        await manager.save(entity, rows[at] ?? [], { chunk: 100 })
    })
  /** Another log by the same key: what whoever holds database and key can serve. */
  async function replaceWith(leaves: string[]) {
    await clear()
    const other = await openLog(database.db, file('other'))
    await other.append(leaves)
    await other.log.close()
  }

  describe('as files', () => {
    it('is told to any page, without cookies, and never changes', async () => {
      await opened.append(leavesOf(300))
      const checkpoint = await get('checkpoint')
      const tile = await get('tile/0/000')

      expect(checkpoint.headers.get('content-type')).toBe('text/plain; charset=utf-8')
      expect(checkpoint.headers.get('cache-control')).toBe('public, max-age=2')
      expect(checkpoint.headers.get('access-control-allow-origin')).toBe('*')
      expect(checkpoint.headers.get('access-control-allow-credentials')).toBeNull()
      expect(checkpoint.headers.get('set-cookie')).toBeNull()
      expect((await openNote(await checkpoint.text(), [opened.vkey])).signedBy).toHaveLength(1)
      expect(tile.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect((await tile.arrayBuffer()).byteLength).toBe(256 * 32)
    })

    it('has each tile and bundle in every width that was ever published, and no other', async () => {
      await opened.append(leavesOf(300))
      const bytes = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer())

      expect((await bytes('tile/0/001.p/44')).length).toBe(44 * 32)
      expect((await bytes('tile/0/000.p/7')).equals((await bytes('tile/0/000')).subarray(0, 7 * 32))).toBe(
        true,
      )
      expect((await bytes('tile/1/000.p/1')).length).toBe(32)
      const entries = decodeEntries(await bytes('tile/entries/001.p/44'))
      expect(Buffer.from(entries[43] ?? []).toString()).toBe(leafOf(299))
      for (const path of [
        '0/001',
        '0/001.p/45',
        '2/000.p/1',
        'entries/002.p/1',
        '0/1',
        '0/x000/001.p/3',
        '0/001.p/0',
        '64/000',
        '-1/000',
        '0/001.p/256',
        'entries/..%2f..%2fcheckpoint',
      ])
        expect([path, (await get(`tile/${path}`)).status]).toEqual([path, 404])
    })

    it('never tells an entry that is not the one in the tree', async () => {
      await opened.append(leavesOf(3))
      await database.db.write((manager) => manager.update(LogLeafEntity, { index: 1 }, { leaf: leafOf('x') }))

      const answer = await get('tile/entries/000.p/3')
      expect(answer.status).toBe(503)
      expect(await answer.json()).toMatchObject({ code: 'LOG_INCONSISTENT' })
      expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable')
    })
  })

  describe('with witnesses', () => {
    const signed = async (time = Date.now() / 1_000, by = witness) => {
      const { text } = splitNote(await (await get('checkpoint')).text())
      const { name, signer } = await openWitnessKey(by.secret)
      return `${text}\n${await cosign(text, name, signer, Math.floor(time))}`
    }

    it('publishes their signatures with the checkpoint, and without them when it grew', async () => {
      await opened.append(leavesOf(3))

      expect((await post(await signed())).status).toBe(204)
      const note = await (await get('checkpoint')).text()
      expect((await openNote(note, [opened.vkey, witness.vkey])).signedBy).toEqual([
        '127.0.0.1/api/log',
        'witness.example/one',
      ])
      await opened.append(leavesOf(1, 3))
      expect(splitNote(await (await get('checkpoint')).text()).signatures).toHaveLength(1)
    })

    it('takes none of strangers, of the past or the future, of another text, or that do not fit', async () => {
      await opened.append(leavesOf(3))
      const stranger = await makeWitnessKey('witness.example/two')
      const good = await signed()
      const forged = good.replace('\n3\n', '\n4\n')

      expect((await post(await signed(undefined, stranger))).status).toBe(403)
      expect((await post(await signed(Date.now() / 1_000 - 3_600))).status).toBe(403)
      expect((await post(await signed(Date.now() / 1_000 + 3_600))).status).toBe(403)
      expect((await post(forged)).status).toBe(403)
      expect((await post('nonsense')).status).toBe(403)
      await opened.append(leavesOf(1, 3))
      const stale = await post(good)
      expect(stale.status).toBe(409)
      expect(await stale.json()).toMatchObject({ code: 'STALE_CHECKPOINT' })
    })
  })

  describe('as a monitor sees it', () => {
    it('is in order while it grows, and is signed by the monitor', async () => {
      expect(await look()).toEqual({
        code: 0,
        text: 'The log has 0 entries, 0 of them new, and all is in order.',
      })
      let from = 0
      for (const count of [1, 254, 1, 1, 600]) {
        await opened.append(leavesOf(count, from))
        from += count
        expect(await look('--cosign', file('witness'))).toMatchObject({
          code: 0,
          text: expect.stringContaining(`${count} of them new`),
        })
      }
      expect(splitNote(await (await get('checkpoint')).text()).signatures).toHaveLength(2)
    })

    it('is not, where a new entry was edited', async () => {
      await opened.append(leavesOf(5))
      await database.db.write((manager) => manager.update(LogLeafEntity, { index: 2 }, { leaf: leafOf('x') }))

      expect(await look()).toEqual({ code: 1, text: 'The log says of itself that it is not in order.' })
    })

    it('is not, where an entry was deleted', async () => {
      await opened.append(leavesOf(5))
      await database.db.write((manager) => manager.delete(LogLeafEntity, { index: 2 }))

      expect(await look()).toMatchObject({ code: 1 })
    })

    it('is not, where a checkpoint was edited', async () => {
      await opened.append(leavesOf(5))
      const [row] = await database.db.read.find(LogCheckpointEntity)
      const note = (row?.note ?? '').replace('\n5\n', '\n4\n')
      await database.db.write((manager) => manager.update(LogCheckpointEntity, { size: 5 }, { note }))

      expect(await look()).toMatchObject({ code: 1, text: expect.stringContaining('does not fit') })
    })

    it.each<[string, () => string[], string]>([
      [
        'edited',
        () => [...leavesOf(4), leafOf('x'), ...leavesOf(300, 5)],
        'The first 300 entries of the log are not those that were seen.',
      ],
      [
        'reordered',
        () => [leafOf(1), leafOf(0), ...leavesOf(400, 2)],
        'The first 300 entries of the log are not those that were seen.',
      ],
      ['deleted', () => leavesOf(400, 1), 'The first 300 entries of the log are not those that were seen.'],
      [
        'taken off the end',
        () => leavesOf(299),
        'The log has become shorter: 300 entries were seen, and it has 299.',
      ],
      [
        'exchanged for as many',
        () => leavesOf(300, 7),
        'The first 300 entries of the log are not those that were seen.',
      ],
    ])(
      'is not, where entries were %s and all of it signed anew with the log’s own key',
      async (_, leaves, text) => {
        await opened.append(leavesOf(300))
        expect(await look()).toMatchObject({ code: 0 })
        await replaceWith(leaves())

        expect(await look()).toEqual({ code: 1, text })
        // It goes on to say so: nothing of the wrong log was kept.
        expect(await look()).toEqual({ code: 1, text })
      },
    )

    it('is not, where the database was restored from an older copy and went on from there', async () => {
      await opened.append(leavesOf(300))
      const old = await copy()
      await opened.append(leavesOf(5, 300))
      expect(await look()).toMatchObject({ code: 0 })
      await clear()
      await restore(old)
      expect(await look()).toMatchObject({ code: 1, text: expect.stringContaining('has become shorter') })

      const without = await openLog(database.db, file('without-head'))
      await without.append(leavesOf(5, 900))
      await without.log.close()
      expect(await look()).toEqual({
        code: 1,
        text: 'The first 305 entries of the log are not those that were seen.',
      })
    })

    it('is not, where an entry says what none may', async () => {
      await opened.append(['{"k":"issue","h":"x","v":1}'])

      expect(await look()).toEqual({ code: 1, text: 'Entry 0 commits to nothing.' })
    })

    it('is not, by another key, and where nobody answers', async () => {
      await opened.append(leavesOf(1))
      const other = await makeWitnessKey('127.0.0.1/api/log')

      expect(await monitor([prefix, '--key', other.vkey, '--state', file('s')])).toMatchObject({ code: 1 })
      const nowhere = await monitor([
        'http://127.0.0.1:9/api/log',
        '--key',
        opened.vkey,
        '--state',
        file('s'),
      ])
      expect(nowhere).toMatchObject({ code: 1, text: expect.stringContaining('cannot be reached') })
    })
  })

  describe('from a mirror', () => {
    const recover = () =>
      recoverLog({
        db: database.db,
        dataDir: folder,
        vkey: opened.vkey,
        mirror: mirrorAt(file('mirror')),
        now: new Date(),
      })

    it('is whole again after an older copy of the database was restored, and goes on', async () => {
      await opened.append(leavesOf(300))
      await look('--mirror', file('mirror'))
      const old = await copy()
      await opened.append(leavesOf(400, 300))
      await look('--mirror', file('mirror'))
      const before = await copy()
      await opened.log.close()
      await clear()
      await restore(old)
      opened = await openLog(database.db, folder)
      await expect(opened.log.begin()).rejects.toThrow('log:recover')

      expect(await recover()).toBe(700)
      const after = await copy()
      expect(after.slice(0, 2)).toEqual(before.slice(0, 2))
      await opened.log.begin()
      expect(await opened.append([leafOf(700)])).toMatchObject({ first: 700 })
      expect(await monitor([prefix, '--key', opened.vkey, '--state', file('state')])).toMatchObject({
        code: 0,
      })
    })

    it('refuses a mirror that ends too early or is of another history, and touches nothing', async () => {
      await opened.append(leavesOf(300))
      await look('--mirror', file('mirror'))
      await opened.append(leavesOf(1, 300))
      await opened.log.close()
      const before = await copy()
      await expect(recover()).rejects.toMatchObject({ reason: expect.stringContaining('301 were published') })

      await replaceWith(leavesOf(310, 5))
      rmSync(file('state'))
      await look('--mirror', file('mirror'))
      await clear()
      await restore(before)
      await expect(recover()).rejects.toMatchObject({ reason: expect.stringContaining('another history') })
      expect(await copy()).toEqual(before)
    })
  })
})
