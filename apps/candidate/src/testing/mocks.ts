import type { Mock, MockHome, MockLine, PeerRequest } from '@tryka/domain'

export const buildRequest = (over: Partial<PeerRequest> = {}): PeerRequest => ({
  id: 'request-1',
  kind: 'swap',
  type: 'behavioural',
  level: 'mid',
  language: 'English',
  hours: { zone: 'Europe/London', days: [1, 2], from: 18, to: 21 },
  state: 'matched',
  askedAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-12-04T10:00:00.000Z',
  price: 0,
  match: {
    name: 'Grey Fox',
    mark: 'helper',
    level: 'senior',
    answerBy: '2026-11-22T10:00:00.000Z',
    times: ['2026-11-23T18:00:00.000Z', '2026-11-23T18:30:00.000Z', '2026-11-24T19:00:00.000Z'],
    deposit: 20,
  },
  ...over,
})

export const buildMockLine = (over: Partial<MockLine> = {}): MockLine => ({
  id: 'mock-1',
  type: 'behavioural',
  role: 'both',
  name: 'Grey Fox',
  mark: null,
  startsAt: '2026-11-23T18:00:00.000Z',
  minutes: 50,
  state: 'booked',
  isSheetDue: false,
  by: null,
  costs: 0,
  ...over,
})

export const buildMockHome = (over: Partial<MockHome> = {}): MockHome => ({
  requests: [],
  mocks: [],
  lockedUntil: null,
  balance: 50,
  ...over,
})

/** A room in which one asks. */
export const buildMock = (over: Partial<Mock> = {}): Mock => ({
  ...buildMockLine({ state: 'live' }),
  otherId: 'request-2',
  level: 'mid',
  language: 'English',
  now: '2026-11-23T18:10:00.000Z',
  opensAt: '2026-11-23T17:45:00.000Z',
  liveAt: '2026-11-23T18:00:00.000Z',
  isOtherHere: true,
  canEnd: false,
  part: {
    n: 1,
    of: 2,
    endsAt: '2026-11-23T18:25:00.000Z',
    isAsking: true,
    questions: [
      { n: 0, stem: 'Tell me about a date that was in danger.', asked: [], answer: 'I moved the importer.' },
    ],
    followUps: [{ n: 0, text: 'What came on the day?', isAsked: false }],
    isLastQuestion: false,
  },
  link: null,
  otherLink: 'https://call.example/room',
  sheet: null,
  otherSheet: null,
  answers: [],
  ...over,
})
