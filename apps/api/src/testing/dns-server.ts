import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { decode, encode, streamDecode, streamEncode, type Packet } from 'dns-packet'

/** Texts of a record, each in its parts; another name that has them; or how the server fails. */
type Answer = readonly (string | readonly string[])[] | { alias: string } | 'hangs' | 'fails' | 'garbage'

const SERVFAIL = 2
const NXDOMAIN = 3
/** What fits into a datagram without extensions (RFC 1035, 4.2.1). */
const DATAGRAM = 512

/** A name server on this machine that says what a test tells it to, over UDP and, where that is too short, TCP. */
export async function startDnsServer() {
  const records = new Map<string, Answer>()
  const asked: string[] = []
  const open = new Set<Socket>()

  function answerTo(query: Packet): Packet | 'hangs' | 'garbage' {
    const name = query.questions?.[0]?.name.toLowerCase() ?? ''
    asked.push(name)
    const answer = records.get(name)
    const reply = (rcode: number, more: Partial<Packet> = {}): Packet => ({
      ...more,
      type: 'response',
      ...(query.id === undefined ? {} : { id: query.id }),
      ...(query.questions ? { questions: query.questions } : {}),
      flags: rcode,
    })
    if (answer === 'hangs' || answer === 'garbage') return answer
    if (answer === 'fails') return reply(SERVFAIL)
    if (!answer) return reply(NXDOMAIN)
    if ('alias' in answer) return reply(0, { answers: [{ type: 'CNAME', name, ttl: 0, data: answer.alias }] })
    const answers = answer.map((data) => ({ type: 'TXT' as const, name, ttl: 0, data: [...[data].flat()] }))
    return reply(0, { answers })
  }

  const udp = createSocket('udp4', (message, { port, address }) => {
    const answer = answerTo(decode(message))
    if (answer === 'hangs') return
    const whole = answer === 'garbage' ? Buffer.from('no answer') : encode(answer)
    const cut = (packet: Packet): Packet => ({ ...packet, answers: [], flags: (packet.flags ?? 0) | 0x0200 })
    udp.send(
      whole.length > DATAGRAM && typeof answer !== 'string' ? encode(cut(answer)) : whole,
      port,
      address,
    )
  })
  const tcp = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => socket.destroy())
    socket.on('data', (data) => {
      const answer = answerTo(streamDecode(data) ?? { type: 'query' })
      if (typeof answer !== 'string') socket.end(streamEncode(answer))
    })
  })
  tcp.listen(0, '127.0.0.1')
  await once(tcp, 'listening')
  const { port } = tcp.address() as { port: number }
  udp.bind(port, '127.0.0.1')
  await once(udp, 'listening')

  return {
    address: `127.0.0.1:${port}`,
    asked,
    set: (name: string, answer: Answer) => records.set(name.toLowerCase(), answer),
    async stop() {
      udp.close()
      for (const socket of open) socket.destroy()
      tcp.close()
      await Promise.all([once(udp, 'close'), once(tcp, 'close')])
    },
  }
}

export type DnsServer = Awaited<ReturnType<typeof startDnsServer>>
