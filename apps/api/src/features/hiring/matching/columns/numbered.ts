/** Hashes of words as small numbers, as they come; 0 is none. */
export class Numbered {
  private readonly numbers = new Map<number, number>()

  /** Words beyond `most` share the last number. */
  constructor(private readonly most = 0xffffffff) {}

  of(word: number): number {
    if (word === 0) return 0
    const known = this.numbers.get(word)
    if (known !== undefined) return known
    const number = Math.min(this.numbers.size + 1, this.most)
    this.numbers.set(word, number)
    return number
  }

  /** The number that a word has, or 0. */
  known(word: number): number {
    return this.numbers.get(word) ?? 0
  }
}

/** Sets of numbers that many rows share, each with a number of its own; 0 is the empty one. */
export class NumberSets {
  private readonly numbers = new Map<string, number>()
  private readonly sets: (readonly number[])[] = [[]]

  of(members: readonly number[]): number {
    if (members.length === 0) return 0
    const sorted = [...members].sort((a, b) => a - b)
    const key = sorted.join()
    const known = this.numbers.get(key)
    if (known !== undefined) return known
    this.numbers.set(key, this.sets.length)
    return this.sets.push(sorted) - 1
  }

  /** 1 for each set that has a member. */
  having(member: number): Uint8Array {
    return Uint8Array.from(this.sets, (set) => (member !== 0 && set.includes(member) ? 1 : 0))
  }
}
