/** A word as 32 bits (FNV-1a over its UTF-16 units): what packed facts hold instead of names. Never 0. */
export function wordHash(word: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < word.length; i++) {
    const unit = word.charCodeAt(i)
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193)
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193)
  }
  return hash >>> 0 || 1
}

/** Longer than any facts are: 60 skills, 10 places and the rest make 900 bytes. */
const ROOM = 1_024

/** Numbers one after the other, as base64url in the end. Nothing is checked: facts were checked when they were stored. */
export class ByteWriter {
  private readonly bytes = Buffer.alloc(ROOM)
  private at = 0

  u8(value: number): this {
    this.at = this.bytes.writeUInt8(value, this.at)
    return this
  }
  u16(value: number): this {
    this.at = this.bytes.writeUInt16LE(value, this.at)
    return this
  }
  u32(value: number): this {
    this.at = this.bytes.writeUInt32LE(value, this.at)
    return this
  }
  f64(value: number): this {
    this.at = this.bytes.writeDoubleLE(value, this.at)
    return this
  }
  /** How many there are, then each. */
  list<T>(values: readonly T[], write: (value: T) => void): this {
    this.u8(values.length)
    values.forEach(write)
    return this
  }
  text(): string {
    return this.bytes.toString('base64url', 0, this.at)
  }
}

/** Reads what a `ByteWriter` wrote, in the same order. Throws a `RangeError` where it ends too early. */
export class ByteReader {
  private readonly bytes: Buffer
  private at = 0

  constructor(text: string) {
    this.bytes = Buffer.from(text, 'base64url')
  }

  u8(): number {
    return this.bytes.readUInt8(this.at++)
  }
  u16(): number {
    this.at += 2
    return this.bytes.readUInt16LE(this.at - 2)
  }
  u32(): number {
    this.at += 4
    return this.bytes.readUInt32LE(this.at - 4)
  }
  f64(): number {
    this.at += 8
    return this.bytes.readDoubleLE(this.at - 8)
  }
  list<T>(read: () => T): T[] {
    const made: T[] = []
    for (let left = this.u8(); left > 0; left--) made.push(read())
    return made
  }
}
