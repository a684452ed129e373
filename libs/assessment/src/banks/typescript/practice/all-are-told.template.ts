import { template } from '../../../tasks/template'
import { wordsKey } from '../async/keys'
import { drawnUntil } from '../../draws'

const NAMES = ['amber', 'coral', 'dune', 'fern', 'heron', 'iris', 'lark', 'moss'] as const

export default template({
  id: 'typescript/practice/all-are-told',
  revision: 1,
  kind: 'short',
  topic: 'async',
  grade: 2,
  seconds: 120,
  lang: 'javascript',
  status: 'active',
  idea: 'allSettled waits for all and never fails: one entry for each promise, in the given order, with its value or its reason.',
  params: (rng) =>
    drawnUntil(
      () => {
        const least = rng.int(4, 9)
        return {
          least,
          asked: rng.sample(NAMES, rng.int(4, 5)).map((name) => ({ name, stock: rng.int(1, 12) })),
        }
      },
      ({ least, asked }) => {
        const failed = asked.filter(({ stock }) => stock < least).length
        return failed > 0 && asked.length - failed > 1 && failed !== asked.length - failed
      },
    ),
  ask: ({ least, asked }) => ({
    stem: 'What does this JavaScript print?',
    code: [
      `const stock = { ${asked.map(({ name, stock }) => `${name}: ${stock}`).join(', ')} }`,
      'async function take(name) {',
      `  if (stock[name] < ${least}) throw new Error(name)`,
      '  return stock[name]',
      '}',
      '',
      'async function main() {',
      '  const told = await Promise.allSettled(Object.keys(stock).map(take))',
      `  const good = told.filter(({ status }) => status === 'fulfilled')`,
      `  const bad = told.find(({ status }) => status === 'rejected')`,
      '  console.log(good.length, good.at(-1).value, bad.reason.message)',
      '}',
      'main()',
    ].join('\n'),
    answerHint: 'The three values as they are printed, with spaces between.',
  }),
  key: ({ least, asked }) => {
    const good = asked.filter(({ stock }) => stock >= least)
    const bad = asked.find(({ stock }) => stock < least)
    return wordsKey([good.length, good.at(-1)?.stock ?? 0, bad?.name ?? ''])
  },
  why: ({ least }) =>
    `\`Promise.all\` would be rejected by the first that fails. \`allSettled\` gives an entry for each, in the order of the promises: those with ${least} or more have a \`value\`, the others a \`reason\`.`,
  source: ['ECMA-262 (2025), Promise.allSettled', 'MDN, Promise.allSettled()'],
})
