import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { literal } from './literal'

const STARTS = ['=', '+', '-', '@'] as const
const FORMULAS = ['1+1', 'SUM(A1:A9)', 'B2*7', 'NOW()', 'A1&B1'] as const
const WORDS = ['Lima', 'blue', 'north', 'tea', 'kiosk', 'lamp'] as const

/** Whether the exporter puts cells in quotes, and which first characters it disarms. */
const EXPORTERS = [
  { quotes: false, guards: '=+@-' },
  { quotes: false, guards: '=+' },
  { quotes: false, guards: '=@' },
  { quotes: true, guards: '=+' },
  { quotes: true, guards: '=@' },
  { quotes: true, guards: '=-' },
] as const

export interface Value {
  text: string
  /** The first character of the value, if it is one that begins a formula. */
  start: string
  /** What makes more of the value than one cell, unless it is put in quotes. */
  breaks: boolean
}

export default template({
  id: 'application-security/input/formula-cells',
  revision: 1,
  kind: 'multiple',
  topic: 'input',
  grade: 3,
  seconds: 180,
  lang: 'javascript',
  status: 'active',
  idea: 'A formula is stopped at the cell that is read, so first characters and the quoting of CSV both have to be right.',
  params: (rng) =>
    drawnUntil(
      () => {
        const formula = () => rng.pick(FORMULAS)
        const plain = (text: string): Value => ({ text, start: '', breaks: false })
        const pool: Value[] = [
          ...STARTS.map((start) => ({ text: start + formula(), start, breaks: false })),
          { text: `${rng.pick(WORDS)},=${formula()}`, start: '', breaks: true },
          { text: `${rng.pick(WORDS)}\n=${formula()}`, start: '', breaks: true },
          { text: `"=${formula()}"`, start: '', breaks: true },
          plain(`${rng.pick(WORDS)}=${formula()}`),
          plain(`(=${formula()})`),
        ]
        return { exporter: rng.pick(EXPORTERS), values: rng.sample(pool, 6) }
      },
      ({ exporter, values }) => {
        const right = values.filter((value) => isFormula(value, exporter)).length
        return right >= 2 && right <= 4
      },
    ),
  ask: ({ exporter, values }) => ({
    stem: 'A shop exports one line for each order with this code. A spreadsheet reads the file as RFC 4180 says and runs each cell that begins with `=`, `+`, `-` or `@` as a formula. Which values of `note`, if a customer writes them, lead to a cell that is run? Choose all.',
    code: [
      `const disarm = (text) => (${[...exporter.guards].map((one) => `text.startsWith('${one}')`).join(' || ')})`,
      "  ? ' ' + text",
      '  : text',
      ...(exporter.quotes
        ? [`const cell = (text) => '"' + disarm(text).replaceAll('"', '""') + '"'`]
        : ['const cell = (text) => disarm(text)']),
      '',
      "const line = (order) => cell(order.id) + ',' + cell(order.note) + '\\n'",
    ].join('\n'),
    options: values.map(({ text }) => literal(text)),
  }),
  key: ({ exporter, values }) => ({
    kind: 'multiple',
    right: values.flatMap((value, i) => (isFormula(value, exporter) ? [i] : [])),
  }),
  why: ({ exporter }) =>
    exporter.quotes
      ? 'Quotes keep the value in one cell but are taken off when it is read; what is not disarmed is run.'
      : 'Without quotes a comma or a line break begins another cell, and quotes of the value are taken off when it is read.',
  source: [
    'OWASP, CSV Injection',
    'RFC 4180, section 2',
    'CWE-1236, Improper Neutralization of Formula Elements in a CSV File',
  ],
})

function isFormula({ start, breaks }: Value, { quotes, guards }: (typeof EXPORTERS)[number]): boolean {
  return breaks ? !quotes : start !== '' && !guards.includes(start)
}
