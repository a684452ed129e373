import { template } from '../../../tasks/template'
import { wordsKey } from './keys'
import { THINGS } from './names'

type Form = 'inside' | 'around' | 'on the promise'

const LOOP = '    for (const name of wanted) {'
const BODY: Readonly<Record<Form, readonly string[]>> = {
  inside: [
    '  for (const name of wanted) {',
    '    try {',
    '      total += await price(name)',
    '    } catch {',
    '      failed += 1',
    '    }',
    '  }',
  ],
  around: [
    '  try {',
    LOOP,
    '      total += await price(name)',
    '    }',
    '  } catch {',
    '    failed += 1',
    '  }',
  ],
  'on the promise': [
    '  for (const name of wanted) {',
    '    total += await price(name).catch(() => {',
    '      failed += 1',
    '      return 0',
    '    })',
    '  }',
  ],
}

export default template({
  id: 'typescript/async/try-in-the-loop',
  revision: 1,
  kind: 'short',
  topic: 'async',
  grade: 1,
  seconds: 90,
  lang: 'javascript',
  status: 'active',
  idea: 'What an async function throws comes out of await; where the try stands decides whether the loop goes on.',
  params: (rng) => {
    const count = rng.int(3, 4)
    const known = rng.sample(THINGS, count).map((name) => ({ name, price: rng.int(2, 12) }))
    const unknown = THINGS.filter((thing) => !known.some(({ name }) => name === thing))
    // An unknown name never comes first or last, so that the three forms differ.
    const at = rng.int(1, count - 1)
    const extra = rng.sample(unknown, rng.int(1, 2))
    const names = known.map(({ name }) => name)
    return {
      form: rng.pick(['inside', 'around', 'around', 'on the promise'] as const),
      known,
      wanted: [...names.slice(0, at), ...extra, ...names.slice(at)],
    }
  },
  ask: ({ form, known, wanted }) => ({
    stem: 'Which two numbers does this print?',
    code: [
      `const prices = { ${known.map(({ name, price }) => `${name}: ${price}`).join(', ')} }`,
      'async function price(name) {',
      '  const found = prices[name]',
      '  if (found === undefined) throw new Error(name)',
      '  return found',
      '}',
      '',
      'async function main() {',
      `  const wanted = [${wanted.map((name) => `'${name}'`).join(', ')}]`,
      '  let total = 0',
      '  let failed = 0',
      ...BODY[form],
      '  console.log(total, failed)',
      '}',
      'main()',
    ].join('\n'),
    answerHint: 'Two numbers with a space between.',
  }),
  key: ({ form, known, wanted }) => {
    const priceOf = (name: string) => known.find((one) => one.name === name)?.price
    const stop = form === 'around' ? wanted.findIndex((name) => priceOf(name) === undefined) : wanted.length
    const total = wanted.slice(0, stop).reduce((sum, name) => sum + (priceOf(name) ?? 0), 0)
    return wordsKey([total, form === 'around' ? 1 : wanted.length - known.length])
  },
  why: ({ form }) =>
    form === 'around'
      ? 'The try stands around the loop: the first rejection ends the loop, and what was added before it stays.'
      : 'Each rejection is taken care of within its own turn of the loop, so the loop goes on.',
  source: ['MDN, try...catch', 'MDN, await'],
})
