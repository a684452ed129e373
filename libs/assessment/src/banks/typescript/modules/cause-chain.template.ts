import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { PRINTED_HINT, wordsKey } from './answers'

/** What a layer does with the error that it caught, and which messages are then on the chain. */
const LAYERS = {
  wrapped: {
    line: (name: string) => `throw new Error('${name}', { cause: error })`,
    chain: (name: string, chain: readonly string[]) => [name, ...chain],
  },
  rethrown: { line: () => 'throw error', chain: (_: string, chain: readonly string[]) => [...chain] },
  replaced: { line: (name: string) => `throw new Error('${name}')`, chain: (name: string) => [name] },
  skipped: {
    line: (name: string) => `throw new Error('${name}', { cause: (error as Error).cause })`,
    chain: (name: string, chain: readonly string[]) => [name, ...chain.slice(1)],
  },
} as const
type Layer = keyof typeof LAYERS

const NAMES = ['disk', 'parse', 'load', 'cache', 'start', 'boot', 'query', 'sync', 'render'] as const
const DEPTH = 4

export default template({
  id: 'typescript/modules/cause-chain',
  revision: 1,
  kind: 'short',
  topic: 'modules',
  grade: 3,
  seconds: 150,
  lang: 'typescript',
  status: 'active',
  idea: 'What a caller can find out depends on every layer between: a new error keeps the story only as far as its cause reaches.',
  params: (rng) =>
    drawnUntil(
      () => ({
        names: rng.sample(NAMES, DEPTH + 1),
        layers: Array.from({ length: DEPTH }, () =>
          rng.pick<Layer>(['wrapped', 'wrapped', 'wrapped', 'rethrown', 'replaced', 'skipped']),
        ),
      }),
      ({ layers }) => {
        const count = (layer: Layer) => layers.filter((one) => one === layer).length
        return count('wrapped') >= 2 && count('rethrown') < 2 && count('replaced') + count('skipped') > 0
      },
    ),
  ask: ({ names, layers }) => {
    const [root = '', ...above] = names
    return {
      stem: 'What does this program print?',
      code: [
        `function ${root}(): void {`,
        `  throw new Error('${root}')`,
        '}',
        ...above.flatMap((name, i) => [
          `function ${name}(): void {`,
          `  try { ${names[i] ?? ''}() } catch (error) { ${LAYERS[layers[i] ?? 'wrapped'].line(name)} }`,
          '}',
        ]),
        '',
        'try {',
        `  ${names[DEPTH] ?? ''}()`,
        '} catch (error) {',
        '  for (let one = error; one instanceof Error; one = one.cause)',
        '    console.log(one.message)',
        '}',
      ].join('\n'),
      answerHint: PRINTED_HINT,
    }
  },
  key: ({ names, layers }) => {
    const [root = '', ...above] = names
    return wordsKey(
      above.reduce<string[]>((chain, name, i) => LAYERS[layers[i] ?? 'wrapped'].chain(name, chain), [root]),
    )
  },
  why: () =>
    'With cause the caught error hangs on the new one. Thrown again it stays what it was. A new error without cause is the end of the chain, and one that takes the cause of the caught error leaves that error itself out.',
  source: ['MDN, Error: cause', 'ECMA-262 (2025), InstallErrorCause'],
})
