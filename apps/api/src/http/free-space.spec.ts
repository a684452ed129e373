import { mkdtempSync, rmSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ERASE_WORD } from '@tryka/domain'
import type { Database } from '../db/database'
import { entities } from '../compose/entities'
import { migrate, openDatabase } from '../db/data-source'
import { FreeSpace } from '../db/free-space'
import type { TestApp } from '../testing/build-test-app'
import { buildTestApp } from '../testing/build-test-app'

const PLENTY = 2 ** 60

describe('A disk with little room', () => {
  let folder: string
  let test: TestApp
  let db: Database

  /** Who opens the same data has the same keys. */
  const keys = () => ({ dataDir: folder, keySecret: 'k'.repeat(32) })
  /** The app over a file of which the disk has less room than `least`; its data is there already. */
  const open = async (least: number) => {
    db = await openDatabase(`sqlite:${join(folder, 'a.sqlite')}`, { entities, minFreeBytes: least })
    await migrate(db)
    test = await buildTestApp({ config: keys(), deps: { db, redis: undefined } })
  }
  const close = async () => {
    await test.close()
    await db.close()
  }
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tryka-space-'))
  })
  afterEach(async () => {
    await close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('goes on reading and erasing, and refuses the rest with 507 before it begins', async () => {
    await open(0)
    const client = test.client()
    await client.get('/api/session')
    const made = await client.post('/api/resumes', { userId: 'demo-user', title: 'Mine' })
    const { id } = made.json<{ id: string }>()
    const secret = test.config.sessionSecret
    await close()
    db = await openDatabase(`sqlite:${join(folder, 'a.sqlite')}`, { entities, minFreeBytes: PLENTY })
    test = await buildTestApp({
      deps: { db, redis: undefined },
      config: { ...keys(), sessionSecret: secret },
    })
    const again = test.client()
    for (const [name, value] of client.cookies) again.cookies.set(name, value)

    const refused = await Promise.all([
      again.post('/api/resumes', { userId: 'demo-user', title: 'More' }),
      again.post('/api/demo/session', { persona: 'candidate' }),
      again.post('/api/contact', {}),
      test.client().get('/api/session'),
    ])
    const read = await again.get('/api/resumes')
    const ready = await test.app.inject('/readyz')
    const erased = [
      await again.request({ method: 'DELETE', url: `/api/resumes/${id}` }),
      await again.post('/api/account/erase', { confirm: ERASE_WORD }),
    ]

    expect(refused.map(({ statusCode }) => statusCode)).toEqual([507, 507, 507, 507])
    expect(refused[0]?.json()).toMatchObject({ code: 'STORAGE_FULL' })
    expect(read.json()).toMatchObject([{ id, title: 'Mine' }])
    expect(ready.statusCode).toBe(503)
    expect(ready.json()).toMatchObject({ detail: 'Waiting for room on the disk.' })
    expect(erased.map(({ statusCode }) => statusCode)).toEqual([204, 204])
  })

  it('is told from one with room by the disk itself, and forgotten when there is room', async () => {
    await open(0)
    const { bavail, bsize } = await statfs(folder)
    const [less, more] = [(bavail * bsize) / 2, PLENTY].map((least) => new FreeSpace(folder, least))

    expect(await less?.isShort()).toBe(false)
    expect(await more?.isShort()).toBe(true)
    expect(await new FreeSpace(join(folder, 'none'), PLENTY).isShort()).toBe(false)
    await less?.refuseGrowth()
    await expect(more?.refuseGrowth()).rejects.toMatchObject({ status: 507 })
  })
})
