import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bundle, JsonObject } from '@tryka/credentials'
import { commitment, leafText, pinsOf, tlogProofText, verify } from '@tryka/credentials'
import { signCredential } from '@tryka/credentials/issue'
import { verifyRdfcProof } from '@tryka/credentials/rdfc'
import { BADGE_FILE, credentialsApi, DAY_MS, skillsApi } from '@tryka/domain'
import { entities } from '../compose/entities'
import type { Config } from '../config'
import { openDatabase } from '../db/data-source'
import { methodOf } from '../services/issuer/did'
import { openIssuer } from '../services/issuer/issuer'
import { KeyFiles } from '../services/issuer/key-files'
import { TransparencyLog } from '../services/transparency-log/transparency-log'
import { appWithFewTasks, takenBy } from '../testing/appeals'
import type { TestApp } from '../testing/build-test-app'
import { urlOf } from '../testing/hiring'
import { candidate } from '../testing/live-market'
import { openTestDatabase } from '../testing/storage'
import { issuerRetire, issuerRotate } from './issuer-keys'
import { issuerReissue } from './issuer-reissue'

jest.setTimeout(240_000)

const seed = randomInt(1_000_000)
console.info(`changed keys: seed ${seed}`)

describe('Badges of keys that changed', () => {
  let folder: string
  let config: Config
  let server: TestApp
  let drop: () => Promise<void>
  let count = 0
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tryka-changed-'))
    const postgres = process.env['TEST_DATABASE_URL']
    const database = await openTestDatabase(postgres ?? `sqlite:${join(folder, 'a.sqlite')}`)
    const db = postgres ? database.db : await openDatabase(database.url, { entities })
    server = await appWithFewTasks({
      config: { dataDir: folder, keySecret: 'k'.repeat(32), apiUrl: 'https://api.example.com' },
      deps: { db },
    })
    // Commands go by the clock of the machine, and what was taken was taken before.
    server.clock.set(new Date(Date.now() - DAY_MS).toISOString())
    config = { ...server.config, databaseUrl: database.url }
    drop = async () => {
      await server.close()
      if (!postgres) await db.close()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    }
  })
  afterEach(() => drop())

  const holder = async () => {
    const by = await candidate(server, `c${seed}-${++count}@people.example`)
    await takenBy(server, by, { wrong: [] })
    return by
  }
  type Holder = Awaited<ReturnType<typeof holder>>
  const own = async (by: Holder) => (await by.me.call(credentialsApi.list)).items
  const bundleOf = async (id: string): Promise<Bundle> =>
    (
      await server.client().get(urlOf(BADGE_FILE.path, { params: { id }, query: { as: 'bundle' } }))
    ).json<Bundle>()
  const badgeOf = async (by: Holder) => bundleOf((await own(by))[0]?.id ?? '')
  const pins = async () => (await server.client().get('/api/issuer/pins')).body
  const found = async (bundle: Bundle, by: string) => {
    const options = { pins: pinsOf(by), now: server.clock.now(), rdfc: verifyRdfcProof }
    const { verdict, checks } = await verify(JSON.stringify(bundle), options)
    return [verdict, ...checks.filter(({ state }) => state === 'fail').map(({ id }) => id)]
  }

  /** As whoever kept the first key would: signed by it, and brought into the log today. */
  async function backDated(like: Bundle): Promise<Bundle> {
    const { db, clock } = server
    const issuer = await openIssuer({ config, db, clock })
    const { signer, multikey } = await new KeyFiles(config).open('issuer', 'issuer-1')
    const document: JsonObject = { ...like.credential, id: 'urn:uuid:00000000-0000-4000-8000-000000000001' }
    delete document['proof']
    const created = String(document['validFrom'])
    const verificationMethod = methodOf(config.apiUrl, multikey)
    const credential = await signCredential(document, { signer, verificationMethod, created })
    const salt = new Uint8Array(32).fill(9)
    const log = new TransparencyLog({ db, clock, dataDir: folder, identity: issuer, failed: console.error })
    const leaf = leafText('issue', await commitment(salt, credential))
    const { first: index } = await db.transaction((manager) => log.append(manager, [leaf]))
    const proof = await log.proofOf(index)
    await log.close()
    return { ...like, credential, tlogProof: tlogProofText({ extra: salt, index, ...proof }) }
  }

  it('stay genuine after a rotation and a planned retirement; one of the old key is refused from then on', async () => {
    const asha = await holder()
    const [kept, first] = [await badgeOf(asha), await pins()]
    expect(await issuerRotate(config, [])).toMatchObject({ ok: true })
    const ben = await holder()
    // New keys are known by old pins, through the log.
    for (const by of [asha, ben]) expect(await found(await badgeOf(by), first)).toEqual(['valid'])
    expect(await found(await backDated(kept), first)).toEqual(['valid'])

    expect(await issuerRetire(config, ['issuer-2'])).toEqual({
      ok: false,
      message: 'The key issuer-2 still signs: run issuer:rotate first.',
    })
    const retired = await issuerRetire(config, ['issuer-1'])
    expect(retired.message).toMatch(
      /^issuer-1 signs nothing any more; what it signed below entry \d+ of the log/,
    )
    expect((await issuerRetire(config, ['issuer-1'])).message).toBe('The key issuer-1 is retired already.')
    const now = await pins()
    // The file of before and the one of today, by the pins of before and of today.
    for (const bundle of [kept, await badgeOf(asha), await badgeOf(ben)])
      for (const by of [first, now]) expect(await found(bundle, by)).toEqual(['valid'])
    const late = await backDated(kept)
    expect(await found(late, now)).toEqual(['not-genuine', 'key-time'])
    const { keyHistory } = await badgeOf(asha)
    expect(await found({ ...late, keyHistory }, first)).toEqual(['not-genuine', 'key-time'])
  })

  it('of a key that others may have are signed again, with the same achievement, and count as before', async () => {
    const [asha, ben] = [await holder(), await holder()]
    const before = await badgeOf(asha)
    await issuerRotate(config, [])
    const carla = await holder()
    expect(await issuerRetire(config, ['issuer-1', '--from-leaf', '1'])).toMatchObject({ ok: true })
    expect(await found(await badgeOf(asha), await pins())).toEqual(['not-genuine', 'key-time'])

    expect(await issuerReissue(config, ['x'])).toMatchObject({ ok: false })
    expect(await issuerReissue(config, [])).toEqual({
      ok: true,
      message: '2 credentials were signed again; those before them are superseded.',
    })
    expect((await issuerReissue(config, [])).message).toContain('0 credentials')
    server.clock.set(new Date().toISOString())
    for (const by of [asha, ben]) {
      const [current, old, ...more] = await own(by)
      expect([current?.state, old?.state, more]).toEqual(['active', 'superseded', []])
      expect(current).toMatchObject({ level: old?.level, score: old?.score, expiresAt: old?.expiresAt })
      expect(await found(await badgeOf(by), await pins())).toEqual(['valid'])
      const skill = (await by.me.call(skillsApi.get)).verified.find((one) => one.skill === 'SQL')
      expect(skill).toMatchObject({ credentialId: current?.id, awarded: current?.level })
    }
    expect((await own(carla)).map(({ state }) => state)).toEqual(['active'])
    const after = await badgeOf(asha)
    const achieved = ({ credential }: Bundle) => {
      const { achievement, result } = credential['credentialSubject'] as JsonObject
      return { achievement, result, until: credential['validUntil'], name: credential['name'] }
    }
    expect(achieved(after)).toEqual(achieved(before))
    expect(after.credential['id']).not.toBe(before.credential['id'])
  })
})
