import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { z } from 'zod'
import type { AcceptMock, AskMock, MockHome } from '@tryka/domain'
import { CREDIT_HOLD_DAYS, CREDIT_PRICES, MOCK_RULES, PEER_REQUEST_MACHINE, periodStart } from '@tryka/domain'
import type { Database } from '../../../../db/database'
import type { OneCall } from '../../../../services/idempotency/idempotency'
import type { Change, Changes } from '../../core/change'
import { nothingHere, refused } from '../../core/errors'
import type { CandidatePlace } from '../../core/places'
import { purseOf } from '../../credits/purse'
import { holdFor } from '../../credits/spend'
import { CandidateEntity } from '../../profile/candidate.table'
import { requirePeer, requirePeerAccount } from '../peer-access'
import { cardOf, ownOf } from '../peer-cards.service'
import { daysLater } from '../peer-moves'
import { holdingPeople } from '../peer-people'
import { book } from './book'
import { isCounted, practisable, timesOf } from './meet'
import { mocksOf, moveRequest, reopenOther } from './mock-moves'
import { depositNow, homeView, isOpenRequest } from './mock-view'
import { PeerRequestEntity, type StoredPeerRequestRow } from './mock.table'
import { lockedUntil } from './no-shows'

const otherPrice = () => refused(409, 'PRICE', 'It costs something else now. Look at it again.')
const overNow = () => refused(409, 'TOO_LATE', 'This match is over. We look on.')

/** How people look for somebody to practise with, and agree. */
export class RequestsService {
  constructor(private readonly deps: { db: Database; changes: Changes }) {}

  async home(place: CandidatePlace): Promise<MockHome> {
    const { read } = this.deps.db
    await requirePeerAccount(read, place)
    return homeView(read, place, place.calledAt)
  }

  ask(place: CandidatePlace, body: z.output<typeof AskMock>, call?: OneCall): Promise<MockHome> {
    const { kind, type, language, hours, price } = body
    return this.run(
      place,
      [],
      async (change) => {
        const { manager, at } = change
        const card = await cardOf(manager, place)
        await requirePeer(manager, place, card)
        if (!card?.types.includes(type)) throw refused(400, 'TYPE', 'Choose a type that is on your card.')
        if (!card.languages.includes(language))
          throw refused(400, 'LANGUAGE', 'Choose a language that is on your card.')
        const until = await lockedUntil(manager, place.candidateId, at)
        if (until)
          throw refused(409, 'NO_SHOWS', 'You did not come twice. Look for somebody again later.', { until })
        const open = (await this.own(manager, place)).filter(isOpenRequest)
        if (open.length >= MOCK_RULES.requestsAtOnce)
          throw refused(409, 'TOO_MANY', `At most ${MOCK_RULES.requestsAtOnce} requests at once.`)
        if (price !== (kind === 'ask' ? CREDIT_PRICES.mock : 0)) throw otherPrice()
        const person = await manager.findOneByOrFail(CandidateEntity, { id: place.candidateId })
        const id = randomUUID()
        await change.move(PEER_REQUEST_MACHINE, { from: 'none', action: 'ask', by: place, subjectId: id })
        await manager.insert(PeerRequestEntity, {
          id,
          ...ownOf(place),
          kind,
          type,
          areas: card.areas,
          level: card.level,
          language,
          hours: { ...hours, zone: person.timeZone },
          state: 'open',
          price,
          askedAt: at,
          expiresAt: daysLater(at, MOCK_RULES.waitDays),
          past: [],
          otherId: null,
          answerBy: null,
          times: [],
          depositId: null,
        })
        const endsAt = daysLater(at, CREDIT_HOLD_DAYS)
        if (price > 0)
          await holdFor(change, purseOf(place), { deedId: id, amount: price, note: 'Mock interview', endsAt })
        return homeView(manager, place, at)
      },
      call,
    )
  }

  /** Agrees for oneself; the second of the two books the earliest time that suits both. */
  async accept(
    place: CandidatePlace,
    id: string,
    { times, deposit }: z.output<typeof AcceptMock>,
  ): Promise<MockHome> {
    return this.withOther(place, id, async (change, row, other) => {
      const { manager, at, now } = change
      await requirePeer(manager, place, await cardOf(manager, place))
      if (row.state !== 'matched' || !other)
        await change.move(PEER_REQUEST_MACHINE, {
          from: row.state,
          action: 'agree',
          by: place,
          subjectId: id,
        })
      if (!other || (row.answerBy ?? at) <= at) throw overNow()
      if (!(await practisable(manager, place, [other.candidateId], at)).has(other.candidateId))
        throw overNow()
      const possible = await timesOf(manager, row, other, now.getTime())
      if (times.some((time) => !possible.includes(new Date(time).toISOString())))
        throw refused(409, 'OTHER_TIMES', 'The times have changed. Choose again.')
      await refuseFullWeek(manager, place, times)
      if (deposit !== (await depositNow(manager, place.candidateId))) throw otherPrice()
      const depositId = deposit > 0 ? randomUUID() : null
      const chosen = times.map((time) => new Date(time).toISOString()).sort()
      const agreed = await moveRequest(
        change,
        row,
        { action: 'agree', by: place },
        { times: chosen, depositId },
      )
      if (depositId)
        await holdFor(change, purseOf(place), {
          deedId: depositId,
          amount: deposit,
          note: 'Mock interview',
          endsAt: daysLater(at, CREDIT_HOLD_DAYS),
        })
      if (other.state === 'agreed') await book(change, agreed, other)
      return homeView(manager, place, at)
    })
  }

  decline(place: CandidatePlace, id: string): Promise<MockHome> {
    return this.withOther(place, id, async (change, row, other) => {
      await reopenOther(change, row)
      const past = [...row.past, ...(other ? [other.candidateId] : [])]
      await moveRequest(change, row, { action: 'decline', by: place }, { past })
      return homeView(change.manager, place, change.at)
    })
  }

  cancel(place: CandidatePlace, id: string): Promise<MockHome> {
    return this.withOther(place, id, async (change, row) => {
      await reopenOther(change, row)
      await moveRequest(change, row, { action: 'cancel', by: place })
      return homeView(change.manager, place, change.at)
    })
  }

  private own(manager: EntityManager, place: CandidatePlace): Promise<StoredPeerRequestRow[]> {
    return manager.findBy(PeerRequestEntity, ownOf(place))
  }

  /** With the person of the other request held as well; both are read once they are. */
  private async withOther<T>(
    place: CandidatePlace,
    id: string,
    work: (change: Change, row: StoredPeerRequestRow, other: StoredPeerRequestRow | null) => Promise<T>,
  ): Promise<T> {
    const { read } = this.deps.db
    const find = async (manager: EntityManager) => {
      const row = await manager.findOneBy(PeerRequestEntity, { id, ...ownOf(place) })
      if (!row) throw nothingHere('This request')
      const other = row.otherId ? await manager.findOneBy(PeerRequestEntity, { id: row.otherId }) : null
      return { row, other: other?.otherId === id ? other : null }
    }
    const known = await find(read)
    return this.run(place, known.other ? [known.other.candidateId] : [], async (change) => {
      const { row, other } = await find(change.manager)
      // Who was matched meanwhile is not held.
      if (other && other.id !== known.other?.id) throw overNow()
      return work(change, row, other)
    })
  }

  private run<T>(
    { candidateId }: CandidatePlace,
    others: readonly string[],
    work: (change: Change) => Promise<T>,
    call?: OneCall,
  ): Promise<T> {
    return holdingPeople(this.deps, [candidateId, ...others], work, call)
  }
}

async function refuseFullWeek(manager: EntityManager, place: CandidatePlace, times: readonly string[]) {
  const rows = (await mocksOf(manager, place.candidateId)).filter(isCounted)
  const weekOf = (time: string) => periodStart('week', new Date(time).toISOString())
  for (const time of times)
    if (rows.filter(({ startsAt }) => weekOf(startsAt) === weekOf(time)).length >= MOCK_RULES.perWeek)
      throw refused(409, 'WEEK_FULL', `At most ${MOCK_RULES.perWeek} mock interviews a week.`)
}
