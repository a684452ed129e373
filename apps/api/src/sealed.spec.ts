import { randomBytes } from 'node:crypto'
import { Sealing } from './sealed'
import { sealedBefore } from './testing/sealed-before'

const secrets = () => ({
  keySecret: randomBytes(24).toString('hex'),
  sessionSecret: randomBytes(24).toString('hex'),
})

describe('A sealed text', () => {
  it('is read again by its owner, and by nobody with another key, purpose, owner or bit', () => {
    const own = secrets()
    const text = randomBytes(20).toString('hex')
    const sealed = new Sealing(own, 'test').seal(text, 'one')

    expect(sealed).not.toContain(text)
    expect(new Sealing({ ...own, sessionSecret: 'changed' }, 'test').unseal(sealed, 'one')).toBe(text)
    const other = [
      () => new Sealing(secrets(), 'test').unseal(sealed, 'one'),
      () => new Sealing(own, 'another').unseal(sealed, 'one'),
      () => new Sealing(own, 'test').unseal(sealed, 'two'),
      () => new Sealing(own, 'test').unseal(sealed.slice('v2.'.length), 'one'),
    ]
    for (const look of other) expect(look).toThrow()
    for (let at = 0; at < 60; at++) {
      const bytes = Buffer.from(sealed.slice('v2.'.length), 'base64url')
      bytes[at] = (bytes[at] ?? 0) ^ 1
      const changed = `v2.${bytes.toString('base64url')}`
      expect(() => new Sealing(own, 'test').unseal(changed, 'one')).toThrow()
    }
  })

  it('is never the same twice', () => {
    const sealing = new Sealing(secrets(), 'test')
    expect(sealing.seal('text', 'one')).not.toBe(sealing.seal('text', 'one'))
  })

  it('is read when the secret of sessions sealed it, before there was one of its own', () => {
    const own = secrets()
    const sealed = sealedBefore(own.sessionSecret, 'test', 'text')
    const sealing = new Sealing(own, 'test')

    expect(sealing.isOld(sealed)).toBe(true)
    expect(sealing.unseal(sealed, 'one')).toBe('text')
    expect(sealing.isOld(sealing.seal('text', 'one'))).toBe(false)
  })
})
