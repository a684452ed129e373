import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CardFacts } from '@tryka/public-pages'

/** The look of a card; another look is another file. */
const LOOK = 1
const FILE = /^[0-9a-f]{40}\.png$/

interface Kept {
  bytes: number
  usedAt: number
}

export interface Card {
  hash: string
  png: Buffer
}

/**
 * Pictures of shared pages, drawn when they are first asked for and kept as files by the hash of what stands on them.
 * Above so many bytes what was not asked for longest goes.
 */
export class Cards {
  private readonly running = new Map<string, Promise<Buffer>>()
  private kept: Promise<Map<string, Kept>> | undefined

  constructor(
    private readonly folder: string,
    private readonly most: number,
    private readonly draw: (card: CardFacts & { logo: string | null }) => Promise<Buffer>,
  ) {}

  hashOf(card: CardFacts): string {
    return createHash('sha256')
      .update(JSON.stringify([LOOK, card.title, card.company, card.place, card.picture]))
      .digest('hex')
      .slice(0, 40)
  }

  /** The logo is read only where the card is not there. Many who ask at once wait for one drawing. */
  async png(card: CardFacts, logo: () => Promise<Buffer | undefined>): Promise<Buffer> {
    const hash = this.hashOf(card)
    const before = this.running.get(hash)
    if (before) return before
    const work = this.find(hash, async () => {
      const picture = card.picture === null ? undefined : await logo()
      return this.draw({ ...card, logo: picture?.toString('base64') ?? null })
    })
    this.running.set(hash, work)
    return work.finally(() => this.running.delete(hash))
  }

  private async find(hash: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await (this.kept ??= this.known())
    const file = join(this.folder, `${hash}.png`)
    const found = kept.has(hash) ? await readFile(file).catch(() => undefined) : undefined
    const png = found ?? (await draw())
    const now = new Date()
    kept.delete(hash)
    kept.set(hash, { bytes: png.length, usedAt: now.getTime() })
    // A disk that is full or gone costs the next drawing, not this answer.
    if (found) await utimes(file, now, now).catch(() => undefined)
    else await this.store(file, png).catch(() => kept.delete(hash))
    await this.shrink(kept)
    return png
  }

  /** Another process of the same folder never reads half a file. */
  private async store(file: string, png: Buffer): Promise<void> {
    const part = `${file}.${randomUUID()}.part`
    await writeFile(part, png)
    await rename(part, file)
  }

  /** What earlier processes left, the longest unused first. */
  private async known(): Promise<Map<string, Kept>> {
    const found: [string, Kept][] = []
    try {
      await mkdir(this.folder, { recursive: true })
      for (const name of await readdir(this.folder)) {
        if (!FILE.test(name)) continue
        const { size, mtimeMs } = await stat(join(this.folder, name))
        found.push([name.slice(0, -4), { bytes: size, usedAt: mtimeMs }])
      }
    } catch {
      return new Map()
    }
    return new Map(found.sort(([, a], [, b]) => a.usedAt - b.usedAt))
  }

  private async shrink(kept: Map<string, Kept>): Promise<void> {
    let bytes = [...kept.values()].reduce((sum, each) => sum + each.bytes, 0)
    for (const [hash, each] of kept) {
      if (bytes <= this.most) return
      kept.delete(hash)
      bytes -= each.bytes
      await rm(join(this.folder, `${hash}.png`), { force: true }).catch(() => undefined)
    }
  }
}
