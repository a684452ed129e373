import { create } from 'content-disposition'

/** What old clients can read of a name, accents as plain letters; never empty and never hidden. */
function plainName(filename: string): string {
  const ascii = filename
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '')
  const dot = ascii.lastIndexOf('.')
  const stem = ascii.slice(0, dot).replace(/^[. ]+/, '')
  return `${stem || 'download'}${ascii.slice(dot)}`
}

const isPlain = (filename: string): boolean => /^[\x20-\x7e]*$/.test(filename)

/** `Content-Disposition` of a file to save by RFC 6266; the name is one that a file may have, with its extension. */
export const attachment = (filename: string): string =>
  create(filename, isPlain(filename) ? {} : { fallback: plainName(filename) })
