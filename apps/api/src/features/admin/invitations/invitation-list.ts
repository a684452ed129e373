import type { FindOptionsWhere } from 'typeorm'
import { LessThan, Raw } from 'typeorm'
import type { Invitation, InvitationBatch, InvitationFilter, RequestFilter } from '@tryka/domain'
import type { Database } from '../../../db/database'
import type { AdmissionRow } from '../../../services/admissions/admission.entity'
import { AdmissionEntity } from '../../../services/admissions/admission.entity'
import { COUNTED, PAGE_SIZE } from './request-list'

const CHUNK = 500
const LAST = '9999'

const BATCHES = `SELECT b.id, b.created_at AS at, b.admin AS by, b.filter, b.asked, b."before", b.unverified, b.sent,
    (SELECT count(*) FROM admissions a WHERE a.batch_id = b.id AND a.state = 'accepted') AS joined
  FROM invitation_batches b ORDER BY b.created_at DESC, b.id DESC LIMIT ${PAGE_SIZE} OFFSET $1`
const COUNT = `SELECT count(*) AS n FROM (SELECT 1 FROM invitation_batches LIMIT ${COUNTED + 1}) found`

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

type RawBatch = Omit<InvitationBatch, 'filter' | 'joined'> & {
  filter: string | null
  joined: number | string
}

/** An invitation as the console shows it. */
export const viewOf = (row: AdmissionRow): Invitation => ({
  id: row.id,
  email: row.email,
  state: row.state,
  by: row.invitedBy,
  sentAt: row.sentAt ?? row.createdAt,
  endsAt: row.expiresAt,
  joinedAt: row.usedAt,
  sends: row.sends,
  version: row.version,
})

/** Reads of what was sent, the latest first. */
export class InvitationList {
  constructor(private readonly db: Database) {}

  async page(filter: InvitationFilter, page: number) {
    const where = this.where(filter)
    const [rows, found] = await Promise.all([
      this.db.read.find(AdmissionEntity, {
        where,
        order: { createdAt: 'DESC', id: 'DESC' },
        take: PAGE_SIZE,
        skip: (page - 1) * PAGE_SIZE,
      }),
      this.count(where),
    ])
    return { items: rows.map(viewOf), ...pageOf(found, page) }
  }

  async batches(page: number) {
    const [rows, [counted]] = await Promise.all([
      this.db.rows<RawBatch>(BATCHES, [(page - 1) * PAGE_SIZE]),
      this.db.rows<{ n: number | string }>(COUNT),
    ])
    const items = rows.map((row): InvitationBatch => ({
      ...row,
      filter: row.filter === null ? null : (JSON.parse(row.filter) as RequestFilter),
      joined: Number(row.joined),
    }))
    return { items, ...pageOf(Number(counted?.n ?? 0), page) }
  }

  /** All of a filter, a few hundred at a time. */
  async *rows(filter: InvitationFilter): AsyncGenerator<AdmissionRow[]> {
    let before = { createdAt: LAST, id: '' }
    for (;;) {
      const base = this.where(filter)
      const { createdAt, id } = before
      const rows = await this.db.read.find(AdmissionEntity, {
        where: [
          { ...base, createdAt: LessThan(createdAt) },
          { ...base, createdAt, id: LessThan(id) },
        ],
        order: { createdAt: 'DESC', id: 'DESC' },
        take: CHUNK,
      })
      const last = rows.at(-1)
      if (!last) return
      yield rows
      before = last
    }
  }

  private where({ search, state, batch }: InvitationFilter): FindOptionsWhere<AdmissionRow> {
    const begins = search && `${escapeLike(search.toLowerCase())}%`
    return {
      ...(begins ? { emailKey: Raw((key) => `${key} LIKE :begins ESCAPE '\\'`, { begins }) } : {}),
      ...(state ? { state } : {}),
      ...(batch ? { batchId: batch } : {}),
    }
  }

  private async count(where: FindOptionsWhere<AdmissionRow>): Promise<number> {
    const [last] = await this.db.read.find(AdmissionEntity, {
      select: { id: true },
      where,
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: COUNTED,
      take: 1,
    })
    return last ? COUNTED + 1 : this.db.read.countBy(AdmissionEntity, where)
  }
}

const pageOf = (found: number, page: number) => ({
  total: Math.min(found, COUNTED),
  more: found > COUNTED,
  page,
  pageSize: PAGE_SIZE,
})
