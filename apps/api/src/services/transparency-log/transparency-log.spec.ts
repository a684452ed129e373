import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import type { EntitySchema } from 'typeorm'
import { leafHash, openNote, parseCheckpoint, verifyConsistency, verifyInclusion } from '@tryka/credentials'
import { KeepWholeTiles20261124235000 } from '../../db/migrations/20261124235000-keep-whole-tiles'
import { leavesOf, leafOf, openLog } from '../../testing/log'
import type { TestDatabase } from '../../testing/storage'
import { openTestDatabase } from '../../testing/storage'
import { LogCheckpointEntity, logEntities, LogLeafEntity, LogTileEntity } from './log.table'
import { hashOfLeaf, hashText, packHashes } from './hashes'

jest.setTimeout(120_000)

const ENTITIES: EntitySchema<object>[] = logEntities

type Opened = Awaited<ReturnType<typeof openLog>>

describe('The transparency log', () => {
  let database: TestDatabase
  let folder: string
  let opened: Opened
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tryka-log-'))
    database = await openTestDatabase()
    opened = await openLog(database.db, folder)
  })
  afterEach(async () => {
    await opened.log.close()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  async function rootNow() {
    const { text, signedBy } = await openNote(await opened.log.checkpoint(), [opened.vkey])
    expect(signedBy).toHaveLength(1)
    return parseCheckpoint(text)
  }
  const remake = async () => (opened = await openLog(database.db, folder))

  it('signs the root of nothing before its first entry', async () => {
    const { size, root } = await rootNow()

    expect(size).toBe(0)
    expect(Buffer.from(root).toString('hex')).toMatch(/^e3b0c44298fc1c14/)
  })

  it('leads from every entry to each signed root, across whole and partial tiles, and only ever grows', async () => {
    const seen: { size: number; root: Uint8Array }[] = []
    let first = 0
    for (const count of [1, 2, 4, 248, 1, 1, 255, 300, 1]) {
      const added = await opened.append(leavesOf(count, first))
      expect(added).toMatchObject({ first, size: first + count })
      first += count
      const { size, root } = await rootNow()
      expect(size).toBe(first)
      seen.push({ size, root })
    }
    const now = await rootNow()
    for (const index of [0, 1, 6, 254, 255, 256, 257, 511, 512, first - 2, first - 1]) {
      const { path, checkpoint } = await opened.log.proofOf(index)
      const { size, root } = parseCheckpoint(checkpoint.slice(0, checkpoint.indexOf('\n\n') + 1))
      const proof = { leafHash: await leafHash(Buffer.from(leafOf(index))), index, size, path, root }
      expect(await verifyInclusion(proof)).toBe(true)
      expect(await verifyInclusion({ ...proof, leafHash: await leafHash(Buffer.from('x')) })).toBe(false)
    }
    for (const { size: oldSize, root: oldRoot } of seen) {
      const { path } = await opened.log.consistencyFrom(oldSize)
      const between = { oldSize, oldRoot, newSize: now.size, newRoot: now.root, path }
      expect(await verifyConsistency(between)).toBe(true)
    }
  })

  it('has the same root whether entries came one by one or together', async () => {
    for (let n = 0; n < 260; n++) await opened.append([leafOf(n)])
    const oneByOne = await rootNow()
    const other = await openTestDatabase()
    const together = await openLog(other.db, join(folder, 'other'))
    await together.append(leavesOf(260))
    const { root } = parseCheckpoint((await together.log.checkpoint()).split('\n\n')[0] + '\n')
    await together.log.close()
    await other.drop()

    expect(hashText(root)).toBe(hashText(oneByOne.root))
  })

  it('gives twenty writers at once indices without a gap', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, (_, n) => opened.append(leavesOf(2, n * 2))))

    expect(all.map(({ first }) => first).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, n) => 2 * n),
    )
    for (const [n, { first }] of all.entries())
      expect((await database.db.read.findOneBy(LogLeafEntity, { index: first }))?.leaf).toBe(leafOf(2 * n))
    expect((await rootNow()).size).toBe(40)
  })

  it('leaves nothing of a transaction that fails, and goes on', async () => {
    await opened.append(leavesOf(3))
    const failing = database.db.transaction(async (manager) => {
      await opened.log.append(manager, leavesOf(300, 50))
      throw new Error('the rest failed')
    })

    await expect(failing).rejects.toThrow('the rest failed')
    expect(await database.db.read.countBy(LogLeafEntity, {})).toBe(3)
    expect(await opened.append([leafOf(3)])).toMatchObject({ first: 3, size: 4 })
  })

  const edit = (entity: never, where: object, set: object) =>
    database.db.write((manager) => manager.update(entity, where, set))
  const remove = (entity: never, where: object) =>
    database.db.write((manager) => manager.delete(entity, where))
  async function clear() {
    for (const entity of ENTITIES)
      await database.db.write((manager) => manager.createQueryBuilder().delete().from(entity).execute())
  }

  const damage: [string, () => Promise<unknown>][] = [
    ['an entry was edited', () => edit(LogLeafEntity as never, { index: 299 }, { leaf: leafOf('x') })],
    [
      'an entry and its hash were edited',
      () => edit(LogLeafEntity as never, { index: 299 }, { hash: 'A'.repeat(43) }),
    ],
    ['the last entry was deleted', () => remove(LogLeafEntity as never, { index: 299 })],
    [
      'the hash of an entry before the last was edited',
      () => edit(LogLeafEntity as never, { index: 280 }, { hash: 'A'.repeat(43) }),
    ],
    ['an entry before the last was deleted', () => remove(LogLeafEntity as never, { index: 280 })],
    ['a tile was edited', () => edit(LogTileEntity as never, { level: 1, n: 0 }, { hashes: 'A'.repeat(43) })],
    ['a tile was deleted', () => remove(LogTileEntity as never, { level: 1, n: 0 })],
    ['the last checkpoint was deleted', () => remove(LogCheckpointEntity as never, { size: 300 })],
    [
      'the signed root was edited',
      () => edit(LogCheckpointEntity as never, { size: 300 }, { root: 'A'.repeat(43) }),
    ],
    ['all was deleted', clear],
  ]

  it.each(damage)('signs nothing more where %s', async (_, doDamage) => {
    await opened.append(leavesOf(10))
    await opened.append(leavesOf(290, 10))
    await doDamage()

    await expect(opened.append([leafOf(300)])).rejects.toMatchObject({
      code: 'LOG_INCONSISTENT',
      status: 503,
    })
    expect(await opened.log.trouble()).toBeDefined()
    expect(opened.faults).not.toHaveLength(0)
    expect(await database.db.read.findOneBy(LogCheckpointEntity, { size: 301 })).toBeNull()
  })

  it.each([
    ['in the process that wrote it', () => Promise.resolve()],
    ['in another', () => opened.log.close().then(remake)],
  ])('publishes no tile that grows and does not lead to the signed root, %s', async (_, before) => {
    await opened.append(leavesOf(300))
    await before()
    expect(await opened.log.published.tile(0, 1, 44)).toHaveLength(44)
    await edit(LogLeafEntity as never, { index: 280 }, { hash: 'A'.repeat(43) })

    await expect(opened.log.published.tile(0, 1, 10)).rejects.toMatchObject({ code: 'LOG_INCONSISTENT' })
    // The text alone would fit its own hash.
    await edit(
      LogLeafEntity as never,
      { index: 280 },
      { leaf: leafOf('x'), hash: hashText(hashOfLeaf(leafOf('x'))) },
    )
    await expect(opened.log.published.entries(1, 44)).rejects.toMatchObject({ code: 'LOG_INCONSISTENT' })
  })

  const steps = fc.array(
    fc.record({
      count: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 200, max: 600 })),
      isAnew: fc.boolean(),
      at: fc.nat(),
      width: fc.nat(),
    }),
    { minLength: 6, maxLength: 12 },
  )
  it('has a row for a tile of entries once it is whole, and all of it in every width before and after', async () => {
    const grow = async (growth: { count: number; isAnew: boolean; at: number; width: number }[]) => {
      const hashes: Uint8Array[] = []
      await clear()
      rmSync(join(folder, 'log-head'), { force: true })
      await remake()
      for (const { count, isAnew, ...wish } of growth) {
        const leaves = leavesOf(count, hashes.length)
        await opened.append(leaves)
        hashes.push(...leaves.map(hashOfLeaf))
        if (isAnew) await opened.log.close().then(remake)
        const n = wish.at % Math.ceil(hashes.length / 256)
        const from = n * 256
        const width = 1 + (wish.width % Math.min(256, hashes.length - from))
        expect(await opened.log.published.tile(0, n, width)).toEqual(hashes.slice(from, from + width))
        expect(await opened.log.published.entries(n, width)).toEqual(leavesOf(width, from))
        const rows = await database.db.read.findBy(LogTileEntity, { level: 0 })
        expect(rows.map((row) => row.width)).toEqual(Array(Math.floor(hashes.length / 256)).fill(256))
      }
      await opened.log.close()
    }
    await fc.assert(fc.asyncProperty(steps, grow), { numRuns: 5 })
  })

  it('had a row for the tile that grows once, which is made again and taken away by its migration', async () => {
    await opened.append(leavesOf(300))
    const migration = new KeepWholeTiles20261124235000()
    const growing = () => database.db.read.findOneBy(LogTileEntity, { level: 0, n: 1 })
    const run = (step: 'up' | 'down') =>
      database.db.transaction(async ({ queryRunner }) => {
        if (queryRunner) await migration[step](queryRunner)
      })

    await run('down')
    const hashes = packHashes(leavesOf(44, 256).map(hashOfLeaf))
    expect(await growing()).toEqual({ level: 0, n: 1, width: 44, hashes })
    await run('up')
    expect(await growing()).toBeNull()
    expect(await opened.append([leafOf(300)])).toMatchObject({ first: 300 })
  })

  it('says that all is well where it is', async () => {
    await opened.append(leavesOf(300))

    expect(await opened.log.trouble()).toBeUndefined()
  })

  it('gives no proof that leads nowhere', async () => {
    await opened.append(leavesOf(600))
    await edit(LogTileEntity as never, { level: 0, n: 0 }, { hashes: 'A'.repeat(10_923) })

    await expect(opened.log.proofOf(5)).rejects.toMatchObject({ code: 'LOG_INCONSISTENT' })
  })

  describe('after a restart', () => {
    it('goes on where it was', async () => {
      await opened.append(leavesOf(5))
      await opened.log.close()
      await remake()
      await opened.log.begin()

      expect(await opened.append([leafOf(5)])).toMatchObject({ first: 5, size: 6 })
    })

    it('refuses a database that was restored from an older copy', async () => {
      await opened.append(leavesOf(300))
      const old = await Promise.all(
        [LogLeafEntity, LogTileEntity, LogCheckpointEntity].map((entity) =>
          database.db.read.find<object>(entity),
        ),
      )
      await opened.append(leavesOf(2, 300))
      await opened.log.close()
      await clear()
      await database.db.transaction(async (manager) => {
        for (const [at, entity] of ENTITIES.entries())
          await manager.save(entity, old[at] ?? [], { chunk: 100 })
      })
      await remake()

      await expect(opened.log.begin()).rejects.toThrow(
        /302 entries were published, and the database has 300.*log:recover/,
      )
    })

    it('refuses another history of the same length', async () => {
      await opened.append(leavesOf(3))
      await opened.log.close()
      await clear()
      await (await openLog(database.db, join(folder, 'other'))).append(leavesOf(4, 100))
      await remake()

      await expect(opened.log.begin()).rejects.toThrow(
        'the first 3 entries are not those that were published',
      )
    })

    it('refuses where it cannot tell', async () => {
      writeFileSync(join(folder, 'log-head'), 'nothing\n')

      await expect(opened.log.begin()).rejects.toThrow('cannot be read')
    })
  })
})
