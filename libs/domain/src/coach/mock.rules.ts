import { localTime } from '../hiring/zone'
import { DAY_MS, MINUTE_MS } from '../timing'

/**
 * What two people do in a mock interview: both ask, one only answers, or one only asks. Who only answers puts points
 * aside for the other's time, and who only asks is the one that it finds.
 */
export const MOCK_KINDS = ['swap', 'ask', 'host'] as const
export type MockKind = (typeof MOCK_KINDS)[number]
/** Whom a request of a kind meets. */
export const MOCK_PARTNER: Readonly<Record<MockKind, MockKind>> = { swap: 'swap', ask: 'host', host: 'ask' }

export const MOCK_RULES = {
  requestsAtOnce: 2,
  perWeek: 4,
  /** A request that meets nobody ends. */
  waitDays: 14,
  /** How far ahead the hours of two people are compared. */
  aheadDays: 10,
  /** Hours that two people must have in common. */
  commonHours: 2,
  /** How long both may think about a match. */
  answerHours: 48,
  /** The same two people do not meet again for so many days. */
  pairDays: 90,
  timesMost: 8,
  /** Minutes of each part: who answers changes then, where both ask. */
  partMinutes: 25,
  /** From when on the room is open, and when a call link is shown, in minutes before. */
  opensMinutes: 15,
  /** Both must be there within so many minutes. */
  lateMinutes: 10,
  /** How long each must have been there. */
  leastMinutes: 15,
  /** So long after its parts the room closes by itself. */
  overMinutes: 10,
  /** Somebody who is not heard of for so many seconds is away; screens say that they are there four times a minute. */
  awaySeconds: 45,
  beatSeconds: 15,
  /** Whoever was there last went so many minutes ago: it is over. */
  emptyMinutes: 10,
  sheetHours: 72,
  reasons: 3,
  reasonWords: 8,
  reason: 400,
  /** Of 4. */
  helpLeast: 2,
  questions: 3,
  answer: 6_000,
  /** Cancelled at least so many hours before it costs nothing. */
  cancelHours: 12,
  /** Mocks without a deposit. */
  freeMocks: 2,
  noShows: 2,
  noShowDays: 60,
  /** What was written in the room and in the sheets goes so many days after its end. */
  keepDays: 30,
} as const

/** When somebody has time: on these days of the week, from one full hour to another, in a zone. */
export interface PeerHours {
  zone: string
  /** 1 Monday to 7 Sunday. */
  days: number[]
  from: number
  to: number
}

const HALF_HOUR = 30 * MINUTE_MS

/** True when the half hour that begins at a moment lies within somebody's hours. */
export function isWithin({ zone, days, from, to }: PeerHours, at: number): boolean {
  const { weekday, hour, minute } = localTime(new Date(at), zone)
  return days.includes(weekday) && hour >= from && hour * 60 + minute + 30 <= to * 60
}

/** Half hours that two people have in common, from a moment on. */
function commonHalves(one: PeerHours, other: PeerHours, now: number): number[] {
  const found: number[] = []
  const first = Math.ceil(now / HALF_HOUR) * HALF_HOUR
  for (let at = first; at < now + MOCK_RULES.aheadDays * DAY_MS; at += HALF_HOUR)
    if (isWithin(one, at) && isWithin(other, at)) found.push(at)
  return found
}

/** Hours that two people have in common within the days that are looked at. */
export const commonHours = (one: PeerHours, other: PeerHours, now: number): number =>
  commonHalves(one, other, now).length / 2

/** When two people can begin, each with an hour that both have. */
export function commonStarts(one: PeerHours, other: PeerHours, now: number): string[] {
  const halves = commonHalves(one, other, now)
  const known = new Set(halves)
  return halves.filter((at) => known.has(at + HALF_HOUR)).map((at) => new Date(at).toISOString())
}

/** Minutes that a mock interview takes. */
export const mockMinutes = (kind: MockKind): number => MOCK_RULES.partMinutes * (kind === 'swap' ? 2 : 1)

/** Words of a text, as people count them. */
export const wordsIn = (text: string): number => (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).length

/** One reason as it is compared with others: what is left without case, marks and spaces. */
export const plainReason = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** How much of a mock interview one side was there. */
export interface Presence {
  firstAt: string | null
  lastAt: string | null
  /** Seconds of both being there. */
  seconds: number
}
export const ABSENT: Presence = { firstAt: null, lastAt: null, seconds: 0 }

/** True while somebody's screen was heard of a moment ago. */
export const isHere = ({ lastAt }: Presence, now: number): boolean =>
  lastAt !== null && now - Date.parse(lastAt) <= MOCK_RULES.awaySeconds * 1_000

/** Presence after a screen said that its person is there; only what lies between two near beats counts. */
export function afterBeat(before: Presence, now: number, isLive: boolean): Presence {
  const at = new Date(now).toISOString()
  const gap = before.lastAt === null ? 0 : Math.floor((now - Date.parse(before.lastAt)) / 1_000)
  const counted = isLive && gap > 0 && gap <= MOCK_RULES.awaySeconds ? gap : 0
  return { firstAt: before.firstAt ?? at, lastAt: at, seconds: before.seconds + counted }
}

/** True when somebody came in time and stayed long enough. */
export const wasThere = ({ firstAt, seconds }: Presence, startsAt: string): boolean =>
  firstAt !== null &&
  Date.parse(firstAt) <= Date.parse(startsAt) + MOCK_RULES.lateMinutes * MINUTE_MS &&
  seconds >= MOCK_RULES.leastMinutes * 60

/** What one side said of a mock interview, as it counts. */
export interface Said {
  tookPlace: boolean
  help: number
  reasons: readonly string[]
}

/** True when what both said makes it a mock interview that counts: it took place, it helped, and neither copied. */
export function areInAgreement(one: Said, other: Said): boolean {
  const theirs = new Set(other.reasons.map(plainReason))
  return (
    [one, other].every(
      ({ tookPlace, help, reasons }) =>
        tookPlace &&
        help >= MOCK_RULES.helpLeast &&
        reasons.filter((reason) => wordsIn(reason) >= MOCK_RULES.reasonWords).length >= MOCK_RULES.reasons,
    ) && !one.reasons.some((reason) => theirs.has(plainReason(reason)))
  )
}
