import { canonicalize, digestOf, leafText, multikeyOf, utf8, verifyInclusion } from '@tryka/credentials'
import { leafHash, openNote, parseCheckpoint, parseTlogProof } from '@tryka/credentials'
import type { KeyEvent } from '@tryka/domain'
import type { Keyring } from '../../testing/issuer'
import { keyring, logOf } from '../../testing/issuer'
import { openIssuer } from './issuer'
import { demonstrationIssuer } from './known-seeds'
import type { KeyDeps } from './open-keys'
import { retire } from './retire'
import { KeyRefused, rotate } from './rotate'

const leafOf = async ({ kind, document, n }: KeyEvent) =>
  leafText(kind, await digestOf(JSON.parse(canonicalize(document))), n)

describe('The issuer', () => {
  let ring: Keyring
  beforeEach(async () => (ring = await keyring()))
  afterEach(() => ring.drop())

  const open = (config: Partial<KeyDeps['config']> = {}) =>
    openIssuer({ ...ring.deps, config: { ...ring.deps.config, ...config } })
  async function published() {
    const issuer = await open()
    const { append, leaves } = logOf(ring, issuer)
    await issuer.publish(append)
    return { issuer, append, leaves, history: () => issuer.history() }
  }

  it.each([
    ['https://api.example.com', 'did:web:api.example.com:api:issuer', 'api.example.com/api/log'],
    [
      'https://api.example.com:8443',
      'did:web:api.example.com%3A8443:api:issuer',
      'api.example.com:8443/api/log',
    ],
    ['https://example.com/tryka', 'did:web:example.com:tryka:api:issuer', 'example.com/tryka/api/log'],
  ])('at %s is %s, and its log is %s', async (apiUrl, did, logName) => {
    const issuer = await open({ apiUrl })
    const key = multikeyOf(issuer.signer.publicKey)

    expect(issuer.did).toBe(did)
    expect(issuer.verificationMethod).toBe(`${did}#${key}`)
    expect(issuer.logName).toBe(logName)
  })

  it.each(['http://127.0.0.1:3000', 'https://192.0.2.7', 'https://[2001:db8::1]'])(
    'at %s, which no DID can name, is its own key',
    async (apiUrl) => {
      const issuer = await open({ apiUrl })
      const did = `did:key:${multikeyOf(issuer.signer.publicKey)}`

      expect(issuer.did).toBe(did)
      expect(issuer.verificationMethod).toBe(`${did}#${did.slice('did:key:'.length)}`)
      expect(issuer.didDocument()).toMatchObject({ id: did, assertionMethod: [issuer.verificationMethod] })
    },
  )

  it('logs its document once, whichever of ten instances is first, and again when the API has moved', async () => {
    const issuers = await Promise.all(Array.from({ length: 10 }, () => open()))
    await Promise.all(issuers.map((issuer) => issuer.publish(logOf(ring, issuer).append)))
    const moved = await open({ apiUrl: 'https://api.example.org' })
    const { append, leaves } = logOf(ring, moved)
    expect(await leaves()).toHaveLength(1)
    await moved.publish(append)
    await moved.publish(append)

    const events = await moved.history()
    expect(
      events.map(({ leafIndex, document: { did, didDocument } }) => [leafIndex, did, didDocument.id]),
    ).toEqual(
      ['com', 'org'].map((end, index) => {
        const did = `did:web:api.example.${end}:api:issuer`
        return [index, did, did]
      }),
    )
    expect(await leaves()).toEqual(await Promise.all(events.map(leafOf)))
  })

  it('signs with a new key after a rotation, and shows the one before until nothing of it is valid', async () => {
    const { issuer, append, leaves, history } = await published()
    const other = await open()
    const before = issuer.didDocument()
    const [old = ''] = before.assertionMethod
    const { publicMultibase: key } = await rotate(issuer, append)

    expect(issuer.verificationMethod).toBe(`${issuer.did}#${key}`)
    expect(issuer.verificationMethod).not.toBe(old)
    expect(multikeyOf(issuer.signer.publicKey)).toBe(key)
    const after = issuer.didDocument()
    expect(after.assertionMethod).toEqual([old, issuer.verificationMethod])
    expect(after.verificationMethod.map(({ expires, revoked }) => [expires, revoked])).toEqual([
      ['2028-12-21T10:00:00Z', undefined],
      [undefined, undefined],
    ])
    const events = await history()
    expect(events).toMatchObject([
      {
        kind: 'key-add',
        leafIndex: 0,
        document: { did: issuer.did, key: old.split('#')[1], didDocument: before },
      },
      { kind: 'key-add', leafIndex: 1, document: { did: issuer.did, key, didDocument: after } },
    ])
    expect(await leaves()).toEqual(await Promise.all(events.map(leafOf)))
    await other.refresh()
    expect(other.verificationMethod).toBe(issuer.verificationMethod)
    expect((await open()).verificationMethod).toBe(issuer.verificationMethod)
  })

  it('proves each version by the log, so that old pins know a new key', async () => {
    const { issuer, append, history } = await published()
    await rotate(issuer, append)
    const vkey = (await issuer.fingerprints()).log
    for (const event of await history()) {
      const { index, path, checkpoint } = parseTlogProof(event.tlogProof)
      const { text, signedBy } = await openNote(checkpoint, [vkey])
      const { size, root } = parseCheckpoint(text)
      const hash = await leafHash(utf8(await leafOf(event)))

      expect([index, signedBy]).toEqual([event.leafIndex, [issuer.logName]])
      expect(await verifyInclusion({ leafHash: hash, index, size, path, root })).toBe(true)
    }
  })

  it('forgets a key when nothing that it signed can be valid any more; the history does not', async () => {
    const { issuer, append, history } = await published()
    const [first] = issuer.didDocument().assertionMethod
    await rotate(issuer, append)
    ring.clock.set('2028-12-21T09:59:59.000Z')
    await rotate(issuer, append)
    expect(issuer.didDocument().assertionMethod).toContain(first)
    ring.clock.set('2028-12-21T10:00:00.000Z')
    await rotate(issuer, append)

    expect(issuer.didDocument().assertionMethod).not.toContain(first)
    expect(issuer.didDocument().verificationMethod).toHaveLength(3)
    expect((await history())[0]?.document.didDocument.assertionMethod).toEqual([first])
  })

  it('goes on with the key that an interrupted rotation left', async () => {
    const { issuer, append, leaves } = await published()
    const interrupted = () => Promise.reject(new Error('interrupted'))
    await expect(rotate(issuer, interrupted)).rejects.toThrow('interrupted')
    expect((await open()).verificationMethod).toBe(issuer.verificationMethod)

    expect((await rotate(issuer, append)).id).toBe('issuer-2')
    expect(await leaves()).toHaveLength(2)
  })

  it('says from which entry on a key counts no more, in the log and in its document', async () => {
    const { issuer, append, leaves, history } = await published()
    await rotate(issuer, append)
    ring.clock.advance(60_000)
    const { publicMultibase: key } = await retire(issuer, append, { key: 'issuer-1', fromLeaf: 1 })

    const didDocument = issuer.didDocument()
    expect(didDocument.verificationMethod.map(({ revoked }) => revoked)).toEqual([
      '2026-11-21T10:01:00Z',
      undefined,
    ])
    expect(didDocument.assertionMethod).toHaveLength(2)
    const event = (await history())[2] as KeyEvent
    expect(event).toMatchObject({
      kind: 'key-retire',
      leafIndex: 2,
      n: { validBelow: 1 },
      document: { did: issuer.did, key, validBelow: 1, didDocument },
    })
    expect((await leaves())[2]).toBe(await leafOf(event))
    expect((await leaves())[2]).toContain('"n":{"validBelow":1}')
  })

  it('retires no key that still signs, that is retired already, that is not there, or from the future', async () => {
    const { issuer, append, leaves } = await published()
    const attempt = (key: string, fromLeaf = 1) => retire(issuer, append, { key, fromLeaf })
    await expect(attempt('issuer-1')).rejects.toThrow(
      'The key issuer-1 still signs: run issuer:rotate first.',
    )
    await expect(attempt('issuer-9')).rejects.toThrow(KeyRefused)
    await rotate(issuer, append)
    await expect(attempt('issuer-1', 3)).rejects.toThrow('The log has 2 entries: --from-leaf is at most 2.')
    expect(await leaves()).toHaveLength(2)
    expect(issuer.didDocument().verificationMethod[0]).not.toHaveProperty('revoked')
    await attempt('issuer-1')
    await expect(attempt('issuer-1')).rejects.toThrow('The key issuer-1 is compromised already.')
  })

  it('of demonstrations is always the same did:key', async () => {
    const { did, verificationMethod } = await demonstrationIssuer()
    expect(did).toMatch(/^did:key:z6Mk/)
    expect(verificationMethod).toBe(`${did}#${did.slice('did:key:'.length)}`)
    expect((await demonstrationIssuer()).did).toBe(did)
  })
})
