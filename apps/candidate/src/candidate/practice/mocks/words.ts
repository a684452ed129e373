import type { MockKind, MockLine, MockState } from '@tryka/domain'

type Tone = 'open' | 'vriddhi' | 'neutral'

export const KIND_WORDS: Record<MockKind, { name: string; text: string }> = {
  swap: { name: 'Swap', text: 'Both ask and both answer, 25 minutes each.' },
  ask: { name: 'Be asked', text: 'The other one asks for 25 minutes; you only answer.' },
  host: { name: 'Ask', text: 'You ask somebody for 25 minutes; you only listen.' },
}
export const MOCK_WORDS: Record<MockState, { word: string; tone: Tone }> = {
  booked: { word: 'Booked', tone: 'open' },
  live: { word: 'Going on', tone: 'open' },
  ended: { word: 'Ended', tone: 'open' },
  left: { word: 'Left', tone: 'neutral' },
  cancelled: { word: 'Called off', tone: 'neutral' },
  no_show: { word: 'Not held', tone: 'neutral' },
  confirmed: { word: 'Confirmed', tone: 'vriddhi' },
  not_confirmed: { word: 'Not confirmed', tone: 'neutral' },
}
export const ROLE_WORDS: Record<MockLine['role'], string> = {
  both: 'you ask and answer',
  answers: 'you answer',
  asks: 'you ask',
}
export const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** "18:00": a full hour. */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
