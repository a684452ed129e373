import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitor } from '@tryka/credentials/monitor'
import { IssuerPins } from '@tryka/domain'
import type { TestApp } from '../../testing/build-test-app'
import { buildTestApp } from '../../testing/build-test-app'
import { openIssuer } from '../issuer/issuer'
import { DidDocumentEntity, IssuerKeyEntity } from '../issuer/issuer-key.table'
import { rotate } from '../issuer/rotate'
import { reserve } from '../statuses/reserve'
import { StatusEntryEntity, StatusListEntity } from '../statuses/status.table'
import { TransparencyLog } from './transparency-log'

jest.setTimeout(120_000)

describe('Documents beside the public log, as a monitor sees them', () => {
  let test: TestApp
  let folder: string
  let prefix: string
  let vkey: string
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tryka-monitored-'))
    test = await buildTestApp({ config: { apiUrl: 'https://api.example.com' } })
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    prefix = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}/api/log`
    vkey = IssuerPins.parse((await test.app.inject('/api/issuer/pins')).json()).logs[0] ?? ''
  })
  afterEach(async () => {
    await test.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const state = () => join(folder, 'state')
  const look = (at = prefix) => monitor([at, '--key', vkey, '--state', state()], 10)
  const inOrder = { code: 0, text: expect.stringContaining('all is in order') as unknown }
  const list = (n: number) => test.app.inject(`/api/status/${n}`)
  const begun = async () => {
    const slot = await test.db.transaction((manager) => reserve(manager))
    await list(slot.listId)
    return slot
  }
  /** As another process revokes: the list is signed anew when somebody asks. */
  const revoke = ({ listId, index }: { listId: number; index: number }) =>
    test.db.transaction(async (manager) => {
      const ended = { reason: 'integrity' as const, at: test.clock.now().toISOString() }
      await manager.update(StatusEntryEntity, { listId, index }, ended)
      await manager.increment(StatusListEntity, { id: listId }, 'changes', 1)
    })
  async function rotated(): Promise<void> {
    const { config, db, clock } = test
    const issuer = await openIssuer({ config, db, clock })
    const log = new TransparencyLog({
      db,
      clock,
      dataDir: config.dataDir,
      identity: issuer,
      failed: console.error,
    })
    issuer.provedBy(log)
    await rotate(issuer, log.append.bind(log))
    await log.close()
  }

  it('are in order while lists are signed and keys rotate, and are read on from what was kept', async () => {
    const slot = await begun()
    expect(await look()).toEqual({
      code: 0,
      text: 'The log has 2 entries, 2 of them new, and all is in order.',
    })
    await revoke(slot)
    expect(await look()).toMatchObject(inOrder)
    await rotated()
    // Once the server knows of the key, its lists are signed by that.
    for (let looks = 0; looks < 2; looks++) expect(await look()).toMatchObject(inOrder)
    expect(await look()).toEqual({ code: 0, text: expect.stringContaining(' 0 of them new') as unknown })
  })

  it('are in order where a list is signed between two looks', async () => {
    const slot = await begun()
    let left = 1
    const proxy = createServer((request, response) => {
      void (async () => {
        if (request.url === '/api/status/1' && left-- > 0) await revoke(slot)
        const answer = await test.app.inject(request.url ?? '/')
        response.writeHead(answer.statusCode).end(answer.rawPayload)
      })()
    })
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
    try {
      expect(await look(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}/api/log`)).toMatchObject(
        inOrder,
      )
    } finally {
      proxy.close()
    }
  })

  it('are not, where a list that is served is another than the log has', async () => {
    await begun()
    expect(await look()).toMatchObject(inOrder)
    const row = await test.db.read.findOneByOrFail(StatusListEntity, { id: 1 })
    const document = (row.document ?? '').replace('"ttl":300000', '"ttl":300001')
    await test.db.write((manager) => manager.update(StatusListEntity, { id: 1 }, { document }))

    const said =
      'The list 1 of revoked credentials that is served is not that of its latest entry in the log.'
    expect(await look()).toEqual({ code: 1, text: said })
    expect(await look()).toEqual({ code: 1, text: said })
  })

  it('are not, where an older list is served again', async () => {
    const slot = await begun()
    const old = await test.db.read.findOneByOrFail(StatusListEntity, { id: 1 })
    await revoke(slot)
    await list(1)
    expect(await look()).toMatchObject(inOrder)
    const { document } = old
    await test.db.write((manager) => manager.update(StatusListEntity, { id: 1 }, { document }))

    expect(await look()).toMatchObject({ code: 1, text: expect.stringContaining('The list 1') as unknown })
  })

  it('are not, where the document of the issuer is another', async () => {
    await rotated()
    expect(await look()).toMatchObject(inOrder)
    await test.db.write((manager) => manager.update(IssuerKeyEntity, { id: 'issuer-1' }, { expiresAt: null }))

    expect(await look()).toEqual({
      code: 1,
      text: 'The document of the issuer that is served is not that of its latest entry in the log.',
    })
  })

  it('are not, where the history of keys was edited or cut', async () => {
    await rotated()
    expect(await look()).toMatchObject(inOrder)
    const [first, second] = await test.db.read.find(DidDocumentEntity, { order: { leafIndex: 'ASC' } })
    if (!first || !second) throw new Error('There are not two versions')
    const document = { ...first.document, key: second.document.key }
    await test.db.write((manager) => manager.update(DidDocumentEntity, { leafIndex: 0 }, { document }))
    expect(await look()).toEqual({
      code: 1,
      text: 'The history of keys that is served says something else than entry 0 of the log.',
    })
    await test.db.write(async (manager) => {
      await manager.update(DidDocumentEntity, { leafIndex: 0 }, { document: first.document })
      await manager.delete(DidDocumentEntity, { leafIndex: second.leafIndex })
    })
    expect(await look()).toEqual({
      code: 1,
      text: `The history of keys that is served lacks entry ${second.leafIndex} of the log.`,
    })
  })

  it('are read from the first entry where an older version kept a checkpoint alone', async () => {
    await begun()
    writeFileSync(state(), (await test.app.inject('/api/log/checkpoint')).body)
    await rotated()
    expect(await look()).toMatchObject(inOrder)
    await test.db.write((manager) => manager.update(IssuerKeyEntity, { id: 'issuer-1' }, { expiresAt: null }))
    expect((await look()).code).toBe(1)
  })
})
