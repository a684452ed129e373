import type { Change } from '../core/change'
import type { Authority } from './authority'

interface Entry {
  leaf: string
  /** What is done first, once nothing else of the change waits. */
  before?: () => Promise<unknown>
  /** Told which entry it became. */
  then?: (index: number) => Promise<unknown>
}

/** Entries of the public log that one change makes, written after all else of it: its lock is everybody's. */
export class LogTurn {
  private readonly waiting = new WeakMap<Change, Entry[]>()

  constructor(private readonly log: Pick<Authority['log'], 'append'>) {}

  add(change: Change, entry: Entry): void {
    const entries = this.waiting.get(change)
    if (entries) entries.push(entry)
    else this.begin(change, [entry])
  }

  private begin(change: Change, entries: Entry[]): void {
    this.waiting.set(change, entries)
    change.last(async () => {
      for (const { before } of entries) await before?.()
      const { first } = await this.log.append(
        change.manager,
        entries.map(({ leaf }) => leaf),
      )
      for (const [at, { then }] of entries.entries()) await then?.(first + at)
    })
  }
}
