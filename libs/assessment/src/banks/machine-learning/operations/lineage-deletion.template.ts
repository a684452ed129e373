import { template } from '../../../tasks/template'

const SOURCES = ['orders', 'reviews', 'support_chats'] as const
/** What may be made of others, in an order in which it can be made. */
const MADE = [
  'sessions',
  'word_vectors',
  'daily_features',
  'training_set',
  'ranking_model',
  'cached_scores',
  'search_index',
] as const
const OFFERED = 6

export default template({
  id: 'machine-learning/operations/lineage-deletion',
  revision: 1,
  kind: 'multiple',
  topic: 'operations',
  grade: 3,
  seconds: 150,
  status: 'active',
  idea: 'What a person asks to have deleted lives on in everything that was derived from it, also by several steps.',
  params: (rng) => {
    for (;;) {
      const chosen = new Set(rng.sample(MADE, OFFERED))
      const made: { name: string; from: string[] }[] = []
      for (const name of MADE.filter((one) => chosen.has(one)))
        made.push({ name, from: rng.sample([...SOURCES, ...made.map((one) => one.name)], rng.int(1, 2)) })
      const source = rng.pick(SOURCES)
      const reached = new Set<string>([source])
      for (const { name, from } of made) if (from.some((one) => reached.has(one))) reached.add(name)
      const touched = made.map(({ name }) => name).filter((name) => reached.has(name))
      // Some and not all, and one at least by a detour.
      const isFar = made.some(({ name, from }) => reached.has(name) && !from.includes(source))
      if (touched.length > 1 && touched.length < OFFERED && isFar)
        return { made: rng.shuffle(made), source, touched, shown: rng.shuffle(made.map(({ name }) => name)) }
    }
  },
  ask: ({ made, source, shown }) => ({
    stem: `Each line says from what an artefact is made. A person asks to be deleted, and is found in the table \`${source}\` alone. Which artefacts may hold something that was derived from this person’s rows, and have to be looked at? Choose all.`,
    code: made.map(({ name, from }) => `${name} <- ${from.join(', ')}`).join('\n'),
    options: shown,
  }),
  key: ({ touched, shown }) => ({
    kind: 'multiple',
    right: shown.flatMap((name, i) => (touched.includes(name) ? [i] : [])),
  }),
  why: ({ source, touched }) =>
    `From ${source} these can be reached, by one step or several: ${touched.join(', ')}.`,
  source: [
    'Regulation (EU) 2016/679 (GDPR), Article 17',
    'Polyzotis et al. 2018: Data lifecycle challenges in production machine learning',
  ],
})
