import { nodeHashOf, rootOf, type NodeReader, type Sha256 } from './tree'

/** The least that is needed of a tree to grow it and to know its root: the roots of its complete subtrees. */
export class CompactRange {
  private readonly parts: { level: number; hash: Uint8Array }[] = []

  constructor(
    private readonly sha256: Sha256,
    public size = 0,
  ) {}

  /** That of the first `size` leaves of a stored tree. */
  static async of(sha256: Sha256, reader: NodeReader, size: number): Promise<CompactRange> {
    const range = new CompactRange(sha256, size)
    for (let level = 52, from = 0; level >= 0; level--) {
      const leaves = 2 ** level
      if (size - from < leaves) continue
      range.parts.push({ level, hash: await reader.hash(level, from / leaves) })
      from += leaves
    }
    return range
  }

  push(leafHash: Uint8Array): void {
    let node = { level: 0, hash: leafHash }
    for (let last = this.parts.at(-1); last?.level === node.level; last = this.parts.at(-1)) {
      this.parts.pop()
      node = { level: node.level + 1, hash: nodeHashOf(this.sha256, last.hash, node.hash) }
    }
    this.parts.push(node)
    this.size += 1
  }

  async root(): Promise<Uint8Array> {
    const [last, ...larger] = [...this.parts].reverse()
    if (!last) return rootOf(this.sha256, { hash: () => new Uint8Array() }, 0)
    return larger.reduce((hash, part) => nodeHashOf(this.sha256, part.hash, hash), last.hash)
  }
}
