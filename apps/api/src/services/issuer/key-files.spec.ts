import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { multikeyOf, publicKeyOf, utf8, verifyEd25519 } from '@tryka/credentials'
import { seedSigner } from '@tryka/credentials/issue'
import { keyFileOf, keyring } from '../../testing/issuer'
import { openIssuer } from './issuer'
import { IssuerKeyEntity } from './issuer-key.table'
import type { KeyDeps } from './open-keys'

const pathIn = (dataDir: string, name = 'issuer-1') => join(dataDir, 'keys', `${name}.json`)

describe('The keys of the issuer', () => {
  let ring: Awaited<ReturnType<typeof keyring>>
  beforeEach(async () => (ring = await keyring()))
  afterEach(() => ring.drop())

  const start = (config: Partial<KeyDeps['config']> = {}) =>
    openIssuer({ ...ring.deps, config: { ...ring.deps.config, ...config } })
  const put = (text: string, name?: string) => {
    mkdirSync(join(ring.dataDir, 'keys'), { recursive: true })
    writeFileSync(pathIn(ring.dataDir, name), text)
  }

  it('are made at the first start, one for credentials and one for the log, and stay', async () => {
    const first = await start()
    const again = await start()

    expect(again.verificationMethod).toBe(first.verificationMethod)
    expect(again.logSigner.publicKey).toEqual(first.logSigner.publicKey)
    expect(first.logSigner.publicKey).not.toEqual(first.signer.publicKey)
    const message = utf8('a message')
    expect(await verifyEd25519(again.signer.publicKey, message, await first.signer.sign(message))).toBe(true)
    expect(await ring.db.read.find(IssuerKeyEntity, { order: { id: 'ASC' } })).toMatchObject([
      { id: 'issuer-1', state: 'current', publicMultibase: multikeyOf(first.signer.publicKey) },
      { id: 'log-1', state: 'current', publicMultibase: multikeyOf(first.logSigner.publicKey) },
    ])
  })

  it('lie in files for the owner alone, without the seed in readable form and with nothing left beside', async () => {
    await start()

    expect(readdirSync(join(ring.dataDir, 'keys')).sort()).toEqual(['issuer-1.json', 'log-1.json'])
    for (const name of ['issuer-1', 'log-1'])
      expect(statSync(pathIn(ring.dataDir, name)).mode & 0o777).toBe(0o600)
    const seed = randomBytes(32)
    const text = await keyFileOf(seed)
    for (const form of ['hex', 'base64', 'base64url'] as const)
      expect(text).not.toContain(seed.toString(form))
    put(text)
    rmSync(pathIn(ring.dataDir, 'log-1'))
    await ring.db.write((manager) => manager.clear(IssuerKeyEntity))
    expect((await start()).signer.publicKey).toEqual((await seedSigner(seed)).publicKey)
  })

  it('are one key where ten instances that share the folder start at once', async () => {
    const issuers = await Promise.all(Array.from({ length: 10 }, () => start()))

    const keys = new Set(
      issuers.flatMap(({ signer, logSigner }) => [signer, logSigner].map((s) => multikeyOf(s.publicKey))),
    )
    expect(keys.size).toBe(2)
    expect(readdirSync(join(ring.dataDir, 'keys'))).toHaveLength(2)
    expect(await ring.db.read.count(IssuerKeyEntity)).toBe(2)
  })

  it('do not open under another secret', async () => {
    await start()
    await expect(start({ keySecret: 'another secret of thirty-two chars' })).rejects.toThrow(
      `The key file ${pathIn(ring.dataDir)} does not open under this KEY_SECRET: start with the one under which it was made.`,
    )
  })

  it('do not open with a bit changed, for another purpose, or half written', async () => {
    await start()
    const path = pathIn(ring.dataDir)
    const text = readFileSync(path, 'utf8')
    const file = JSON.parse(text) as { seed: string; publicKey: string }
    const at = file.seed.length - 5
    const turned = file.seed[at] === 'A' ? 'B' : 'A'
    put(JSON.stringify({ ...file, seed: file.seed.slice(0, at) + turned + file.seed.slice(at + 1) }))
    await expect(start()).rejects.toThrow('does not open under this KEY_SECRET')
    put(await keyFileOf(randomBytes(32), 'log'))
    await expect(start()).rejects.toThrow('does not open under this KEY_SECRET')
    put(text.slice(0, 40))
    await expect(start()).rejects.toThrow(`The key file ${path} is damaged`)
  })

  it('must be those that the database knows', async () => {
    const first = await start()
    const known = multikeyOf(first.signer.publicKey)
    const elsewhere = mkdtempSync(join(tmpdir(), 'tryka-other-keys-'))
    await expect(start({ dataDir: elsewhere })).rejects.toThrow(
      `The database knows the key ${known}, but there is no ${pathIn(elsewhere)}`,
    )
    expect(readdirSync(elsewhere)).toEqual([])
    rmSync(elsewhere, { recursive: true })

    const seed = randomBytes(32)
    put(await keyFileOf(seed))
    const other = multikeyOf((await seedSigner(seed)).publicKey)
    await expect(start()).rejects.toThrow(
      `The key file ${pathIn(ring.dataDir)} holds ${other}, but the database knows ${known}`,
    )
  })

  it('of demonstrations and examples sign nothing in production', async () => {
    for (const words of ['tryka demonstration issuer', 'tryka example issuer', 'tryka example log']) {
      put(await keyFileOf(createHash('sha256').update(words).digest()))
      await expect(start({ env: 'production' })).rejects.toThrow('production must not sign with it')
    }
    expect(await ring.db.read.count(IssuerKeyEntity, { where: { purpose: 'issuer' } })).toBe(0)
    expect((await start()).did).toBe('did:web:api.example.com:api:issuer')
  })

  it('of small order are refused, whoever put them into the database', async () => {
    const identity = new Uint8Array(32)
    identity[0] = 1
    await start()
    await ring.db.write((manager) =>
      manager.update(IssuerKeyEntity, { id: 'issuer-1' }, { publicMultibase: multikeyOf(identity) }),
    )
    expect(publicKeyOf(multikeyOf(identity))).toEqual(identity)
    await expect(start()).rejects.toThrow('which is no safe key')
  })
})
