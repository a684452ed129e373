import { isDisposableMail, isFreeMail, registrableDomain } from './domains'

describe('A registrable domain', () => {
  it.each([
    ['northwind.com', 'northwind.com'],
    ['https://www.Northwind.co.uk/jobs?a=1', 'northwind.co.uk'],
    ['ben@mail.northwind.com', 'northwind.com'],
    ['münchen-labs.de', 'xn--mnchen-labs-thb.de'],
    // The first letter is Cyrillic.
    ['аpple.com', 'xn--pple-43d.com'],
    ['acme.github.io', 'acme.github.io'],
  ])('of %s is %s', (text, domain) => expect(registrableDomain(text)).toBe(domain))

  it.each(['', 'com', 'co.uk', 'github.io', '127.0.0.1', '[::1]', 'localhost', 'northwind', 'a b.com'])(
    'is none in %j',
    (text) => expect(registrableDomain(text)).toBeNull(),
  )
})

describe('A mailbox that proves nothing', () => {
  it('is one at a provider for everybody', () => {
    expect(['gmail.com', 'gmx.de', 'proton.me', 'qq.com'].map(isFreeMail)).toEqual([true, true, true, true])
    expect(isFreeMail('northwind-labs.com')).toBe(false)
  })

  it('is one that is thrown away', () => {
    expect(isDisposableMail('a@mailinator.com')).toBe(true)
    expect(isDisposableMail('ben@northwind-labs.com')).toBe(false)
  })
})
