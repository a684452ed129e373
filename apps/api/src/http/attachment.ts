const MOST_CHARACTERS = 120

/** A file name that every system accepts: no path, no control or reserved characters, never empty or hidden. */
export function safeFileName(title: string): string {
  const name = title
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/[/\\:*?"<>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return [...name].slice(0, MOST_CHARACTERS).join('').trim() || 'Resume'
}

/** `Content-Disposition` of a download by RFC 6266: an ASCII name for old clients and the whole one in UTF-8. */
export function attachment(title: string, extension: string): string {
  const name = `${safeFileName(title)}.${extension}`
  const ascii = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '')
    .trim()
  const plain = ascii.replace(/^\.+/, '') || extension
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain.startsWith(extension) ? `resume.${extension}` : plain}"; filename*=UTF-8''${encoded}`
}
