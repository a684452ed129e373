/** Rows that a new table has room for. */
const FIRST = 1_024
/** Flat values a row, to begin with. */
const FLAT = 8

type Column = Int32Array | Uint32Array | Int16Array | Uint16Array | Uint8Array | Float64Array
export type Fixed = Record<string, Column>

const grown = <T extends Column>(from: T, length: number): T => {
  const next = new (from.constructor as new (length: number) => T)(length)
  next.set(from as never)
  return next
}

const DASH = 45
const NO_DIGIT = 0xff
/** What each letter of a number to the base of 16 counts. */
const HEX = new Uint8Array(128).fill(NO_DIGIT)
Array.from('0123456789abcdef', (letter, digit) => (HEX[letter.charCodeAt(0)] = digit))

/** An id as four numbers. Throws for what is no UUID. */
export function idWords(id: string): [number, number, number, number] {
  const words: [number, number, number, number] = [0, 0, 0, 0]
  let digits = 0
  for (let i = 0; i < id.length; i++) {
    const letter = id.charCodeAt(i)
    if (letter === DASH) continue
    const digit = HEX[letter] ?? NO_DIGIT
    const word = digits++ >> 3
    if (digit === NO_DIGIT || word > 3) throw new Error(`${id} is no id of the live market`)
    words[word] = (((words[word] ?? 0) << 4) | digit) >>> 0
  }
  if (digits !== 32) throw new Error(`${id} is no id of the live market`)
  return words
}

/** The flat values of a row: as many of one as of the other. */
export interface Flat {
  skills: ArrayLike<number>
  codes: ArrayLike<number>
}

/**
 * Rows as columns of numbers: some of fixed width, two flat ones of which each row has a stretch, an id and a hash of its
 * facts. A row never changes: what changed is added again, and its old row is marked gone.
 */
export class Table<F extends Fixed> {
  count = 0
  goneCount = 0
  /** Grows when rows are numbered anew; what was made of row numbers before is void. */
  generation = 0
  ids = new Uint32Array(FIRST * 4)
  gone = new Uint8Array(FIRST)
  /** Hash of the facts that a row was made of. */
  proof = new Uint32Array(FIRST)
  starts = new Uint32Array(FIRST + 1)
  skill = new Uint16Array(FIRST * FLAT)
  /** Bytes, until there are more codes than those have room for. */
  code: Uint8Array | Uint16Array | Uint32Array = new Uint8Array(FIRST * FLAT)
  private capacity = FIRST
  private slots = new Uint32Array(FIRST * 2)

  constructor(public fixed: F) {
    for (const [name, column] of this.columns()) this.setColumn(name, grown(column, FIRST))
  }

  /** Makes the next row; the caller fills its fixed columns. A row of the same id is gone from here on. */
  add(words: ArrayLike<number>, proof: number, { skills, codes }: Flat): number {
    const old = this.find(words)
    if (old !== undefined) this.drop(old)
    if (this.count === this.capacity) this.grow()
    const row = this.count++
    for (let i = 0; i < 4; i++) this.ids[row * 4 + i] = words[i] ?? 0
    this.proof[row] = proof
    let end = this.starts[row] ?? 0
    if (end + skills.length > this.skill.length) {
      // As much as all rows that there is room for take at this rate, but at least an eighth more.
      const rate = (end + skills.length) / (row + 1)
      const length = Math.ceil(Math.max(end * 1.125 + skills.length, rate * this.capacity))
      this.skill = grown(this.skill, length)
      this.code = grown(this.code, length)
    }
    for (let i = 0; i < skills.length; i++) {
      const code = codes[i] ?? 0
      if (code > 0xff && this.code instanceof Uint8Array) this.code = Uint16Array.from(this.code)
      if (code > 0xffff && this.code instanceof Uint16Array) this.code = Uint32Array.from(this.code)
      this.skill[end] = skills[i] ?? 0
      this.code[end] = code
      end++
    }
    this.starts[row + 1] = end
    this.place(row)
    return row
  }

  /** The living row of an id. */
  find(words: ArrayLike<number>): number | undefined {
    const { slots } = this
    for (let at = this.slotOf(words); ; at = (at + 1) & (slots.length - 1)) {
      const row = (slots[at] ?? 0) - 1
      if (row < 0) return undefined
      if (this.hasId(row, words)) return this.gone[row] ? undefined : row
    }
  }

  drop(row: number): void {
    if (this.gone[row]) return
    this.gone[row] = 1
    this.goneCount++
  }

  id(row: number): string {
    let hex = ''
    for (let i = 0; i < 4; i++) hex += (this.ids[row * 4 + i] ?? 0).toString(16).padStart(8, '0')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
  }

  /** Sorts rows as their ids sort as text. */
  compareIds(a: number, b: number): number {
    for (let i = 0; i < 4; i++) {
      const difference = (this.ids[a * 4 + i] ?? 0) - (this.ids[b * 4 + i] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }

  /** True when a fifth of the rows is gone: then they are written anew. */
  get isLoose(): boolean {
    return this.goneCount > FIRST && this.goneCount * 5 > this.count
  }

  /** Writes the living rows beside the old ones, and takes them over. */
  compact(): void {
    const next = new Table(Object.fromEntries(this.columns().map(([k, c]) => [k, c.slice(0, 0)])) as F)
    for (let row = 0; row < this.count; row++) {
      if (this.gone[row]) continue
      const [begin, end] = [this.starts[row] ?? 0, this.starts[row + 1] ?? 0]
      const flat = { skills: this.skill.subarray(begin, end), codes: this.code.subarray(begin, end) }
      const made = next.add(this.ids.subarray(row * 4, row * 4 + 4), this.proof[row] ?? 0, flat)
      for (const [name, column] of this.columns()) next.column(name)[made] = column[row] ?? 0
    }
    Object.assign(this, next, { generation: this.generation + 1 })
  }

  private columns(): [string, Column][] {
    return Object.entries(this.fixed)
  }
  private column(name: string): Column {
    return this.fixed[name] as Column
  }
  private setColumn(name: string, column: Column): void {
    ;(this.fixed as Fixed)[name] = column
  }

  private slotOf(words: ArrayLike<number>, from = 0): number {
    // Ids are random in all of their bits but the version's.
    const mixed = Math.imul((words[from] ?? 0) ^ (words[from + 3] ?? 0), 0x9e3779b1) ^ (words[from + 2] ?? 0)
    return (mixed >>> 0) & (this.slots.length - 1)
  }

  private hasId(row: number, words: ArrayLike<number>, from = 0): boolean {
    const { ids } = this
    const at = row * 4
    return (
      ids[at] === words[from] &&
      ids[at + 1] === words[from + 1] &&
      ids[at + 2] === words[from + 2] &&
      ids[at + 3] === words[from + 3]
    )
  }

  private place(row: number): void {
    const { slots, ids } = this
    // Where they stand: a view of its own for each of a million rows is memory that is only given back later.
    const from = row * 4
    let at = this.slotOf(ids, from)
    for (; slots[at]; at = (at + 1) & (slots.length - 1))
      if (this.hasId((slots[at] ?? 0) - 1, ids, from)) break
    slots[at] = row + 1
  }

  /** Makes room for so many rows at once: growing by and by leaves what it grew out of. */
  reserve(count: number): void {
    if (count > this.capacity) this.grow(count)
  }

  private grow(to = this.capacity * 2): void {
    this.capacity = to
    const { capacity } = this
    this.ids = grown(this.ids, capacity * 4)
    this.gone = grown(this.gone, capacity)
    this.proof = grown(this.proof, capacity)
    this.starts = grown(this.starts, capacity + 1)
    for (const [name, column] of this.columns()) this.setColumn(name, grown(column, capacity))
    this.slots = new Uint32Array(2 ** Math.ceil(Math.log2(capacity * 1.5)))
    for (let row = 0; row < this.count; row++) this.place(row)
  }
}
