import { randomUUID } from 'node:crypto'
import { MoreThan } from 'typeorm'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import type { PracticeSession, StartPractice, TurnAnswer, TurnDraft, TurnMark } from '@tryka/domain'
import {
  COACH_VERSION,
  DAY_MS,
  HOUR_MS,
  judgedText,
  keptUntil,
  mixOf,
  PRACTICE_LIMITS,
  PRACTICE_MACHINE,
} from '@tryka/domain'
import type { OneCall } from '../../../services/idempotency/idempotency'
import { tryLater } from '../../../try-later'
import { type Change, checkVersion } from '../core/change'
import { nothingHere, refused } from '../core/errors'
import type { CandidatePlace } from '../core/places'
import type { SectionDeps } from '../core/section'
import { judgeSessionAgain } from './judge-again'
import { keepingOf } from './practice-keeping'
import { pickFocused } from './pick-focused'
import { purposeOf, typesText } from './practice-for'
import { ask, deleteSession, endSession, goOn, judgeTurn, moveTurn } from './practice-moves'
import { metOf, weakestOf } from './practice-history'
import { rewardJudged } from './practice-rewards'
import { sessionView, wholeSessions } from './practice-view'
import {
  PointMarkEntity,
  PracticeSessionEntity,
  PracticeTurnEntity,
  type StoredSessionRow,
  type StoredTurnRow,
} from './practice.table'

const turnDone = () =>
  refused(409, 'TURN_DONE', 'This question is answered. What you wrote is still in the field.')
type OnTurn = (change: Change, turn: StoredTurnRow, session: StoredSessionRow) => Promise<void>

/** Practice for interviews. Every step holds its person, so what comes at once comes one after the other. */
export class PracticeService {
  constructor(private readonly deps: Pick<SectionDeps, 'db' | 'clock' | 'changes'>) {}

  async show(place: CandidatePlace, id: string): Promise<PracticeSession> {
    const { read } = this.deps.db
    return this.view(read, await this.findSession(read, place, id))
  }

  start(
    place: CandidatePlace,
    body: z.output<typeof StartPractice>,
    call: OneCall,
  ): Promise<PracticeSession> {
    const { marketId, candidateId } = place
    return this.change(
      place,
      async (change) => {
        const { manager, now, at } = change
        await this.refuseMany(manager, place, now)
        const purpose = await purposeOf(manager, place, body.for)
        const id = randomUUID()
        const mix = body.types.length ? body.types : purpose.mix
        const picked = pickFocused(body, {
          session: id,
          types: mixOf(mix, body.count),
          areas: purpose.areas,
          level: body.level,
          skills: purpose.skills,
          weakest: await weakestOf(manager, place),
          met: await metOf(manager, place),
          now: now.getTime(),
          againDays: PRACTICE_LIMITS.againDays,
        })
        const [first] = picked
        if (!first)
          throw refused(
            409,
            'NO_QUESTIONS',
            'There is no question of this kind in this field yet. Choose another kind.',
          )
        const types = [...new Set(picked.map(({ type }) => type))]
        const row: StoredSessionRow = {
          id,
          marketId,
          candidateId,
          forKind: body.for.kind,
          forRef: purpose.ref,
          title:
            body.for.kind === 'area' ? `${purpose.title}, ${typesText(types).toLowerCase()}` : purpose.title,
          types,
          level: body.level,
          mode: body.mode,
          feedbackWhen: body.feedback,
          timer: body.timer ?? 'off',
          skills: [...purpose.skills],
          plan: picked.map((question) => question.id),
          state: 'open',
          engine: COACH_VERSION,
          score: null,
          startedAt: at,
          endedAt: null,
          isSample: false,
          keepUntil: keptUntil(await keepingOf(manager, place), at),
          version: 1,
        }
        await change.move(PRACTICE_MACHINE, { from: 'none', action: 'start', by: place, subjectId: id })
        await manager.insert(PracticeSessionEntity, row)
        await ask(change, row, place, { questionId: first.id, seq: 1, againOf: null })
        return id
      },
      call,
    )
  }

  end(place: CandidatePlace, id: string, version: number): Promise<PracticeSession> {
    return this.change(place, async (change) => {
      const session = await this.findSession(change.manager, place, id)
      if (session.state === 'ended') return id
      await checkVersion(session, version, () => this.view(change.manager, session))
      await endSession(change, session, place)
      return id
    })
  }

  async remove(place: CandidatePlace, id: string): Promise<void> {
    const { changes } = this.deps
    await changes.run(place.marketId, holdsOf(place), async (change) => {
      await deleteSession(change, await this.findSession(change.manager, place, id), place)
    })
  }

  draft(place: CandidatePlace, id: string, { text, version }: z.output<typeof TurnDraft>) {
    return this.onTurn(place, id, async (change, turn, session) => {
      if (turn.state !== 'asked' && turn.state !== 'answered') throw turnDone()
      if (turn.draft === text) return
      await checkVersion(turn, version, () => this.view(change.manager, session))
      const where = { id: turn.id, marketId: turn.marketId }
      await change.manager.update(PracticeTurnEntity, where, { draft: text, version: turn.version + 1 })
    })
  }

  answer(place: CandidatePlace, id: string, { text, seconds, spoken }: z.output<typeof TurnAnswer>) {
    return this.onTurn(place, id, async (change, turn, session) => {
      // The same answer again, as after a lost connection.
      if (turn.state !== 'asked' && turn.answer === text) return
      if (turn.state !== 'asked') throw turnDone()
      const said = { answer: text, seconds, spoken, answeredAt: change.at, draft: '' }
      const answered = await moveTurn(change, turn, { action: 'answer', by: place }, said)
      const { followUp } = await judgeTurn(change, answered)
      if (followUp)
        await change.manager.update(PracticeTurnEntity, { id, marketId: turn.marketId }, { followUp })
      else {
        const judged = await moveTurn(change, answered, { action: 'follow', by: 'system' }, {})
        await rewardJudged(change, session, judged)
        await goOn(change, session, place)
      }
    })
  }

  /** Null declines the follow-up. */
  followUp(place: CandidatePlace, id: string, text: string | null) {
    return this.onTurn(place, id, async (change, turn, session) => {
      if (turn.state === 'judged' && turn.followAnswer === text) return
      if (turn.state !== 'answered') throw turnDone()
      const said = { followAnswer: text, draft: '' }
      const judged = await moveTurn(change, turn, { action: 'follow', by: place }, said)
      if (text !== null) await judgeTurn(change, judged)
      await rewardJudged(change, session, judged)
      await goOn(change, session, place)
    })
  }

  skip(place: CandidatePlace, id: string) {
    return this.onTurn(place, id, async (change, turn, session) => {
      if (turn.state === 'skipped') return
      if (turn.state !== 'asked') throw turnDone()
      await moveTurn(change, turn, { action: 'skip', by: place }, {})
      await goOn(change, session, place)
    })
  }

  /** The same question, a new turn beside the old one; one that is open already is gone on with. */
  again(place: CandidatePlace, id: string) {
    return this.onTurn(place, id, async (change, turn, session) => {
      if (turn.state !== 'judged') throw refused(409, 'NOT_ANSWERED', 'Answer the question first.')
      const root = turn.againOf ?? turn.id
      const turns = await change.manager.findBy(PracticeTurnEntity, { sessionId: session.id })
      if (turns.some(({ againOf, state }) => againOf === root && state !== 'judged' && state !== 'skipped'))
        return
      await this.refuseManyTurns(change.manager, place, change.now)
      const { questionId } = turn
      await ask(change, session, place, { questionId, seq: turns.length + 1, againOf: root })
    })
  }

  mark(place: CandidatePlace, id: string, { pointId, start, end }: z.output<typeof TurnMark>) {
    return this.onTurn(place, id, async ({ manager, at }, turn, session) => {
      const [view] = await wholeSessions(manager, [session])
      const points = view?.feedback.find(({ turnId }) => turnId === id)?.feedback.keyPoints ?? []
      if (!points.some((point) => point.id === pointId)) throw nothingHere('This point')
      if (start >= end || end > judgedText(turn.answer ?? '', turn.followAnswer).length)
        throw refused(400, 'SPAN', 'Mark a sentence of your answer.')
      const { marketId, candidateId } = place
      await manager.save(PointMarkEntity, { turnId: id, pointId, marketId, candidateId, start, end, at })
    })
  }

  private onTurn(place: CandidatePlace, id: string, work: OnTurn): Promise<PracticeSession> {
    const { marketId, candidateId } = place
    return this.change(place, async (change) => {
      const turn = await change.manager.findOneBy(PracticeTurnEntity, { id, marketId, candidateId })
      if (!turn) throw nothingHere('This question')
      const stored = await this.findSession(change.manager, place, turn.sessionId)
      // What an older version judged would not stand beside what is judged now.
      const session = stored.engine === COACH_VERSION ? stored : await judgeSessionAgain(change, stored)
      await work(change, turn, session)
      return session.id
    })
  }

  private change(
    place: CandidatePlace,
    work: (change: Change) => Promise<string>,
    call?: OneCall,
  ): Promise<PracticeSession> {
    return this.deps.changes.run(
      place.marketId,
      holdsOf(place),
      async (change) => {
        const id = await work(change)
        return this.view(change.manager, await this.findSession(change.manager, place, id))
      },
      call,
    )
  }

  private async findSession(manager: EntityManager, place: CandidatePlace, id: string) {
    const { marketId, candidateId } = place
    const row = await manager.findOneBy(PracticeSessionEntity, { id, marketId, candidateId })
    if (!row) throw nothingHere('This session')
    return row
  }

  private async view(manager: EntityManager, session: StoredSessionRow): Promise<PracticeSession> {
    const [whole] = await wholeSessions(manager, [session])
    if (!whole) throw nothingHere('This session')
    return sessionView(whole)
  }

  private async refuseMany(manager: EntityManager, { marketId, candidateId }: CandidatePlace, now: Date) {
    const since = new Date(now.getTime() - DAY_MS).toISOString()
    const [oldest, ...rest] = await manager.find(PracticeSessionEntity, {
      select: { id: true, startedAt: true },
      where: { marketId, candidateId, startedAt: MoreThan(since) },
      order: { startedAt: 'ASC' },
      take: PRACTICE_LIMITS.sessionsPerDay,
    })
    if (!oldest || rest.length + 1 < PRACTICE_LIMITS.sessionsPerDay) return
    const wait = Date.parse(oldest.startedAt) + DAY_MS - now.getTime()
    throw tryLater('MANY_SESSIONS', 'That is enough practice for one day.', wait)
  }

  private async refuseManyTurns(
    manager: EntityManager,
    { marketId, candidateId }: CandidatePlace,
    now: Date,
  ) {
    const since = new Date(now.getTime() - DAY_MS).toISOString()
    const where = { marketId, candidateId, askedAt: MoreThan(since) }
    if ((await manager.countBy(PracticeTurnEntity, where)) >= PRACTICE_LIMITS.turnsPerDay)
      throw tryLater('MANY_QUESTIONS', 'That is enough practice for one day.', HOUR_MS)
  }
}

const holdsOf = ({ accountId, candidateId }: CandidatePlace) => ({ account: accountId, person: candidateId })
