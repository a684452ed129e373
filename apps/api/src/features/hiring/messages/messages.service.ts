import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm'
import type { z } from 'zod'
import { FOLDER_MACHINE, HIRING_LIMITS, READ_MACHINE } from '@tryka/domain'
import type {
  ComposeRequest,
  Conversation,
  ConversationPage,
  ConversationQuery,
  ForwardRequest,
} from '@tryka/domain'
import type { OneCall } from '../../../services/idempotency/idempotency'
import type { Change } from '../core/change'
import type { Audience } from '../core/live/audiences'
import { nothingHere } from '../core/errors'
import { countRows, pagingOf } from '../core/list'
import type { SectionDeps } from '../core/section'
import type { StoredConversationRow } from './message.table'
import { MessageEntity, ParticipantEntity } from './message.table'
import { marksOf, ownConversations } from './inbox'
import type { Place } from '../core/places'
import { unreadOf } from './unread'
import { canReply, cardOf, conversationOf, mask, threadsOf } from './conversation-view'
import type { Thread } from './conversation-view'
import { searchConversations, withMarks } from './conversation-search'
import { addressFor } from './recipients'
import { demoOnly, notContactable } from './sides'
import { beginConversation, writeMessage } from './write-message'

/** Who sees the marks of a side. */
const audienceOf = (row: StoredConversationRow, side: Place['side']): Audience =>
  side === 'candidate' ? { person: row.candidateId } : { company: row.companyId }

/** The inboxes of both sides. A team shares one inbox; what a side does never shows the other one's marks. */
export class MessagesService {
  constructor(private readonly deps: SectionDeps) {}

  async list(place: Place, query: z.output<typeof ConversationQuery>): Promise<ConversationPage> {
    const { read } = this.deps.db
    const { page, pageSize, skip } = pagingOf(query)
    const shown = <T extends ObjectLiteral>(builder: SelectQueryBuilder<T>) => {
      builder.andWhere(query.folder === 'archived' ? 'p.archivedAt IS NOT NULL' : 'p.archivedAt IS NULL')
      if (query.unread) builder.andWhere('p.unread = :unread', { unread: query.unread === 'true' })
      return builder
    }
    const found = ownConversations(read, place)
    if (query.q) searchConversations(found, place.side, query.q)
    const [total, rows, { messages: unread }] = await Promise.all([
      countRows(shown(marksOf(read, place, found))),
      shown(withMarks(found.clone(), place.side))
        .orderBy('c.lastMessageAt', 'DESC')
        .addOrderBy('c.id', 'ASC')
        .offset(skip)
        .limit(pageSize)
        .getMany(),
      unreadOf(read, place),
    ])
    const threads = await threadsOf(read, place, rows)
    return { items: threads.map((one) => cardOf(place.side, one)), total, page, pageSize, unread }
  }

  /** Opening marks as read. */
  async open(place: Place, id: string): Promise<Conversation> {
    const thread = await this.find(this.deps.db.read, place, id)
    if (!thread.own.unread) return conversationOf(this.deps.db.read, place, thread)
    return this.deps.changes.run(place.marketId, {}, async (change) => {
      await this.mark(change, place, await this.find(change.manager, place, id), false)
      return conversationOf(change.manager, place, await this.find(change.manager, place, id))
    })
  }

  compose(place: Place, { to, subject, body }: z.output<typeof ComposeRequest>, call: OneCall) {
    return this.deps.changes.run(
      place.marketId,
      {},
      (change) => this.begin(change, place, { to, subject, body, forwardedFromId: null }),
      call,
    )
  }

  reply(place: Place, id: string, body: string, call: OneCall): Promise<Conversation> {
    const work = async (change: Change): Promise<Conversation> => {
      const { manager } = change
      const thread = await this.find(manager, place, id)
      if (!(await canReply(manager, place, thread))) throw notContactable()
      await writeMessage(change, place, thread.row, { body, forwardedFromId: null })
      return conversationOf(manager, place, await this.find(manager, place, id))
    }
    return this.deps.changes.run(place.marketId, { conversation: id }, work, call)
  }

  /** A copy under a note of one's own. The copy holds what the one who forwards may read, and no more. */
  forward(place: Place, id: string, { to, body }: z.output<typeof ForwardRequest>, call: OneCall) {
    const { marketId } = place
    const work = async (change: Change): Promise<Conversation> => {
      const message = await change.manager.findOneBy(MessageEntity, { id, marketId })
      if (!message) throw nothingHere('This message')
      const thread = await this.find(change.manager, place, message.conversationId)
      if (message.hiddenDecisionId) throw nothingHere('This message')
      const { sender } = cardOf(place.side, thread)
      const from = message.side === place.side ? message.senderName : sender
      const copy = `From ${from}:\n\n${mask(thread, message.body)}`
      const subject = `Fwd: ${mask(thread, thread.row.subject)}`.slice(0, HIRING_LIMITS.subject)
      const text = body ? `${body}\n\n${copy}` : copy
      return this.begin(change, place, { to, subject, body: text, forwardedFromId: id })
    }
    return this.deps.changes.run(marketId, {}, work, call)
  }

  archive(place: Place, id: string, value: boolean): Promise<void> {
    return this.deps.changes.run(place.marketId, {}, async (change) => {
      const { own, row } = await this.find(change.manager, place, id)
      if ((own.archivedAt !== null) === value) return
      const from = value ? 'inbox' : 'archived'
      const action = value ? 'archive' : 'restore'
      await change.move(FOLDER_MACHINE, { from, action, by: place, subjectId: id })
      const { marketId, side } = place
      const archivedAt = value ? change.at : null
      await change.manager.update(ParticipantEntity, { conversationId: id, marketId, side }, { archivedAt })
      change.touch(audienceOf(row, side), 'messages')
    })
  }

  setUnread(place: Place, id: string, value: boolean): Promise<void> {
    return this.deps.changes.run(place.marketId, {}, async (change) =>
      this.mark(change, place, await this.find(change.manager, place, id), value),
    )
  }

  /** In the live market each message is reported by itself, and a person decides. */
  report(place: Place, id: string, reason: string): Promise<void> {
    if (!place.isDemo) throw demoOnly()
    return this.deps.changes.run(place.marketId, {}, async (change) => {
      await this.find(change.manager, place, id)
      const event = { kind: 'conversation', subjectId: id, action: 'report', from: '', to: 'reported' }
      await change.record({ ...event, by: place, reason })
    })
  }

  private async find(manager: EntityManager, place: Place, id: string): Promise<Thread> {
    const own = withMarks(ownConversations(manager, place), place.side)
    const row = await own.andWhere('c.id = :id', { id }).getOne()
    const [thread] = row ? await threadsOf(manager, place, [row]) : []
    if (!thread) throw nothingHere('This conversation')
    return thread
  }

  private async mark(change: Change, place: Place, { row, own }: Thread, unread: boolean): Promise<void> {
    if (own.unread === unread) return
    const from = unread ? 'read' : 'unread'
    const action = unread ? 'mark_unread' : 'open'
    await change.move(READ_MACHINE, { from, action, by: place, subjectId: row.id })
    const { marketId, side } = place
    const lastReadAt = unread ? own.lastReadAt : change.at
    await change.manager.update(
      ParticipantEntity,
      { conversationId: row.id, marketId, side },
      { unread, lastReadAt },
    )
    change.touch(audienceOf(row, side), 'messages')
  }

  private async begin(
    change: Change,
    place: Place,
    first: { to: string; subject: string; body: string; forwardedFromId: string | null },
  ): Promise<Conversation> {
    const { manager } = change
    const { to, subject, ...line } = first
    const known = await addressFor(manager, place, to)
    await change.hold({ share: { company: known.companyId }, person: known.candidate.id })
    const { candidate, companyId, applicationId } = await addressFor(manager, place, to)
    const row = await beginConversation(change, place, {
      companyId,
      candidateId: candidate.id,
      applicationId,
      subject,
    })
    await writeMessage(change, place, row, line)
    return conversationOf(manager, place, await this.find(manager, place, row.id))
  }
}
