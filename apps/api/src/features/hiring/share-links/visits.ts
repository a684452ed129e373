import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import { isShareCode } from '@tryka/domain'
import type { Database } from '../../../db/database'
import { PostingEntity } from '../postings/posting.table'
import { ShareLinkEntity } from './share-link.table'

/** Visits wait so long to be written together: a page that is shared widely costs one statement a second. */
const TOGETHER_MS = 1_000
/** Links that are counted together; what is asked for beyond them is not. */
const MOST = 1_000

interface Visit {
  /** Of the posting whose page was opened. */
  posting: string
  share: string
  times: number
}

/** Counts how often shared pages are opened: the link alone, neither who nor from where. */
export class ShareVisits {
  private waiting = new Map<string, Visit>()
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly db: Database,
    private readonly onTrouble: (error: unknown) => void,
  ) {}

  count(posting: string, share: string): void {
    if (!isShareCode(share)) return
    const key = `${posting} ${share}`
    const known = this.waiting.get(key)
    if (known) known.times += 1
    else if (this.waiting.size < MOST) this.waiting.set(key, { posting, share, times: 1 })
    this.timer ??= setTimeout(() => void this.flush(), TOGETHER_MS).unref()
  }

  /** Writes what waits. A link of another posting, or of nobody, is left out. */
  async flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    const visits = [...this.waiting.values()]
    this.waiting = new Map()
    if (visits.length === 0) return
    try {
      const known = await this.known(visits)
      if (known.length) await this.db.transaction((manager) => write(manager, known))
    } catch (error) {
      this.onTrouble(error)
    }
  }

  private async known(visits: readonly Visit[]): Promise<Visit[]> {
    const links = await this.db.read.findBy(ShareLinkEntity, { code: In(visits.map(({ share }) => share)) })
    const postings = await this.db.read.find(PostingEntity, {
      select: { id: true, code: true },
      where: { id: In(links.map(({ postingId }) => postingId)) },
    })
    const codes = new Map(postings.map(({ id, code }) => [id, code]))
    const of = new Map(links.map(({ code, postingId }) => [code, codes.get(postingId)]))
    return visits.filter(({ share, posting }) => of.get(share) === posting)
  }
}

async function write(manager: EntityManager, visits: readonly Visit[]): Promise<void> {
  // In one order, so that two processes never wait for each other.
  for (const { share: code, times } of [...visits].sort((a, b) => (a.share < b.share ? -1 : 1)))
    await manager.increment(ShareLinkEntity, { code }, 'visits', times)
}
