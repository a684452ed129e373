import { bakePng, bakeSvg } from '../issue'
import { multikeyOf, utf8 } from '../bytes'
import type { Bundle } from '../bundle'
import type { Json, JsonObject } from '../json'
import { digestOf, leafText } from '../leaf'
import { verifyRdfcProof } from '../rdfc'
import { logged, makeBundle, makeWorld, sign, statusList, type World } from '../testing'
import { bakedTwice, compressedText, tinyPng } from '../testing/png'
import type { Pins } from './types'
import { verify } from './verify'

const now = new Date('2026-11-24T12:00:00Z')
let world: World
let bundle: Bundle

beforeAll(async () => {
  world = await makeWorld()
  bundle = await makeBundle(world)
})

const copy = (): Bundle => structuredClone(bundle)
const proofs = (of: Bundle) => of.credential['proof'] as [JsonObject, JsonObject]

async function look(input: Bundle | string | Uint8Array, pins: Pins = world.pins) {
  const given = typeof input === 'string' || input instanceof Uint8Array ? input : JSON.stringify(input)
  const { verdict, checks } = await verify(given, { pins, now, rdfc: verifyRdfcProof })
  const of = (wanted: string) => checks.filter(({ state }) => state === wanted).map(({ id }) => id as string)
  const reasonOf = (id: string) => checks.find((check) => check.id === id)?.reason
  return { verdict, failed: of('fail'), unknown: of('unknown'), reasonOf }
}

/** Every place of a document where a single value stands. */
function leavesOf(value: Json, path: (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(value)) return value.flatMap((item, at) => leavesOf(item, [...path, at]))
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]))
  return [path]
}

function alter(document: JsonObject, path: (string | number)[]): void {
  const last = path.at(-1) ?? ''
  const parent = path
    .slice(0, -1)
    .reduce((at: Json, key) => (at as JsonObject)[key] as Json, document) as JsonObject
  const value = parent[last]
  parent[last] =
    typeof value === 'string' ? alteredText(value) : typeof value === 'boolean' ? !value : Number(value) + 1
}

/** Another digit, so that times and numbers keep their form, and else another letter. */
const alteredText = (text: string) =>
  /\d/.test(text) ? text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)) : `${text}x`

it('refuses the credential when any one value of it is altered', async () => {
  const paths = leavesOf(bundle.credential)
  expect(paths.length).toBeGreaterThan(120)
  for (const path of paths) {
    const forged = copy()
    alter(forged.credential, path)
    // The small check alone finds it, whatever the value.
    const { verdict } = await verify(JSON.stringify(forged), { pins: world.pins, now })
    const ofRdfc = path[0] === 'proof' && path[1] === 0
    expect([path.join('.'), ofRdfc ? (await look(forged)).verdict : verdict]).toEqual([
      path.join('.'),
      'not-genuine',
    ])
  }
})

it('refuses it when any one member is taken away or added', async () => {
  for (const key of Object.keys(bundle.credential)) {
    const forged = copy()
    delete forged.credential[key]
    expect([key, (await look(forged)).verdict]).toEqual([key, 'not-genuine'])
  }
  for (const added of ['refreshService', 'relatedResource', 'termsOfUse', 'note']) {
    const forged = copy()
    forged.credential[added] = [{ id: 'https://example.com/', type: 'x' }]
    expect((await look(forged)).reasonOf('format')).toContain(`"${added}"`)
  }
})

it('refuses proofs of another credential', async () => {
  const other = await makeBundle(world, { document: { name: 'Solidity: Expert' } })
  const forged = { ...copy(), credential: { ...bundle.credential, proof: other.credential['proof'] ?? [] } }
  expect((await look(forged)).failed).toEqual(['signature-jcs', 'signature-rdfc'])
  const mixed = copy()
  mixed.credential['proof'] = [(other.credential['proof'] as Json[])[0] ?? null, proofs(bundle)[1]]
  expect(await look(mixed)).toMatchObject({ verdict: 'not-genuine', failed: ['signature-rdfc'] })
})

it('refuses one proof alone, and a third one', async () => {
  const [rdfc, jcs] = proofs(bundle)
  const only = async (...list: JsonObject[]) =>
    look({ ...copy(), credential: { ...bundle.credential, proof: list } })
  expect((await only(rdfc)).failed).toEqual(['signature-jcs', 'signature-rdfc'])
  expect((await only(jcs)).failed).toEqual(['signature-jcs', 'signature-rdfc'])
  expect((await only(rdfc, jcs, { ...jcs, cryptosuite: 'other' })).verdict).toBe('not-genuine')
  expect((await only(rdfc, jcs, jcs)).reasonOf('signature-jcs')).toContain(
    'missing, or there is more than one',
  )
})

it('refuses contexts that are in another order, other ones, and one that stands in the document', async () => {
  const [v2, badges, extensions] = bundle.credential['@context'] as string[]
  const inline = { '@vocab': 'https://example.com/#' }
  const forgeries: Json[] = [
    [badges ?? '', v2 ?? '', extensions ?? ''],
    [v2 ?? '', badges ?? ''],
    [v2 ?? '', badges ?? '', 'https://example.com/context.json'],
    [v2 ?? '', badges ?? '', extensions ?? '', inline],
  ]
  for (const contexts of forgeries) {
    const credential = await sign(world, { ...bundle.credential, '@context': contexts }).catch(() => ({
      ...bundle.credential,
      '@context': contexts,
    }))
    expect(await look({ ...copy(), credential })).toMatchObject({
      verdict: 'not-genuine',
      failed: ['contexts'],
    })
  }
})

it('refuses a key that is none of the issuer’s', async () => {
  const thief = await makeWorld({ issuer: 'somebody else' })
  expect(await look(await makeBundle(thief))).toMatchObject({ verdict: 'not-genuine', failed: ['issuer'] })
  const named = await makeWorld({ issuer: 'somebody else', did: 'did:web:evil.example' })
  expect(await look(await makeBundle(named))).toMatchObject({
    verdict: 'cannot-tell',
    unknown: expect.arrayContaining(['issuer']),
  })
})

it('refuses a fragment that is not the key, and proofs of another DID than the issuer', async () => {
  const thief = await makeWorld({ issuer: 'somebody else' })
  const claim = async (verificationMethod: string) => {
    const forged = copy()
    for (const proof of proofs(forged)) proof['verificationMethod'] = verificationMethod
    return look(forged)
  }
  const other = multikeyOf(thief.issuer.publicKey)
  expect((await claim(`${world.did}#key-1`)).failed).toEqual(['issuer'])
  expect((await claim(`${world.did}#${other}`)).failed).toContain('issuer')
  expect((await claim(`did:web:evil.example#${other}`)).reasonOf('issuer')).toContain('another issuer')
})

it('counts a retired key only for entries before its retirement', async () => {
  const key = multikeyOf(world.issuer.publicKey)
  const retired = (validBelow: number): Bundle => ({
    ...copy(),
    keyHistory: [{ kind: 'key-retire', document: { did: world.did, key, validBelow }, leafIndex: 4 }],
  })
  const list = await statusList(world)
  expect(await look({ ...retired(2), statusListCredential: list })).toMatchObject({
    verdict: 'not-genuine',
    failed: ['key-time'],
  })
  // Before it: genuine.
  expect((await look(retired(3))).reasonOf('key-time')).toContain('issued before')
  // Of a list of that key the log has the entry, and from where on the key counts no more.
  expect((await look(retired(3))).verdict).toBe('valid')
  const { statusProof: _proof, ...unlogged } = retired(3)
  expect((await look(unlogged)).reasonOf('status')).toContain('another key')
  // Without its history a bundle is caught by pins that know.
  const issuers = [{ did: world.did, key, validBelow: 2 }]
  expect(await look(bundle, { ...world.pins, issuers })).toMatchObject({ failed: ['key-time'] })
  const alone = await look(JSON.stringify(bundle.credential), { ...world.pins, issuers })
  expect(alone).toMatchObject({ verdict: 'cannot-tell', unknown: expect.arrayContaining(['key-time']) })
})

it('knows a new key by the log alone', async () => {
  const next = await makeWorld({ issuer: 'the next key' })
  const key = multikeyOf(next.issuer.publicKey)
  const document = { did: world.did, key }
  const { tlogProof } = await logged(world, leafText('key-add', await digestOf(document)))
  const event: JsonObject = { kind: 'key-add', document, leafIndex: 2, tlogProof }
  const rotated = { ...(await makeBundle({ ...next, pins: world.pins })), keyHistory: [event] }
  expect(await look(rotated)).toMatchObject({ verdict: 'valid', failed: [] })
  const { tlogProof: forged } = await logged(
    await makeWorld({ log: 'no log' }),
    leafText('key-add', await digestOf(document)),
  )
  expect((await look({ ...rotated, keyHistory: [{ ...event, tlogProof: forged }] })).failed).toContain(
    'issuer',
  )
})

it('takes no list that is not the one it names, or not the issuer’s, or out of its range', async () => {
  const thief = await makeWorld({ issuer: 'somebody else' })
  const tampered = await statusList(world)
  const subject = tampered['credentialSubject'] as JsonObject
  const clean = (await statusList(world, { revoked: [1] }))['credentialSubject'] as JsonObject
  subject['encodedList'] = clean['encodedList'] ?? ''
  const lists: [JsonObject, string][] = [
    [await statusList(world, { id: 'https://api.example.com/api/status/2' }), 'another one'],
    [await statusList(thief), 'another key'],
    [await statusList({ ...thief, did: 'did:web:evil.example' }), 'another issuer'],
    [tampered, 'does not fit'],
    [await statusList(world, { validFrom: '2027-11-21T10:00:00Z' }), 'in the future'],
  ]
  for (const [list, reason] of lists) {
    const found = await look({ ...copy(), statusListCredential: list })
    expect([found.verdict, found.reasonOf('status')]).toEqual([
      'cannot-tell',
      expect.stringContaining(reason),
    ])
  }
  const credentialStatus = {
    ...(bundle.credential['credentialStatus'] as JsonObject),
    statusListIndex: '131072',
  }
  const beyond = await look(await makeBundle(world, { document: { credentialStatus } }))
  expect([beyond.verdict, beyond.reasonOf('status')]).toEqual([
    'cannot-tell',
    expect.stringContaining('no such entry'),
  ])
})

it('says the day of an expired list, and never that nothing happened since', async () => {
  const list = await statusList(world, {
    validFrom: '2026-09-01T00:00:00Z',
    validUntil: '2026-10-01T00:00:00Z',
  })
  const found = await verify(JSON.stringify(await makeBundle(world, { list })), { pins: world.pins, now })
  expect(found.asOf).toBe('2026-09-01T00:00:00Z')
  expect(found.checks.find(({ id }) => id === 'status')).toMatchObject({
    state: 'unknown',
    reason: 'It was not revoked as of 1 September 2026; that list has expired, so ask for a newer one.',
  })
})

it('takes no list that the log does not have, and says of one without a proof that nobody knows', async () => {
  const list = await statusList(world, { validFrom: '2026-11-22T10:00:00Z' })
  const unlogged = await look({ ...copy(), statusListCredential: list })
  expect([unlogged.verdict, unlogged.reasonOf('status')]).toEqual([
    'cannot-tell',
    'The list of revoked credentials is not one that the log has.',
  ])
  const { statusProof: _proof, ...bare } = copy()
  const alone = await look({ ...bare, statusListCredential: list })
  expect(alone).toMatchObject({ verdict: 'valid', unknown: expect.arrayContaining(['status']) })
  expect(alone.reasonOf('status')).toContain('22 November 2026; no proof came with it')
  // Another log, another entry, and the list of another number are no proof.
  const elsewhere = await makeBundle(await makeWorld({ log: 'another log' }), {
    list: bundle.statusListCredential,
  })
  const forgeries = [elsewhere.statusProof ?? '', bundle.tlogProof, 'x']
  for (const statusProof of forgeries)
    expect((await look({ ...copy(), statusProof })).verdict).toBe('cannot-tell')
  // What the issuer revoked is revoked, whatever the log has of it.
  const revoked = await statusList(world, { revoked: [94567] })
  expect((await look({ ...copy(), statusListCredential: revoked })).verdict).toBe('revoked')
})

it('refuses an inclusion of another entry, at another place or size, and a path that was changed', async () => {
  const other = await makeBundle(world, { document: { name: 'Solidity: Expert' } })
  const larger = await makeBundle(world, { size: 9 })
  const [head = '', note = ''] = bundle.tlogProof.split(/\n\n(.*)/s)
  const noteOf = (proof: string) => proof.slice(proof.indexOf('\n\n') + 2)
  const forgeries = [
    other.tlogProof,
    bundle.tlogProof.replace('index 2', 'index 3'),
    bundle.tlogProof.replace('index 2', 'index 99'),
    `${head}\n\n${noteOf(larger.tlogProof)}`,
    `${head.split('\n').slice(0, -1).join('\n')}\n\n${note}`,
    bundle.tlogProof.replace(/extra .{8}/, 'extra AAAAAAAA'),
    'c2sp.org/tlog-proof@v1\nindex x\n\n',
  ]
  for (const tlogProof of forgeries) {
    const found = await look({ ...copy(), tlogProof })
    expect([found.verdict, found.failed[0]]).toEqual(['not-genuine', 'log-inclusion'])
  }
})

it('refuses a checkpoint of another log, and one whose signature is another’s', async () => {
  const elsewhere = await makeWorld({ log: 'another log', origin: 'evil.example/log' })
  const borrowed = await makeWorld({ log: 'another log' })
  for (const [of, reason] of [
    [elsewhere, 'whose key is not known'],
    [borrowed, 'whose key is not known'],
  ] as const) {
    const { tlogProof } = await makeBundle({ ...of, issuer: world.issuer })
    const found = await look({ ...copy(), tlogProof })
    expect([found.failed, found.reasonOf('checkpoint')]).toEqual([
      ['checkpoint'],
      expect.stringContaining(reason),
    ])
  }
  const changed = copy()
  changed.tlogProof = changed.tlogProof.replace(/.{8}=\n$/, 'AAAAAAA=\n')
  expect((await look(changed)).verdict).toBe('not-genuine')
})

it('calls nothing valid that lacks its proof of the log', async () => {
  expect((await look({ ...copy(), tlogProof: '' })).verdict).toBe('cannot-tell')
})

it('refuses keys that stand twice, too much, and too deep', async () => {
  const text = JSON.stringify(bundle)
  const twice = await look(
    text.replace('"name":"Solidity: Advanced"', '"name":"Solidity: Expert","name":"Solidity: Advanced"'),
  )
  expect([twice.verdict, twice.reasonOf('format')]).toEqual([
    'not-genuine',
    'It says "name" twice in one place.',
  ])
  const escaped = await look(text.replace('"name":"Solidity: Advanced"', '"n\\u0061me":"x","name":"y"'))
  expect(escaped.reasonOf('format')).toContain('twice')
  expect((await look(`${'['.repeat(13)}${']'.repeat(13)}`)).reasonOf('format')).toContain('12 levels')
  expect((await look(`"${'x'.repeat(256 * 1024)}"`)).reasonOf('format')).toContain('256 KiB')
  expect((await look('https://example.com/verify?c=1')).reasonOf('format')).toContain('link')
})

it('does not look into 100 MB', async () => {
  const began = performance.now()
  expect((await look(new Uint8Array(100 * 1024 * 1024))).reasonOf('format')).toContain('larger than 2 MiB')
  expect((await look('x'.repeat(100 * 1024 * 1024))).reasonOf('format')).toContain('larger than 2 MiB')
  expect(performance.now() - began).toBeLessThan(1000)
})

it('reads a credential out of an image, and refuses images that hold two or hide one', async () => {
  const json = JSON.stringify(bundle.credential)
  expect((await look(bakePng(tinyPng, json))).verdict).toBe('cannot-tell')
  expect((await look(bakePng(tinyPng, JSON.stringify(bundle)))).verdict).toBe('valid')
  expect((await look(bakedTwice(json))).reasonOf('format')).toContain('more than one')
  expect((await look(compressedText(json))).reasonOf('format')).toContain('compressed')
  expect((await look(tinyPng)).reasonOf('format')).toContain('no credential')
  const svg = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><rect width="1"/></svg>'
  const baked = bakeSvg(svg, JSON.stringify(bundle))
  expect((await look(utf8(baked))).verdict).toBe('valid')
  const forgeries: [string, string][] = [
    [baked.replace('<rect', '<script>alert(1)</script><rect'), 'scripts or entities'],
    [baked.replace('<rect', '<rect onload="alert(1)"'), 'scripts or entities'],
    [baked.replace('<svg', '<!DOCTYPE svg [<!ENTITY a "b">]><svg'), 'scripts or entities'],
    [baked.replace('<rect', '<openbadges:credential></openbadges:credential><rect'), 'more than one'],
    [baked.replace('<openbadges:credential>', '<g/><openbadges:credential>'), 'not where'],
  ]
  for (const [forged, reason] of forgeries) expect((await look(forged)).reasonOf('format')).toContain(reason)
})

it('lets the demonstration prove nothing of anybody, and its log nothing of others', async () => {
  const { issuer, log } = await makeWorld({ issuer: 'tryka demonstration issuer', log: 'demonstration log' })
  const did = `did:key:${multikeyOf(issuer.publicKey)}`
  const demo = {
    ...(await makeWorld({ log: 'demonstration log', origin: 'demonstration' })),
    issuer,
    log,
    did,
  }
  const pins: Pins = { ...world.pins, demonstration: did, demonstrationLogs: demo.pins.logs }
  expect(await look(await makeBundle(demo), pins)).toMatchObject({ verdict: 'demonstration', failed: [] })
  // Its key is public: whoever signs with it as the real issuer, or logs there, gains nothing.
  expect((await look(await makeBundle({ ...demo, did: world.did }), pins)).verdict).toBe('not-genuine')
  const { tlogProof } = await makeBundle({ ...world, log, origin: 'demonstration' })
  expect((await look({ ...copy(), tlogProof }, pins)).failed).toEqual(['checkpoint'])
})
