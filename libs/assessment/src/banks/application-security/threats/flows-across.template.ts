import { template } from '../../../tasks/template'

const ZONES = [
  { name: 'internet', elements: ['browser', 'phone app', 'partner'] },
  { name: 'edge', elements: ['gateway', 'cache', 'login'] },
  { name: 'services', elements: ['orders', 'billing', 'search'] },
  { name: 'data', elements: ['order table', 'ledger', 'archive'] },
  { name: 'office', elements: ['help desk', 'reports', 'printer'] },
] as const

export default template({
  id: 'application-security/threats/flows-across',
  revision: 1,
  kind: 'numeric',
  topic: 'threats',
  grade: 1,
  seconds: 75,
  status: 'active',
  idea: 'A trust boundary is crossed by the flows between zones, in either direction, and by no flow within a zone.',
  params: (rng) => {
    const zones = rng
      .sample(ZONES, 3)
      .map(({ name, elements }) => ({ name, elements: rng.sample<string>(elements, rng.int(2, 3)) }))
    const elements = zones.flatMap((zone) => zone.elements)
    const pairs = elements.flatMap((from) => elements.filter((to) => to !== from).map((to) => ({ from, to })))
    const isWithin = ({ from, to }: { from: string; to: string }) =>
      zones.some((zone) => zone.elements.includes(from) && zone.elements.includes(to))
    const crossing = rng.int(3, 9)
    const flows = [
      ...rng.sample(
        pairs.filter((flow) => !isWithin(flow)),
        crossing,
      ),
      ...rng.sample(pairs.filter(isWithin), rng.int(2, 5)),
    ]
    return { zones, flows: rng.shuffle(flows), crossing }
  },
  ask: ({ zones, flows }) => ({
    stem: 'A data-flow diagram as text: the elements of each trust zone, and then the flows. How many flows cross a trust boundary?',
    code: [
      ...zones.map(({ name, elements }) => `zone ${name}: ${elements.join(', ')}`),
      '',
      ...flows.map(({ from, to }) => `${from} -> ${to}`),
    ].join('\n'),
    answerHint: 'One whole number.',
  }),
  key: ({ crossing }) => ({ kind: 'numeric', value: crossing, tolerance: { absolute: 0 } }),
  why: () => 'A flow crosses a boundary when its two ends lie in different zones, whichever way the data go.',
  source: [
    'Shostack 2014, Threat Modeling: Designing for Security, chapter 2',
    'OWASP, Threat Modeling Process',
  ],
})
