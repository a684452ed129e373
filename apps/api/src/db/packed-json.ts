import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** No JSON begins with it, so that what was stored plain is still read. */
const MARK = '~'

/** JSON as short text, for what is kept long and read seldom; every value of ours shrinks to a third or so. */
export const packJson = (value: unknown): string =>
  MARK + deflateRawSync(Buffer.from(JSON.stringify(value))).toString('base64')

export const unpackJson = <T>(text: string): T =>
  JSON.parse(
    text.startsWith(MARK) ? inflateRawSync(Buffer.from(text.slice(1), 'base64')).toString() : text,
  ) as T
