import { startDnsServer, type DnsServer } from '../../testing/dns-server'
import { TxtRecords } from './txt-records'

const NAME = '_challenge.northwind.com'
/** For servers that never answer; one that does gets the time it needs, on a machine that is busy too. */
const SHORT = { try: 200, all: 600 }

describe('TXT records', () => {
  let dns: DnsServer
  beforeAll(async () => void (dns = await startDnsServer()))
  afterAll(() => dns.stop())
  const read = (name = NAME, patience?: typeof SHORT) => new TxtRecords([dns.address], patience).read(name)

  it('are the texts of a name, put together from their parts', async () => {
    dns.set(NAME, ['v=spf1 -all', ['tryka-', 'verification=', 'abc']])

    expect((await read())?.sort()).toEqual(['tryka-verification=abc', 'v=spf1 -all'])
  })

  it('are none where there is no such name or no record', async () => {
    dns.set('empty.northwind.com', [])

    expect(await read('nobody.northwind.com')).toEqual([])
    expect(await read('empty.northwind.com')).toEqual([])
  })

  it('are read over TCP when a datagram is too short, and never more than fifty of a kilobyte', async () => {
    const many = Array.from({ length: 500 }, (_, at) => [`${at} `.padEnd(60, 'x')])
    dns.set('many.northwind.com', many)
    dns.set('long.northwind.com', [Array.from({ length: 8 }, () => 'y'.repeat(255))])

    expect(await read('many.northwind.com')).toHaveLength(50)
    expect((await read('long.northwind.com'))?.map((text) => text.length)).toEqual([1_024])
  })

  it.each(['fails', 'hangs', 'garbage'] as const)('are unknown when the server %s', async (how) => {
    dns.set(`${how}.northwind.com`, how)

    expect(await read(`${how}.northwind.com`, SHORT)).toBeNull()
  })

  it('are none at the end of names that lead in a circle, and the look ends', async () => {
    dns.set('a.circle.com', { alias: 'b.circle.com' })
    dns.set('b.circle.com', { alias: 'a.circle.com' })
    dns.set('self.circle.com', { alias: 'self.circle.com' })
    const names = Array.from({ length: 300 }, (_, at) => `${at}.chain.com`)
    for (const [at, name] of names.entries()) dns.set(name, { alias: `${at + 1}.chain.com` })
    const before = dns.asked.length

    for (const name of ['a.circle.com', 'self.circle.com', '0.chain.com'])
      expect((await read(name, SHORT)) ?? []).toEqual([])
    // Whoever follows it goes on no longer than a look may take.
    expect(dns.asked.length - before).toBeLessThan(30)
  })

  it('are unknown when there is no server', async () => {
    const gone = await startDnsServer()
    await gone.stop()

    expect(await new TxtRecords([gone.address], SHORT).read(NAME)).toBeNull()
  })
})
