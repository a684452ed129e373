import { isIP } from 'node:net'
import { z } from 'zod'
import { TRACK_SLUGS } from '@tryka/domain'

const TRUE = ['true', '1', 'yes', 'on']
const FALSE = ['false', '0', 'no', 'off']

/** `true` or `false`, and what people write for them. */
export const flag = (name: string) =>
  z
    .string()
    .toLowerCase()
    .refine((value) => [...TRUE, ...FALSE].includes(value), `${name} must be true or false.`)
    .transform((value) => TRUE.includes(value))

/** An address of one of the protocols. */
export const url = (name: string, protocols: string[], example: string) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `${name} must be an address such as ${example}.`,
    )

/** A whole number within its bounds. */
export const whole = (name: string, low: number, high: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `${name} must be a whole number from ${low} to ${high}.`)
    .transform(Number)
    .refine((n) => n >= low && n <= high, `${name} must be a whole number from ${low} to ${high}.`)

/** Where mail can be sent; a name may stand before it. */
export const address = (name: string, example: string) =>
  z.string().regex(/@[^\s@>]+>?$/, `${name} must be an address such as ${example}.`)

/** Where people write to: it goes into pages and links, so it has nothing that either would read. */
export const shownAddress = (name: string, example: string) =>
  z.string().regex(/^[\p{L}\p{N}._+-]+@[\p{L}\p{N}.-]+$/u, `${name} must be an address such as ${example}.`)

/** A time with its offset. */
export const moment = (name: string) =>
  z.iso
    .datetime({ offset: true, error: `${name} must be a time such as 2026-03-02T09:00:00Z.` })
    .transform((value) => new Date(value))

/** Origins separated by commas. */
export const origins = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim().replace(/\/+$/, '')))
  .refine(
    (list) => list.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
    'ALLOWED_ORIGINS must be origins separated by commas, such as https://www.example.com,https://app.example.com.',
  )

/** `192.0.2.53`, `192.0.2.53:5353`, `2001:db8::53` or `[2001:db8::53]:5353`. */
const isServer = (text: string): boolean =>
  isIP(text) > 0 || isIP(text.replace(/:\d{1,5}$/, '').replace(/^\[(.*)\]$/, '$1')) > 0

/** What several hosts of one deployment end with. */
export const domain = (name: string) =>
  z
    .string()
    .toLowerCase()
    .regex(/^([a-z\d-]{1,63}\.)*[a-z][a-z\d-]{0,62}$/, `${name} must be a host such as example.com.`)

/** Name servers separated by commas. */
export const dnsServers = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine(
    (list) => list.every(isServer),
    'DNS_SERVERS must be addresses separated by commas, such as 192.0.2.53,[2001:db8::53]:5353.',
  )

/** Hosts separated by commas, with a port or without; no literal addresses. */
export const pushHosts = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim().toLowerCase()))
  .refine(
    (list) =>
      list.every(
        (host) => /^[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/.test(host) && !isIP(host.replace(/:.*/, '')),
      ),
    'PUSH_HOSTS must be names separated by commas, such as push.example.com,push.example.org:8443.',
  )

/** Verifier keys of witnesses (c2sp.org/signed-note), separated by commas; theirs are of type 0x04. */
export const logWitnesses = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine(
    (list) => list.every((key) => /^[^\s+]+\+[0-9a-f]{8}\+B[\w+/=]{43}$/.test(key)),
    'LOG_WITNESSES must be keys separated by commas, as tryka-verify monitor --new-key prints them.',
  )

/** A contract of an EVM chain. */
export const contractAddress = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, 'ETH_ANCHOR_ADDRESS must be 0x and 40 hexadecimal digits.')
  .toLowerCase()

/** A price of gas in gwei, with three decimals at most. */
export const gwei = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,3})?$/, 'ETH_MAX_FEE_GWEI must be a price such as 40 or 0.05.')
  .transform(Number)
  .refine((price) => price > 0, 'ETH_MAX_FEE_GWEI must be a price such as 40 or 0.05.')

/** Keys of other issuers as `did#key`, separated by commas: by them a badge is known to be theirs. */
export const knownIssuers = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine(
    (list) => list.every((method) => /^did:[a-z\d]+:[^\s#]+#z6Mk[1-9A-HJ-NP-Za-km-z]{40,48}$/.test(method)),
    'KNOWN_ISSUERS must be keys as did:web:example.com#z6Mk…, separated by commas.',
  )
  .transform((list) => list.map((method) => method.split('#')).map(([did = '', key = '']) => ({ did, key })))

/** Slugs of tracks, separated by commas. */
export const previewTracks = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(
    z.array(z.enum(TRACK_SLUGS, 'PREVIEW_TRACKS must be tracks separated by commas, such as sql,python.')),
  )

/** `true` means the one proxy in front: the address it saw, not the one a client wrote. */
export const proxy = z.string().transform((value): false | number | string => {
  if (FALSE.includes(value.toLowerCase())) return false
  if (/^\d{1,2}$/.test(value)) return Number(value)
  return TRUE.includes(value.toLowerCase()) ? 1 : value
})
