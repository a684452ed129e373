import { template } from '../../../tasks/template'

const NAMES = [
  { old: 'income', now: 'income_eur' },
  { old: 'duration', now: 'duration_ms' },
  { old: 'weight', now: 'weight_kg' },
  { old: 'area', now: 'area_code' },
  { old: 'score', now: 'risk_score' },
] as const

export const stepsOf = ({ old, now }: { old: string; now: string }) =>
  ({
    write: `Write ${now} beside ${old} for all new rows`,
    fill: `Fill ${now} for the rows that are already there`,
    train: `Train a model that reads ${now} on the whole table`,
    few: `Let the model that reads ${now} answer a few requests`,
    all: `Let the model that reads ${now} answer all requests`,
    retire: `Retire the model that reads ${old}, also as a way back`,
    drop: `Remove ${old} from the table and from what writes it`,
  }) as const
export type Step = keyof ReturnType<typeof stepsOf>
const STEPS: readonly Step[] = ['write', 'fill', 'train', 'few', 'all', 'retire', 'drop']
const LENGTH = 5

export default template({
  id: 'machine-learning/operations/schema-change-order',
  revision: 1,
  kind: 'ordering',
  topic: 'operations',
  grade: 4,
  nudge: -0.3,
  seconds: 150,
  status: 'active',
  idea: 'A feature is changed by adding, moving over and only then removing: at every moment the model in service, and the way back, find their input.',
  params: (rng) => ({ names: rng.pick(NAMES), shown: rng.sample(STEPS, LENGTH) }),
  ask: ({ names, shown }) => ({
    stem: `A model in service reads the column \`${names.old}\` of a feature table that grows all the time. It is to read \`${names.now}\` instead, without a pause and with a way back until the new model has proved itself. Put these steps in order, first at the top; some are left out.`,
    options: shown.map((step) => stepsOf(names)[step]),
  }),
  key: ({ shown }) => ({
    kind: 'ordering',
    orders: [STEPS.filter((step) => shown.includes(step)).map((step) => shown.indexOf(step))],
  }),
  why: () =>
    'New rows first, or the filling never ends; then old rows, training, release by steps; the old column goes when no model reads it any more.',
  source: [
    'Ambler and Sadalage: Refactoring databases, Addison-Wesley 2006',
    'Breck et al. 2017: The ML test score',
  ],
})
