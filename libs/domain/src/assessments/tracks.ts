/** The tracks that exist; which of them can be taken is said by the API. */
export const TRACK_SLUGS = [
  'solidity',
  'typescript',
  'python',
  'sql',
  'statistics',
  'machine-learning',
  'application-security',
  'system-design',
] as const
export type TrackSlug = (typeof TRACK_SLUGS)[number]

export interface Topic {
  id: string
  name: string
  /** Of all tasks, in per cent. */
  share: number
}

/** What everybody may know of a test: what it measures, and for how long. */
export interface Track {
  slug: TrackSlug
  /** The name in the catalogue of skills. */
  skill: string
  topics: readonly Topic[]
  /** How long most people take. */
  minutes: { least: number; most: number }
}

const MINUTES = { least: 25, most: 50 } as const

export const TRACKS: readonly Track[] = [
  {
    slug: 'solidity',
    skill: 'Solidity',
    minutes: MINUTES,
    topics: [
      { id: 'storage', name: 'Storage and types', share: 20 },
      { id: 'control', name: 'Control and errors', share: 15 },
      { id: 'calls', name: 'Calls and value', share: 20 },
      { id: 'security', name: 'Security', share: 25 },
      { id: 'gas', name: 'Gas', share: 10 },
      { id: 'tokens', name: 'Tokens and standards', share: 10 },
    ],
  },
  {
    slug: 'typescript',
    skill: 'TypeScript',
    minutes: MINUTES,
    topics: [
      { id: 'values', name: 'Values and scope', share: 20 },
      { id: 'async', name: 'Async', share: 20 },
      { id: 'types', name: 'Types', share: 25 },
      { id: 'collections', name: 'Collections', share: 15 },
      { id: 'modules', name: 'Modules and errors', share: 20 },
    ],
  },
  {
    slug: 'python',
    skill: 'Python',
    minutes: MINUTES,
    topics: [
      { id: 'data-model', name: 'Data model', share: 25 },
      { id: 'functions', name: 'Functions', share: 20 },
      { id: 'iteration', name: 'Iteration', share: 20 },
      { id: 'errors', name: 'Errors and context', share: 15 },
      { id: 'numeric', name: 'Numbers and text', share: 20 },
    ],
  },
  {
    slug: 'sql',
    skill: 'SQL',
    minutes: MINUTES,
    topics: [
      { id: 'select', name: 'Select and filter', share: 15 },
      { id: 'joins', name: 'Joins', share: 20 },
      { id: 'grouping', name: 'Grouping', share: 20 },
      { id: 'windows', name: 'Windows', share: 15 },
      { id: 'nulls', name: 'Nulls and types', share: 15 },
      { id: 'keys', name: 'Keys, indexes and plans', share: 15 },
    ],
  },
  {
    slug: 'statistics',
    skill: 'Statistics',
    minutes: MINUTES,
    topics: [
      { id: 'description', name: 'Description', share: 15 },
      { id: 'probability', name: 'Probability', share: 20 },
      { id: 'estimation', name: 'Estimation', share: 20 },
      { id: 'tests', name: 'Tests and experiments', share: 25 },
      { id: 'regression', name: 'Regression', share: 20 },
    ],
  },
  {
    slug: 'machine-learning',
    skill: 'Machine Learning',
    minutes: MINUTES,
    topics: [
      { id: 'framing', name: 'Framing and data', share: 20 },
      { id: 'evaluation', name: 'Evaluation', share: 25 },
      { id: 'linear-and-trees', name: 'Linear models and trees', share: 15 },
      { id: 'networks', name: 'Networks', share: 20 },
      { id: 'operations', name: 'Operation and drift', share: 20 },
    ],
  },
  {
    slug: 'application-security',
    skill: 'Application Security',
    minutes: MINUTES,
    topics: [
      { id: 'input', name: 'Input and output', share: 20 },
      { id: 'identity', name: 'Identity and sessions', share: 20 },
      { id: 'cryptography', name: 'Use of cryptography', share: 20 },
      { id: 'web', name: 'Web platform', share: 20 },
      { id: 'threats', name: 'Threat modelling', share: 20 },
    ],
  },
  {
    slug: 'system-design',
    skill: 'System Design',
    minutes: MINUTES,
    topics: [
      { id: 'estimation', name: 'Estimation', share: 20 },
      { id: 'storage', name: 'Storage', share: 20 },
      { id: 'consistency', name: 'Consistency', share: 20 },
      { id: 'queues', name: 'Caching and queues', share: 20 },
      { id: 'operation', name: 'Failure and operation', share: 20 },
    ],
  },
]

/** The tracks whose banks of tasks are whole: these can be taken. The banks' own specs compare. */
export const OPEN_TRACKS: readonly TrackSlug[] = [
  'solidity',
  'typescript',
  'sql',
  'machine-learning',
  'application-security',
]
/** What the page of an open track says of its bank: which one it is, and how far its difficulties are known. The same specs compare. */
export const TRACK_BANKS: Partial<
  Record<TrackSlug, { version: string; calibration: 'provisional' | 'checked' | 'calibrated' }>
> = {
  solidity: { version: '2026.1', calibration: 'provisional' },
  typescript: { version: '2026.1', calibration: 'provisional' },
  sql: { version: '2026.1', calibration: 'provisional' },
  'machine-learning': { version: '2026.1', calibration: 'provisional' },
  'application-security': { version: '2026.1', calibration: 'provisional' },
}
/** Those of them that try out new tasks; the page of a track says so. */
export const PILOT_TRACKS: readonly TrackSlug[] = []

/** The track that proves a skill of the catalogue, if there is one. */
export const trackOfSkill = (skill: string): Track | undefined =>
  TRACKS.find((track) => track.skill === skill)

/** What a topic of a track is called. */
export const topicName = (track: TrackSlug, topic: string): string =>
  TRACKS.find(({ slug }) => slug === track)?.topics.find(({ id }) => id === topic)?.name ?? ''
