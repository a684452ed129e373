import type { PostingStatus, Urgency } from '@tryka/domain'
import { JOB_LOCATIONS, type JobLocation, TECHNOLOGIES, type Technology } from '@tryka/domain'

/** Active postings by field and place: 127 in all. Columns as in `JOB_LOCATIONS`. */
export const ACTIVE_CELLS: Record<Technology, readonly [number, number, number, number]> = {
  'AI & Machine Learning': [16, 12, 8, 5],
  Blockchain: [15, 7, 7, 3],
  'Data Science': [11, 6, 6, 6],
  Cybersecurity: [10, 6, 5, 4],
}

export interface Cell {
  technology: Technology
  location: JobLocation
}

/** Every active posting's field and place, one entry each. */
export const activeCells = (): Cell[] =>
  TECHNOLOGIES.flatMap((technology) =>
    JOB_LOCATIONS.flatMap((location, column) =>
      Array.from({ length: ACTIVE_CELLS[technology][column] ?? 0 }, () => ({ technology, location })),
    ),
  )

export const ACTIVE_TYPES = [
  ['Full-time', 108],
  ['Contract', 15],
  ['Part-time', 4],
] as const
export const ACTIVE_URGENCIES = [
  ['High', 34],
  ['Medium', 61],
  ['Low Priority', 32],
] as const

/** A posting of which field, place and role are fixed. */
export interface PlannedPosting extends Cell {
  role: string
  grade: number
}

/** The demo company's fifteen postings; `age` is days since posting, `closed` days since closing. */
export interface DemoPosting extends PlannedPosting {
  status: PostingStatus
  urgency: Urgency
  age: number
  closed?: number
  openings: number
}

const posting = (
  role: string,
  grade: number,
  technology: Technology,
  location: JobLocation,
  rest: Pick<DemoPosting, 'status' | 'urgency' | 'age' | 'openings'> & { closed?: number },
): DemoPosting => ({ role, grade, technology, location, ...rest })

const AI = 'AI & Machine Learning'
export const DEMO_POSTINGS: readonly DemoPosting[] = [
  posting('Blockchain Developer', 1, 'Blockchain', 'Remote', {
    status: 'Active',
    urgency: 'High',
    age: 41,
    openings: 4,
  }),
  posting('AI/ML Engineer', 0, AI, 'New York', { status: 'Active', urgency: 'Medium', age: 40, openings: 3 }),
  posting('Cybersecurity Specialist', 0, 'Cybersecurity', 'San Francisco', {
    status: 'Active',
    urgency: 'High',
    age: 39,
    openings: 2,
  }),
  posting('Protocol Engineer', 0, 'Blockchain', 'Remote', {
    status: 'Active',
    urgency: 'Medium',
    age: 42,
    openings: 2,
  }),
  posting('Data Engineer', 0, 'Data Science', 'San Francisco', {
    status: 'Active',
    urgency: 'Medium',
    age: 38,
    openings: 2,
  }),
  posting('AI Research Engineer', 0, AI, 'Remote', {
    status: 'Active',
    urgency: 'Low Priority',
    age: 43,
    openings: 1,
  }),
  posting('Smart-Contract Engineer', 0, 'Blockchain', 'San Francisco', {
    status: 'Active',
    urgency: 'High',
    age: 37,
    openings: 2,
  }),
  posting('Detection Engineer', 0, 'Cybersecurity', 'Seattle', {
    status: 'Active',
    urgency: 'Low Priority',
    age: 44,
    openings: 1,
  }),
  posting('Data Scientist', 0, 'Data Science', 'Remote', {
    status: 'Draft',
    urgency: 'Low Priority',
    age: 2,
    openings: 1,
  }),
  posting('ML Platform Engineer', 1, AI, 'San Francisco', {
    status: 'Draft',
    urgency: 'Medium',
    age: 5,
    openings: 1,
  }),
  posting('Cloud Security Engineer', 1, 'Cybersecurity', 'Remote', {
    status: 'Draft',
    urgency: 'Medium',
    age: 9,
    openings: 2,
  }),
  posting('Blockchain Developer', 0, 'Blockchain', 'San Francisco', {
    status: 'Closed',
    urgency: 'High',
    age: 345,
    closed: 296,
    openings: 1,
  }),
  posting('Machine Learning Engineer', 0, AI, 'Remote', {
    status: 'Closed',
    urgency: 'Medium',
    age: 265,
    closed: 210,
    openings: 1,
  }),
  posting('Security Analyst', 0, 'Cybersecurity', 'New York', {
    status: 'Closed',
    urgency: 'Medium',
    age: 205,
    closed: 155,
    openings: 1,
  }),
  posting('Analytics Engineer', 0, 'Data Science', 'San Francisco', {
    status: 'Closed',
    urgency: 'Low Priority',
    age: 135,
    closed: 88,
    openings: 1,
  }),
]

/** Postings of other companies on which the demo person's story rests. */
export const FEATURED: readonly (PlannedPosting & { company: string })[] = [
  {
    company: 'Kestrel Labs',
    role: 'Smart-Contract Engineer',
    grade: 0,
    technology: 'Blockchain',
    location: 'San Francisco',
  },
  { company: 'Octant AI', role: 'ML Platform Engineer', grade: 0, technology: AI, location: 'San Francisco' },
  {
    company: 'Halden Security',
    role: 'Security Analyst',
    grade: 0,
    technology: 'Cybersecurity',
    location: 'New York',
  },
  { company: 'Lumen Data', role: 'Data Scientist', grade: 0, technology: 'Data Science', location: 'Remote' },
  {
    company: 'Northlight Labs',
    role: 'Zero-Knowledge Engineer',
    grade: 0,
    technology: 'Blockchain',
    location: 'Remote',
  },
  {
    company: 'Varuna Cloud',
    role: 'Blockchain Infrastructure Engineer',
    grade: 0,
    technology: 'Blockchain',
    location: 'Remote',
  },
  { company: 'Nimbus Quant', role: 'AI Research Engineer', grade: 0, technology: AI, location: 'New York' },
  {
    company: 'Sable Finance',
    role: 'Smart-Contract Auditor',
    grade: 0,
    technology: 'Blockchain',
    location: 'San Francisco',
  },
  {
    company: 'Sable Finance',
    role: 'Web3 Full-Stack Developer',
    grade: 1,
    technology: 'Blockchain',
    location: 'Remote',
  },
  {
    company: 'Quillon Systems',
    role: 'Identity Engineer',
    grade: 0,
    technology: 'Cybersecurity',
    location: 'Remote',
  },
]

/** Postings that candidates must never see, of the other companies. */
export const OTHER_DRAFTS = 5
export const OTHER_CLOSED = 12
/** Active postings asking for the zero-knowledge role, featured ones included. */
export const ZERO_KNOWLEDGE_JOBS = 5
