import type { EntityManager } from 'typeorm'
import { In } from 'typeorm'
import { questionOf } from '@tryka/coach'
import type { Mock, MockHome, MockLine, MockSheet, PeerRequest } from '@tryka/domain'
import { CREDIT_PRICES, HOUR_MS, isHere, MINUTE_MS, MOCK_RULES, mockMinutes } from '@tryka/domain'
import type { CandidatePlace, CandidateRef } from '../../core/places'
import { balanceOf, purseOf } from '../../credits/purse'
import { shownOf, type Shown } from '../marks'
import { isCounted, timesOf } from './meet'
import { mocksOf, otherSide, requestOf, requestsOf, sideOf } from './mock-moves'
import { lockedUntil } from './no-shows'
import { followUpsOf, partNow } from './parts'
import {
  MockSheetEntity,
  PeerRequestEntity,
  type MockPart,
  type Side,
  type StoredMockRow,
  type StoredMockSheetRow,
  type StoredPeerRequestRow,
} from './mock.table'

const SHOWN = 20
/** Somebody whose card is gone. */
const NAMELESS: Shown = { name: 'Somebody', mark: null }

export const isOpenRequest = ({ state }: Pick<StoredPeerRequestRow, 'state'>): boolean =>
  state === 'open' || state === 'matched' || state === 'agreed'

/** What is put aside by agreeing now; the first mock interviews are without. */
export async function depositNow(manager: EntityManager, candidateId: string): Promise<number> {
  const counted = (await mocksOf(manager, candidateId)).filter(isCounted).length
  const agreed = (await requestsOf(manager, candidateId)).filter(({ state }) => state === 'agreed').length
  return counted + agreed >= MOCK_RULES.freeMocks ? CREDIT_PRICES.mockDeposit : 0
}

export async function requestView(
  manager: EntityManager,
  row: StoredPeerRequestRow,
  at: string,
): Promise<PeerRequest> {
  const { id, kind, type, level, language, hours, state, askedAt, expiresAt, price, otherId, answerBy } = row
  const other =
    otherId && isOpenRequest(row) ? await manager.findOneBy(PeerRequestEntity, { id: otherId }) : null
  const shown = await shownOf(manager, other ? [other.candidateId] : [])
  return {
    id,
    kind,
    type,
    level,
    language,
    hours,
    state,
    askedAt,
    expiresAt,
    price,
    match:
      other && answerBy
        ? {
            ...(shown.get(other.candidateId) ?? NAMELESS),
            level: other.level,
            answerBy,
            times: state === 'agreed' ? row.times : await timesOf(manager, row, other, Date.parse(at)),
            deposit: await depositNow(manager, row.candidateId),
          }
        : null,
  }
}

export async function homeView(manager: EntityManager, place: CandidatePlace, at: string): Promise<MockHome> {
  const { candidateId } = place
  const requests = (await requestsOf(manager, candidateId)).filter(isOpenRequest)
  const mocks = (await mocksOf(manager, candidateId)).slice(0, SHOWN)
  return {
    requests: await Promise.all(requests.map((row) => requestView(manager, row, at))),
    mocks: await lineViews(manager, mocks, candidateId, at),
    lockedUntil: await lockedUntil(manager, candidateId, at),
    balance: await balanceOf(manager, purseOf(place)),
  }
}

const sheetsOf = (manager: EntityManager, rows: readonly StoredMockRow[]): Promise<StoredMockSheetRow[]> =>
  rows.length
    ? manager.findBy(MockSheetEntity, { mockId: In(rows.map(({ id }) => id)) })
    : Promise.resolve([])

/** Mock interviews as one side of them has them in a list. */
async function lineViews(
  manager: EntityManager,
  rows: readonly StoredMockRow[],
  candidateId: string,
  at: string,
): Promise<MockLine[]> {
  const shown = await shownOf(
    manager,
    rows.flatMap(({ a, b }) => [a, b]),
  )
  const sheets = await sheetsOf(manager, rows)
  return rows.flatMap((row) => {
    const side = sideOf(row, candidateId)
    if (!side) return []
    const own = sheets.some((one) => one.mockId === row.id && one.candidateId === candidateId)
    const other = shown.get(row[otherSide(side)]) ?? NAMELESS
    return [lineView(row, side, { at, other, hasSheet: own })]
  })
}

function lineView(
  row: StoredMockRow,
  side: Side,
  { at, other, hasSheet }: { at: string; other: Shown; hasSheet: boolean },
): MockLine {
  const { id, type, kind, startsAt, state, by } = row
  const hasDeposit = (side === 'a' ? row.depositA : row.depositB) !== null
  return {
    id,
    type,
    role: kind === 'swap' ? 'both' : side === 'a' ? 'answers' : 'asks',
    ...other,
    startsAt,
    minutes: mockMinutes(kind),
    state,
    isSheetDue: state === 'ended' && !hasSheet,
    by: by === null ? null : by === 'both' ? 'both' : by === side ? 'me' : 'other',
    costs: state === 'booked' && hasDeposit && isLate(row, at) ? CREDIT_PRICES.mockDeposit : 0,
  }
}

/** True once calling it off costs the deposit. */
export const isLate = ({ startsAt }: StoredMockRow, at: string): boolean =>
  Date.parse(startsAt) - Date.parse(at) < MOCK_RULES.cancelHours * HOUR_MS

export const opensAtOf = ({ startsAt }: StoredMockRow): string =>
  new Date(Date.parse(startsAt) - MOCK_RULES.opensMinutes * MINUTE_MS).toISOString()

const sheetView = ({
  tookPlace,
  help,
  levels,
  reasons,
  thing,
  submittedAt,
}: StoredMockSheetRow): MockSheet => ({
  tookPlace,
  help,
  levels,
  reasons,
  thing,
  submittedAt,
})
const stemOf = (id: string): string => questionOf(id)?.stem ?? ''

/** The part that goes on now, as one side sees it: whoever answers reads nothing of what may be asked. */
function partView(row: StoredMockRow, side: Side, now: number): Mock['part'] {
  const current = partNow(row, now)
  if (!current) return null
  const { n, of, answers, part, endsAt } = current
  const isAsking = answers !== side
  const shown = part.questions.slice(0, part.at + 1)
  const asked = part.asked[part.at] ?? []
  return {
    n,
    of,
    endsAt,
    isAsking,
    questions: shown.map((id, index) => ({
      n: index,
      stem: stemOf(id),
      asked: (part.asked[index] ?? []).flatMap((at) => followUpsOf(id)[at] ?? []),
      answer: part.answers[index] ?? '',
    })),
    followUps: isAsking
      ? followUpsOf(part.questions[part.at] ?? '').map((text, index) => ({
          n: index,
          text,
          isAsked: asked.includes(index),
        }))
      : [],
    isLastQuestion: part.at >= part.questions.length - 1,
  }
}

const answersOf = (part: MockPart | null): Mock['answers'] =>
  (part?.questions ?? []).flatMap((id, index) => {
    const text = part?.answers[index] ?? ''
    return text ? [{ stem: stemOf(id), text }] : []
  })

/** True once both were there so long that ending it loses nothing. */
export const canEnd = ({ state, presence: { a, b } }: StoredMockRow): boolean =>
  state === 'live' && Math.min(a.seconds, b.seconds) >= MOCK_RULES.leastMinutes * 60

/** One mock interview as one side sees it. What the other said of it is sealed until both did. */
export async function mockView(
  manager: EntityManager,
  row: StoredMockRow,
  { candidateId }: Pick<CandidateRef, 'candidateId'>,
  at: string,
): Promise<Mock> {
  const side = sideOf(row, candidateId) ?? 'a'
  const other = otherSide(side)
  const [shown, sheets] = await Promise.all([shownOf(manager, [row[other]]), sheetsOf(manager, [row])])
  const [own, theirs] = [row[side], row[other]].map((id) => sheets.find((one) => one.candidateId === id))
  const now = Date.parse(at)
  const opensAt = opensAtOf(row)
  const isRoom = (row.state === 'booked' && at >= opensAt) || row.state === 'live'
  return {
    ...lineView(row, side, { at, other: shown.get(row[other]) ?? NAMELESS, hasSheet: own !== undefined }),
    otherId: requestOf(row, other),
    level: row.level,
    language: row.language,
    now: at,
    opensAt,
    liveAt: row.liveAt,
    isOtherHere: isRoom && isHere(row.presence[other], now),
    canEnd: canEnd(row),
    part: partView(row, side, now),
    link: row.links[side],
    otherLink: isRoom ? row.links[other] : null,
    sheet: own ? sheetView(own) : null,
    otherSheet: own && theirs ? sheetView(theirs) : null,
    answers: answersOf(row.parts[side]),
  }
}
