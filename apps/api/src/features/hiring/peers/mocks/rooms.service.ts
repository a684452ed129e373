import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import type { AskNext, Mock, MockAnswer, SaveLink, SubmitSheet } from '@tryka/domain'
import {
  afterBeat,
  areWholeLevels,
  HOUR_MS,
  isHere,
  LIVE_MARKET_ID,
  MINUTE_MS,
  MOCK_RULES,
  plainReason,
} from '@tryka/domain'
import { AppError } from '../../../../app-error'
import type { Database } from '../../../../db/database'
import { blockPerson, refuseManyBlocks } from '../../blocks/blocks'
import type { Change, Changes } from '../../core/change'
import { nothingHere, refused } from '../../core/errors'
import type { CandidatePlace } from '../../core/places'
import { requirePeerAccount } from '../peer-access'
import { ownOf } from '../peer-cards.service'
import { holdingPeople } from '../peer-people'
import { undoMock } from './forget-mocks'
import { moveMock, otherSide, roomPath, sideOf, tellPerson } from './mock-moves'
import { canEnd, isLate, mockView, opensAtOf } from './mock-view'
import { followUpsOf, partNow } from './parts'
import { beginWhenBoth, endRoom, isOver, miss, settle } from './settle'
import { MockEntity, MockSheetEntity, type MockPart, type Side, type StoredMockRow } from './mock.table'

/** A screen that says twice at once that somebody is there. */
const SAME_BEAT_MS = 5_000
const invalid = (path: string, message: string) =>
  new AppError(400, 'VALIDATION_FAILED', message, {}, [{ path, message }])
const notNow = (message: string) => refused(409, 'NOT_NOW', message)

type Act = (change: Change, row: StoredMockRow, side: Side) => Promise<StoredMockRow>

/** The room of two people, and what each says of it afterwards. */
export class RoomsService {
  constructor(private readonly deps: { db: Database; changes: Changes }) {}

  async show(place: CandidatePlace, id: string): Promise<Mock> {
    const { read } = this.deps.db
    await requirePeerAccount(read, place)
    return mockView(read, await find(read, place, id), place, place.calledAt)
  }

  /** Somebody is there. What is due by time happens now, so that nobody waits for the clock. */
  present(place: CandidatePlace, id: string): Promise<Mock> {
    return this.act(place, id, async (change, row, side) => {
      const { at, now } = change
      if (row.state === 'booked' && at < opensAtOf(row))
        throw notNow('The room opens a quarter of an hour before.')
      if (row.state !== 'booked' && row.state !== 'live') return row
      if (row.state === 'booked' && isTooLate(row, now)) return miss(change, row)
      if (row.state === 'live' && isOver(row, now.getTime())) return endRoom(change, row, 'system')
      const before = row.presence[side]
      if (before.lastAt && now.getTime() - Date.parse(before.lastAt) < SAME_BEAT_MS) return row
      const isTogether = row.state === 'live' && isHere(row.presence[otherSide(side)], now.getTime())
      const own = afterBeat(before, now.getTime(), isTogether)
      const next = await save(change, row, { presence: { ...row.presence, [side]: own } })
      return beginWhenBoth(change, next)
    })
  }

  link(place: CandidatePlace, id: string, { link }: z.output<typeof SaveLink>): Promise<Mock> {
    return this.act(place, id, (change, row, side) => {
      if (row.state !== 'booked' && row.state !== 'live') throw notNow('This mock interview is over.')
      return save(change, row, { links: { ...row.links, [side]: link } })
    })
  }

  answer(place: CandidatePlace, id: string, { n, text }: z.output<typeof MockAnswer>): Promise<Mock> {
    return this.act(place, id, (change, row, side) => {
      const current = partNow(row, change.now.getTime())
      if (current?.answers !== side || n > current.part.at) throw notNow('This question is not asked now.')
      const answers = current.part.answers.map((before, index) => (index === n ? text : before))
      return savePart(change, row, side, { ...current.part, answers })
    })
  }

  askNext(place: CandidatePlace, id: string, body: z.output<typeof AskNext>): Promise<Mock> {
    return this.act(place, id, (change, row, side) => {
      const current = partNow(row, change.now.getTime())
      if (!current || current.answers === side) throw notNow('You do not ask now.')
      const { part, answers } = current
      if ('next' in body) {
        if (part.at >= part.questions.length - 1) throw notNow('This was the last question.')
        return savePart(change, row, answers, { ...part, at: part.at + 1 })
      }
      if (!followUpsOf(part.questions[part.at] ?? '')[body.followUp]) throw nothingHere('This follow-up')
      const asked = part.asked.map((all, index) =>
        index === part.at ? [...new Set([...all, body.followUp])] : all,
      )
      return savePart(change, row, answers, { ...part, asked })
    })
  }

  end(place: CandidatePlace, id: string): Promise<Mock> {
    return this.act(place, id, (change, row) => {
      if (row.state === 'live' && !canEnd(row))
        throw notNow(`It can be ended once both were there for ${MOCK_RULES.leastMinutes} minutes.`)
      return endRoom(change, row, place)
    })
  }

  leave(place: CandidatePlace, id: string): Promise<Mock> {
    return this.act(place, id, async (change, row, side) => {
      const moved = await moveMock(
        change,
        row,
        { action: 'leave', by: place },
        { by: side, endedAt: change.at },
      )
      await tellPerson(
        change,
        row[otherSide(side)],
        'The other one has left the mock interview.',
        roomPath(id),
      )
      return moved
    })
  }

  cancel(place: CandidatePlace, id: string): Promise<Mock> {
    return this.act(place, id, async (change, row, side) => {
      const lost = isLate(row, change.at) ? [side] : []
      const moved = await moveMock(change, row, { action: 'cancel', by: place, lost }, { by: side })
      await tellPerson(change, row[otherSide(side)], 'Your mock interview was called off.', roomPath(id))
      return moved
    })
  }

  sheet(place: CandidatePlace, id: string, body: z.output<typeof SubmitSheet>): Promise<Mock> {
    return this.act(place, id, async (change, row, side) => {
      const { manager, at } = change
      if (row.state !== 'ended' || isSheetOver(row, at)) throw notNow('Nothing is to be said about it now.')
      const sheets = await manager.findBy(MockSheetEntity, { mockId: id })
      if (sheets.some(({ candidateId }) => candidateId === place.candidateId))
        throw refused(409, 'SENT', 'You said how it was already.')
      const said = body.tookPlace
        ? body
        : { tookPlace: false, help: 0, levels: [], reasons: [] as string[], thing: '' }
      if (body.tookPlace) {
        const doesAsk = row.kind === 'swap' || side === 'b'
        if (doesAsk ? !areWholeLevels(row.type, body.levels) : body.levels.length > 0)
          throw invalid('levels', 'Give each criterion a level.')
        await refuseOldReasons(manager, place, body.reasons)
      }
      await manager.insert(MockSheetEntity, { mockId: id, ...ownOf(place), ...said, submittedAt: at })
      return sheets.length > 0 ? settle(change, row) : row
    })
  }

  /** Never meets the other one again: what is booked is off, and nobody loses anything. False where it is no mock. */
  async block(place: CandidatePlace, id: string): Promise<boolean> {
    const known = await this.deps.db.read.findOneBy(MockEntity, { id, marketId: LIVE_MARKET_ID })
    const side = known && sideOf(known, place.candidateId)
    if (!side) return false
    await holdingPeople(this.deps, [known.a, known.b], async (change) => {
      const row = await find(change.manager, place, id)
      await refuseManyBlocks(change.manager, place)
      await blockPerson(change, place, row[otherSide(side)])
      await undoMock(change, row)
    })
    return true
  }

  /** With both people held: whatever is done in the room is done one after the other. */
  private async act(place: CandidatePlace, id: string, work: Act): Promise<Mock> {
    const { a, b } = await find(this.deps.db.read, place, id)
    return holdingPeople(this.deps, [a, b], async (change) => {
      const { manager, at } = change
      await requirePeerAccount(manager, place)
      const row = await find(manager, place, id)
      const next = await work(change, row, sideOf(row, place.candidateId) ?? 'a')
      change.touch({ person: row[row.a === place.candidateId ? 'b' : 'a'] }, 'interviews')
      return mockView(manager, next, place, at)
    })
  }
}

export const isTooLate = ({ startsAt }: StoredMockRow, now: Date): boolean =>
  now.getTime() > Date.parse(startsAt) + MOCK_RULES.lateMinutes * MINUTE_MS
export const isSheetOver = ({ endedAt }: StoredMockRow, at: string): boolean =>
  endedAt !== null && Date.parse(at) >= Date.parse(endedAt) + MOCK_RULES.sheetHours * HOUR_MS

async function save({ manager }: Change, row: StoredMockRow, part: Partial<StoredMockRow>) {
  const next = { ...part, version: row.version + 1 }
  await manager.update(MockEntity, { id: row.id }, next)
  return { ...row, ...next }
}

const savePart = (change: Change, row: StoredMockRow, side: Side, part: MockPart) =>
  save(change, row, { parts: { ...row.parts, [side]: part } })

/** What was said of one person is not said of the next. */
async function refuseOldReasons(manager: EntityManager, place: CandidatePlace, reasons: readonly string[]) {
  const earlier = await manager.findBy(MockSheetEntity, ownOf(place))
  const known = new Set(earlier.flatMap((sheet) => sheet.reasons.map(plainReason)))
  const index = reasons.findIndex((reason) => known.has(plainReason(reason)))
  if (index >= 0) throw invalid(`reasons.${index}`, 'You wrote this of another mock interview.')
}

async function find(manager: EntityManager, place: CandidatePlace, id: string): Promise<StoredMockRow> {
  const row = await manager.findOneBy(MockEntity, { id, marketId: LIVE_MARKET_ID })
  if (!row || place.marketId !== LIVE_MARKET_ID || !sideOf(row, place.candidateId))
    throw nothingHere('This mock interview')
  return row
}
