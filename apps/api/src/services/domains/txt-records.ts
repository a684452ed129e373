import { Resolver } from 'node:dns/promises'

/** Milliseconds of one try, which the resolver doubles for the next; and of a look, whatever servers do. */
const PATIENCE = { try: 2_000, all: 8_000 } as const
const TRIES = 3
const MOST_RECORDS = 50
const LONGEST_RECORD = 1_024

/** Answers that say that there is nothing; every other failure says nothing about the domain. */
const NOTHING = new Set(['ENOTFOUND', 'ENODATA'])

/** Looks up the TXT records of a name. `servers` are addresses, with a port where it is another; empty: the machine's. */
export class TxtRecords {
  constructor(
    private readonly servers: readonly string[] = [],
    private readonly patience: { try: number; all: number } = PATIENCE,
    /** Hears of every look whether any server answered. */
    private readonly onLook: (isAnswered: boolean) => void = () => undefined,
  ) {}

  /** The texts at `name`, none when there is no such record; null when no server gave an answer. */
  async read(name: string): Promise<string[] | null> {
    const texts = await this.look(name)
    this.onLook(texts !== null)
    return texts
  }

  private async look(name: string): Promise<string[] | null> {
    const resolver = new Resolver({ timeout: this.patience.try, tries: TRIES })
    if (this.servers.length) resolver.setServers(this.servers)
    const deadline = setTimeout(() => resolver.cancel(), this.patience.all)
    try {
      const records = await resolver.resolveTxt(name)
      return records.slice(0, MOST_RECORDS).map((parts) => parts.join('').slice(0, LONGEST_RECORD))
    } catch (error) {
      return NOTHING.has((error as NodeJS.ErrnoException).code ?? '') ? [] : null
    } finally {
      clearTimeout(deadline)
    }
  }
}
