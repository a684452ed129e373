import type { ApplicationStage, RejectReason } from '@tryka/domain'
import { at } from './random'

/** One application to the demo company before it has a person: times are days ago. */
export interface Slot {
  stage: ApplicationStage
  applied: number
  viewed?: number
  responded?: number
  screened?: number
  interviewed?: number
  offered?: number
  ended?: number
  rejectReason?: RejectReason
  withdrawReason?: string
  /** The person asks for another time of the interview. */
  asksToMove?: boolean
}

const range = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))

/** Twenty-seven of this week and two that have waited too long. */
const fresh = (): Slot[] => [
  ...range(27, (i) => ({
    stage: 'applied' as const,
    applied: 0.15 + i * 0.235,
    ...(i % 3 === 2 ? { viewed: 0.05 + i * 0.2 } : {}),
  })),
  { stage: 'applied', applied: 9.3, viewed: 6.2 },
  { stage: 'applied', applied: 11.4 },
]

const reviewed = (): Slot[] => [
  ...range(15, (i) => {
    const applied = 4.4 + i * 1.8
    return {
      stage: 'under_review' as const,
      applied,
      viewed: applied - 1.1,
      responded: applied - 1.2 - (i % 4) * 0.7,
    }
  }),
  ...range(12, (i) => {
    const applied = 13.2 + i * 1.7
    const slot = {
      stage: 'under_review' as const,
      applied,
      viewed: applied - 0.8,
      responded: applied - 2 - (i % 3),
      screened: applied - 6,
    }
    return i >= 8 ? { ...slot, interviewed: applied - 9 } : slot
  }),
]

const interviewing = (): Slot[] =>
  range(11, (i) => {
    const applied = 9.6 + i * 1.9
    return {
      stage: 'interview_scheduled',
      applied,
      viewed: applied - 0.6,
      responded: applied - 1.5 - (i % 4),
      screened: applied - 5.2,
      interviewed: applied - 7.4,
      ...(i === 2 ? { asksToMove: true } : {}),
    }
  })

const offered = (): Slot[] =>
  [22.3, 26.1, 32.4].map((applied) => ({
    stage: 'offer_received',
    applied,
    viewed: applied - 0.7,
    responded: applied - 2.2,
    screened: applied - 4,
    interviewed: applied - 7,
    offered: 2.2 + applied / 20,
  }))

const hired = (): Slot[] =>
  (
    [
      [28, 21],
      [29, 26],
      [120, 31],
      [190, 34],
      [335, 38],
    ] as const
  ).map(([applied, days]) => ({
    stage: 'hired',
    applied,
    viewed: applied - 1,
    responded: applied - 2.5,
    screened: applied - 4,
    interviewed: applied - 8,
    offered: applied - days + 3,
    ended: applied - days,
  }))

const REASONS: readonly RejectReason[] = ['skills', 'experience', 'location', 'pay']

const rejected = (): Slot[] => [
  ...[12.2, 15.6, 19.3, 24.7, 31.5, 340, 325, 255, 240, 185, 128, 105].map((applied, i): Slot => ({
    stage: 'rejected',
    applied,
    viewed: applied - 0.9,
    responded: applied - 3 - (i % 4),
    ended: applied - 6,
    rejectReason: at(REASONS, i),
  })),
  ...[26.4, 230].map((applied): Slot => ({
    stage: 'rejected',
    applied,
    viewed: applied - 1.3,
    responded: applied - 3,
    screened: applied - 5,
    ended: applied - 11,
    rejectReason: 'experience',
  })),
  ...[33.3, 125, 250].map((applied): Slot => ({
    stage: 'rejected',
    applied,
    viewed: applied - 1.1,
    responded: applied - 2,
    screened: applied - 4.5,
    interviewed: applied - 9,
    ended: applied - 16,
    rejectReason: 'interview',
  })),
]

const withdrawn = (): Slot[] => [
  { stage: 'withdrawn', applied: 5.7, ended: 3.1, withdrawReason: 'I accepted another position' },
  {
    stage: 'withdrawn',
    applied: 30.2,
    viewed: 29,
    responded: 27.5,
    ended: 24,
    withdrawReason: 'The commute is too long',
  },
  {
    stage: 'withdrawn',
    applied: 180,
    viewed: 179,
    responded: 176,
    ended: 172,
    withdrawReason: 'I stay where I am',
  },
  {
    stage: 'withdrawn',
    applied: 112,
    viewed: 111,
    responded: 109.5,
    screened: 107,
    interviewed: 103,
    offered: 96,
    ended: 93,
    withdrawReason: 'offer_declined',
  },
]

/** The ninety-six applications of the demo company. */
export const applicationSlots = (): Slot[] => [
  ...fresh(),
  ...reviewed(),
  ...interviewing(),
  ...offered(),
  ...hired(),
  ...rejected(),
  ...withdrawn(),
]

export const SOURCE_COUNTS = [
  ['search', 34],
  ['recommended', 27],
  ['invitation', 14],
  ['referral', 9],
  ['careers_page', 12],
] as const

/** The demo person's applications at other companies; two more are at the demo company. */
export const DEMO_PERSON_SLOTS: readonly (Slot & { company: string; role: string; note: string })[] = [
  {
    company: 'Kestrel Labs',
    role: 'Smart-Contract Engineer',
    stage: 'interview_scheduled',
    applied: 14.4,
    viewed: 13,
    responded: 12,
    screened: 10.6,
    interviewed: 9.4,
    note: 'Ask about their audit cycle.',
  },
  {
    company: 'Sable Finance',
    role: 'Smart-Contract Auditor',
    stage: 'interview_scheduled',
    applied: 11.2,
    viewed: 10,
    responded: 9,
    interviewed: 5,
    note: '',
  },
  {
    company: 'Octant AI',
    role: 'ML Platform Engineer',
    stage: 'under_review',
    applied: 17.3,
    viewed: 15,
    responded: 14,
    note: 'Referred to by a former colleague.',
  },
  {
    company: 'Varuna Cloud',
    role: 'Blockchain Infrastructure Engineer',
    stage: 'under_review',
    applied: 8.1,
    viewed: 6.5,
    responded: 6,
    note: '',
  },
  {
    company: 'Quillon Systems',
    role: 'Identity Engineer',
    stage: 'under_review',
    applied: 20.6,
    viewed: 19,
    responded: 18,
    screened: 13,
    note: '',
  },
  {
    company: 'Halden Security',
    role: 'Security Analyst',
    stage: 'applied',
    applied: 2.3,
    note: 'Different field, good team.',
  },
  {
    company: 'Nimbus Quant',
    role: 'AI Research Engineer',
    stage: 'applied',
    applied: 3.8,
    viewed: 1.6,
    note: '',
  },
  {
    company: 'Lumen Data',
    role: 'Data Scientist',
    stage: 'rejected',
    applied: 30.5,
    viewed: 29,
    responded: 28,
    screened: 25,
    interviewed: 21,
    ended: 15,
    rejectReason: 'interview',
    note: '',
  },
  {
    company: 'Sable Finance',
    role: 'Senior Web3 Full-Stack Developer',
    stage: 'rejected',
    applied: 27.4,
    viewed: 26,
    responded: 22,
    ended: 22,
    rejectReason: 'experience',
    note: '',
  },
  {
    company: 'Northlight Labs',
    role: 'Zero-Knowledge Engineer',
    stage: 'withdrawn',
    applied: 24.8,
    viewed: 23,
    responded: 21,
    ended: 12,
    withdrawReason: 'I want to learn more circuits first',
    note: '',
  },
]
