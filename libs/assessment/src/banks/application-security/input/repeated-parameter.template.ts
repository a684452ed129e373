import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'

const PATHS = ['/pay', '/refund', '/transfer', '/topup'] as const
/** How the name of a parameter is written, and whether it is `amount` once decoded. */
const NAMES = [
  { text: 'amount', isAmount: true },
  { text: 'am%6Funt', isAmount: true },
  { text: '%61mount', isAmount: true },
  { text: 'Amount', isAmount: false },
  { text: 'amount%20', isAmount: false },
  { text: 'amount[]', isAmount: false },
] as const
const LIMIT = 100
/** How the service behind the gate reads the parameters. */
const READERS = {
  last: ['const { amount } = Object.fromEntries(params)'],
  sum: [
    'let amount = 0',
    "for (const [name, value] of params) if (name === 'amount') amount += Number(value)",
  ],
  first: ["const amount = params.get('amount')"],
} as const

export default template({
  id: 'application-security/input/repeated-parameter',
  revision: 1,
  kind: 'numeric',
  topic: 'input',
  grade: 2,
  nudge: 0.3,
  seconds: 120,
  lang: 'javascript',
  status: 'active',
  idea: 'Of a parameter that comes twice the check reads one and the action another.',
  params: (rng) =>
    drawnUntil(
      () => {
        const sent = Array.from({ length: 4 }, (_, i) => ({
          name: rng.pick(NAMES),
          value: i === 0 ? rng.int(5, 90) : rng.int(101, 990),
        }))
        const amounts = sent.flatMap(({ name, value }) => (name.isAmount ? [value] : []))
        const reader = rng.pick(['last', 'last', 'sum', 'sum', 'first'] as const)
        return { path: rng.pick(PATHS), account: rng.int(100, 999), sent, amounts, reader }
      },
      ({ sent, amounts }) =>
        amounts.length >= 2 &&
        amounts.length < sent.length &&
        (amounts[0] ?? 0) <= LIMIT &&
        sent.at(-1)?.value !== amounts.at(-1) &&
        new Set(sent.map(({ name }) => name.text)).size >= 3,
    ),
  ask: ({ path, account, sent, reader }) => ({
    stem: 'A gate and the service behind it read the same query. What amount does the service take for this request?',
    code: [
      '// in both',
      'const params = new URLSearchParams(query)',
      '',
      '// gate',
      `if (Number(params.get('amount')) > ${LIMIT}) refuse()`,
      '',
      '// service',
      ...READERS[reader],
      'take(Number(amount))',
      '',
      `POST ${path}?account=${account}&${sent.map(({ name, value }) => `${name.text}=${value}`).join('&')}`,
    ].join('\n'),
    answerHint: 'One whole number; 0 if the gate refuses.',
  }),
  key: ({ amounts, reader }) => {
    const values = {
      last: amounts.at(-1) ?? 0,
      sum: amounts.reduce((sum, one) => sum + one, 0),
      first: amounts[0] ?? 0,
    }
    return { kind: 'numeric', value: values[reader], tolerance: { absolute: 0 } }
  },
  why: () =>
    '`get` gives the first value of a name, `fromEntries` keeps the last. Names are decoded before they are compared, and capitals count.',
  source: ['WHATWG URL Standard, URLSearchParams', 'CWE-235, Improper Handling of Extra Parameters'],
})
