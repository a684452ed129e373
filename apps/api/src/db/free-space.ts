import { statfs } from 'node:fs/promises'
import { storageFull } from './storage-problem'

const KEPT_MS = 1_000

/** The room on a disk, and the least of it that is left to erasing and to what keeps the service running. */
export class FreeSpace {
  private known: { short: Promise<boolean>; until: number } | undefined

  constructor(
    private readonly folder: string,
    private readonly leastBytes: number,
  ) {}

  /** True below the floor; looked up once a second at most. A disk that does not tell is left to speak for itself. */
  isShort(): Promise<boolean> {
    if (!this.known || this.known.until <= Date.now())
      this.known = { short: this.look().catch(() => false), until: Date.now() + KEPT_MS }
    return this.known.short
  }

  /** Throws the refusal of a write that stores more than it removes. */
  async refuseGrowth(): Promise<void> {
    if (await this.isShort()) throw storageFull()
  }

  private async look(): Promise<boolean> {
    const { bavail, bsize } = await statfs(this.folder)
    return bavail * bsize < this.leastBytes
  }
}
