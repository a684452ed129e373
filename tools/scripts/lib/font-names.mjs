/** The tables of a font file by their tags. */
function tablesOf(sfnt) {
  const tables = new Map()
  for (let index = 0; index < sfnt.readUInt16BE(4); index++) {
    const at = 12 + index * 16
    const [offset, length] = [sfnt.readUInt32BE(at + 8), sfnt.readUInt32BE(at + 12)]
    tables.set(sfnt.toString('latin1', at, at + 4), sfnt.subarray(offset, offset + length))
  }
  return tables
}

const padded = (table) => Buffer.concat([table, Buffer.alloc(-table.length & 3)])

function checksum(table) {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}

/** A font file of these tables; the checksum of the whole file is left as it was, for nothing reads it. */
function fontOf(version, tables) {
  const entries = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  const power = Math.floor(Math.log2(entries.length))
  const head = Buffer.alloc(12 + entries.length * 16)
  head.writeUInt32BE(version, 0)
  head.writeUInt16BE(entries.length, 4)
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(entries.length * 16 - 16 * 2 ** power, 10)
  let offset = head.length
  const bodies = entries.map(([tag, table], index) => {
    const body = padded(table)
    const at = 12 + index * 16
    head.write(tag, at, 'latin1')
    head.writeUInt32BE(checksum(body), at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(table.length, at + 12)
    offset += body.length
    return body
  })
  return Buffer.concat([head, ...bodies])
}

/** Family, style, full name and PostScript name, for Windows in English. */
function nameTable(family, style) {
  const names = [
    [1, `${family} ${style}`],
    [2, 'Regular'],
    [4, `${family} ${style}`],
    [6, `${family.replaceAll(' ', '')}-${style}`],
    [16, family],
    [17, style],
  ]
  const texts = names.map(([, name]) => Buffer.from(name, 'utf16le').swap16())
  const head = Buffer.alloc(6 + names.length * 12)
  head.writeUInt16BE(names.length, 2)
  head.writeUInt16BE(head.length, 4)
  let offset = 0
  for (const [index, [id]] of names.entries()) {
    const length = texts[index].length
    const record = [3, 1, 0x409, id, length, offset]
    record.forEach((value, place) => head.writeUInt16BE(value, 6 + index * 12 + place * 2))
    offset += length
  }
  return Buffer.concat([head, ...texts])
}

/** A font file under another name: an instance of a variable font keeps the name of another weight. */
export function renamed(sfnt, family, style) {
  const tables = tablesOf(sfnt)
  tables.set('name', nameTable(family, style))
  return fontOf(sfnt.readUInt32BE(0), tables)
}
