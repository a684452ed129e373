import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

/** What is asked about each kind of element; whether a store is asked about repudiation hangs on what it holds. */
const ASKED = {
  entity: ['Spoofing', 'Repudiation'],
  process: [
    'Spoofing',
    'Tampering',
    'Repudiation',
    'Information disclosure',
    'Denial of service',
    'Elevation of privilege',
  ],
  flow: ['Tampering', 'Information disclosure', 'Denial of service'],
  store: ['Tampering', 'Information disclosure', 'Denial of service'],
} as const
type Kind = keyof typeof ASKED
const KINDS = ['entity', 'process', 'flow', 'store'] as const

const ENTITIES = ['customer', 'partner company', 'tax office', 'courier'] as const
const PROCESSES = ['order service', 'login service', 'price engine', 'mail sender'] as const
const STORES = ['order table', 'price list', 'customer table', 'stock table'] as const

export default template({
  id: 'application-security/threats/stride-of-elements',
  revision: 1,
  kind: 'multiple',
  topic: 'threats',
  grade: 3,
  seconds: 120,
  status: 'active',
  idea: 'Each kind of element of a diagram has its own threats: only what acts for itself is spoofed, only code gains rights.',
  params: (rng) =>
    drawnUntil(
      () => {
        const [entity, process, store] = [rng.pick(ENTITIES), rng.pick(PROCESSES), rng.pick(STORES)]
        const names: Record<Kind, string> = {
          entity,
          process,
          store,
          flow: rng.chance() < 0.5 ? `${entity} -> ${process}` : `${process} -> ${store}`,
        }
        const pool = KINDS.flatMap((kind) =>
          ASKED.process
            .filter((threat) => kind !== 'store' || threat !== 'Repudiation')
            .map((threat) => ({ kind, threat, isAsked: ASKED[kind].some((one) => one === threat) })),
        )
        return { names, pairs: rng.sample(pool, 6) }
      },
      ({ pairs }) => {
        const asked = pairs.filter(({ isAsked }) => isAsked).length
        const ofProcess = pairs.filter(({ kind }) => kind === 'process').length
        return asked >= 2 && asked <= 4 && ofProcess <= 1 && new Set(pairs.map(({ kind }) => kind)).size >= 3
      },
    ),
  ask: ({ names, pairs }) => ({
    stem: 'A team goes through this data-flow diagram with STRIDE per element, which looks at each kind of element for the threats that this kind can suffer. The external entity is outside the control of the system. Which pairs does the team look at? Choose all.',
    code: [
      `external entity: ${names.entity}`,
      `process:         ${names.process}`,
      `data store:      ${names.store}`,
      `data flow:       ${names.flow}`,
    ].join('\n'),
    options: pairs.map(({ kind, threat }) => `${threat}: ${names[kind]}`),
  }),
  key: ({ pairs }) => ({
    kind: 'multiple',
    right: pairs.flatMap(({ isAsked }, i) => (isAsked ? [i] : [])),
  }),
  why: () =>
    'External entities: spoofing and repudiation. Flows and stores: tampering, disclosure, denial of service. Processes: all six.',
  source: [
    'Shostack 2014, Threat Modeling: Designing for Security, chapter 3, STRIDE-per-Element',
    'Hernan, Lambert, Ostwald and Shostack 2006, Uncover Security Design Flaws Using the STRIDE Approach',
  ],
})
