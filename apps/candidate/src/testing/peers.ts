import {
  criteriaOf,
  type GivenReview,
  type PeerHome,
  type PeerLevels,
  type SharedAnswer,
  type TakenReview,
} from '@tryka/domain'

export const levelsAt = (level: number): PeerLevels => criteriaOf('behavioural').map((id) => ({ id, level }))

export const buildPeerHome = (over: Partial<PeerHome> = {}): PeerHome => ({
  card: {
    isOn: true,
    isAdult: true,
    name: 'Quiet Heron',
    areas: ['Blockchain'],
    types: ['behavioural'],
    level: 'mid',
    languages: ['English'],
    showsMark: false,
    version: 1,
  },
  calibrations: [],
  known: { count: 0, shift: null },
  helped: 0,
  hosted: 0,
  mark: null,
  blocked: 0,
  ...over,
})

export const ANSWER =
  'I stopped the importer on Friday. By Monday all rows were back, and both counts were equal.'

export const buildShared = (over: Partial<SharedAnswer> = {}): SharedAnswer => ({
  id: 'shared-1',
  turnId: 'turn-1',
  type: 'behavioural',
  level: 'mid',
  language: 'English',
  question: 'Tell me about a fault that was yours to fix.',
  text: ANSWER,
  state: 'reviewed',
  sharedAt: '2026-11-20T10:00:00.000Z',
  closesAt: '2026-11-27T10:00:00.000Z',
  price: 10,
  wanted: 2,
  given: 2,
  own: { score: 60, levels: levelsAt(3) },
  reviews: [
    {
      id: 'review-1',
      by: 'Grey Fox',
      mark: null,
      levels: levelsAt(2),
      quotes: ['I stopped the importer', 'all rows were back'],
      thing: 'Say who noticed that the rows were back.',
      state: 'submitted',
      at: '2026-11-20T12:00:00.000Z',
    },
    {
      id: 'review-2',
      by: 'Late Swift',
      mark: null,
      levels: levelsAt(3),
      quotes: ['on Friday', 'both counts were equal'],
      thing: 'Say what you do otherwise since then.',
      state: 'submitted',
      at: '2026-11-20T13:00:00.000Z',
    },
  ],
  median: levelsAt(2.5),
  ...over,
})

export const buildGiven = (over: Partial<GivenReview> = {}): GivenReview => ({
  id: 'review-4',
  answerId: 'shared-3',
  type: 'behavioural',
  question: 'Tell me about a date that was in danger.',
  thing: 'Say who noticed that the rows were back.',
  levels: levelsAt(3),
  quotes: ['I stopped the importer', 'all rows were back'],
  state: 'submitted',
  known: null,
  at: '2026-11-20T12:00:00.000Z',
  ...over,
})

export const buildTaken = (over: Partial<TakenReview> = {}): TakenReview => ({
  id: 'review-3',
  answerId: 'shared-2',
  type: 'behavioural',
  level: 'mid',
  question: 'Tell me about a date that was in danger.',
  text: ANSWER,
  until: '2026-11-21T10:00:00.000Z',
  ...over,
})
