import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

/** Beginnings of addresses that only the inside of a network knows. */
const INSIDE: readonly (readonly number[])[] = [[10], [127], [192, 168], [169, 254], [172, 16], [172, 31]]
const SCHEMES = ['http', 'https'] as const
type Radix = 8 | 10 | 16

const written = (number: number, radix: Radix): string =>
  ({ 8: '0', 10: '', 16: '0x' })[radix] + number.toString(radix)
const joined = (bytes: readonly number[]): number => bytes.reduce((all, byte) => all * 256 + byte, 0)

export default template({
  id: 'application-security/input/address-spellings',
  revision: 1,
  kind: 'short',
  topic: 'input',
  grade: 5,
  nudge: -0.3,
  seconds: 210,
  status: 'active',
  idea: 'One address has many spellings: parts in octal or hex, a last part that fills several bytes, and the form within IPv6.',
  params: (rng) =>
    drawnUntil(
      () => {
        const start = rng.pick(INSIDE)
        const bytes = [...start, ...Array.from({ length: 4 - start.length }, () => rng.int(0, 255))]
        const count = rng.pick([2, 3, 3, 4])
        const parts = [...bytes.slice(0, count - 1), joined(bytes.slice(count - 1))]
        // A part from 8 on reads otherwise in each radix; the large last part of few is easier in hex.
        const radixes = parts.map((part, i): Radix =>
          i === count - 1 && count < 4 ? rng.pick([10, 16]) : part < 8 ? 10 : rng.pick([8, 10, 16]),
        )
        const words = [joined(bytes.slice(0, 2)), joined(bytes.slice(2))].map((word) => word.toString(16))
        const isMapped = rng.chance() < 0.25
        const host = isMapped
          ? `[::ffff:${words.join(':')}]`
          : parts.map((part, i) => written(part, radixes[i] ?? 10)).join('.')
        return { scheme: rng.pick(SCHEMES), bytes, host, isPlain: host === bytes.join('.') }
      },
      ({ bytes, isPlain, host }) =>
        !isPlain &&
        (bytes[3] ?? 0) > 0 &&
        (host.includes('0x') || host.includes('[') || /(^|\.)0\d/.test(host)),
    ),
  ask: ({ scheme, host }) => ({
    stem: 'A service that fetches addresses for people parses this one by the WHATWG URL Standard. To which IPv4 address does it connect?',
    code: `${scheme}://${host}/`,
    answerHint: 'Four decimal numbers with points between them.',
  }),
  key: ({ bytes }) => ({ kind: 'short', accept: [bytes.join('.')] }),
  why: () =>
    '`0x` begins a hexadecimal part and `0` an octal one. With fewer than four parts the last one fills the bytes that are left. `::ffff:` carries an IPv4 address in its last 32 bits.',
  source: [
    'WHATWG URL Standard, 3.5 Host parsing: IPv4 parser',
    'RFC 4291, 2.5.5.2 IPv4-Mapped IPv6 Address',
    'CWE-918, Server-Side Request Forgery',
  ],
})
