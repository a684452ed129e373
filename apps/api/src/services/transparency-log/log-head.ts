import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Checkpoint } from '@tryka/credentials'
import { parseCheckpoint, splitNote } from '@tryka/credentials'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Between two writes: each waits for the disk, which commits wait for, too. */
const REST_MS = 1_000

/** Writes a file so that after a power cut it is the old one or the new one, whole. */
async function replace(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const next = `${file}.${process.pid}`
  const handle = await open(next, 'w', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(next, file)
  const folder = await open(dirname(file), 'r')
  await folder.sync().finally(() => folder.close())
}

/**
 * The newest checkpoint that was stored, kept beside the database: a database that was restored from an older copy
 * knows less than this. It is written behind the commit, within a second, so that nobody waits for the disk twice.
 */
export class LogHead {
  private readonly file: string
  private latest: { size: number; note: string } | undefined
  private writing: Promise<void> | undefined
  private written = -1
  private writtenAt = 0
  private pause: NodeJS.Timeout | undefined

  constructor(
    dataDir: string,
    private readonly failed: (error: unknown) => void,
  ) {
    this.file = join(dataDir, 'log-head')
  }

  /** What was published last, as far as this folder knows. */
  async read(): Promise<Checkpoint | undefined> {
    const note = await readFile(this.file, 'utf8').catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    })
    return note === undefined ? undefined : parseCheckpoint(splitNote(note).text)
  }

  /** Takes note of a checkpoint that was committed; of several, the largest is written. */
  note(size: number, note: string): void {
    if (this.latest && this.latest.size >= size) return
    this.latest = { size, note }
    this.plan()
  }

  /** Waits until what was noted is on the disk. */
  async flush(): Promise<void> {
    await this.writing
    if (this.isBehind) await this.write()
    clearTimeout(this.pause)
  }

  private get isBehind(): boolean {
    return this.latest !== undefined && this.latest.size > this.written
  }

  private plan(): void {
    if (this.writing || this.pause || !this.isBehind) return
    const wait = this.writtenAt + REST_MS - Date.now()
    if (wait <= 0) return void this.write()
    this.pause = setTimeout(() => void this.write(), wait).unref()
  }

  private write(): Promise<void> {
    clearTimeout(this.pause)
    this.pause = undefined
    this.writing ??= this.writeLatest().finally(() => {
      this.writing = undefined
      this.writtenAt = Date.now()
      this.plan()
    })
    return this.writing
  }

  private async writeLatest(): Promise<void> {
    if (!this.latest) return
    const { size, note } = this.latest
    this.written = size
    // Another process may share the folder, and be ahead.
    const known = await this.read().catch(() => undefined)
    if (known && known.size >= size) return
    await replace(this.file, note).catch((error: unknown) => this.failed(error))
  }
}
