import { template } from '../../../tasks/template'
import { PRINTED_HINT, wordsKey } from './answers'

const VERBS = ['save', 'send', 'import', 'charge', 'book'] as const
const THINGS = ['amount', 'size', 'weight', 'count'] as const

export default template({
  id: 'typescript/modules/finally-order',
  revision: 1,
  kind: 'short',
  topic: 'modules',
  grade: 1,
  seconds: 90,
  lang: 'typescript',
  status: 'active',
  idea: 'A throw leaves the rest of try; finally runs on every way out, also past a return; what follows runs only where nothing left the function.',
  params: (rng) => {
    const limit = rng.int(5, 60)
    const calls = rng.shuffle([limit + rng.int(1, 30), limit - rng.int(1, 4)])
    return {
      verb: rng.pick(VERBS),
      thing: rng.pick(THINGS),
      limit,
      calls,
      returns: rng.pick(['try', 'catch', 'neither'] as const),
      isEarly: rng.chance() < 0.5,
      words: rng.shuffle(['a', 'b', 'c', 'd', 'e']),
    }
  },
  ask: ({ verb, thing, limit, calls, returns, isEarly, words: [begun, tried, caught, last, after] }) => ({
    stem: 'What does this program print?',
    code: [
      `function ${verb}Now(${thing}: number): void {`,
      '  try {',
      ...(isEarly ? [`    console.log('${begun}')`] : []),
      `    if (${thing} > ${limit}) throw new RangeError('too much')`,
      `    console.log('${tried}')`,
      ...(returns === 'try' ? ['    return'] : []),
      '  } catch {',
      `    console.log('${caught}')`,
      ...(returns === 'catch' ? ['    return'] : []),
      '  } finally {',
      `    console.log('${last}')`,
      '  }',
      `  console.log('${after}')`,
      '}',
      '',
      ...calls.map((value) => `${verb}Now(${value})`),
    ].join('\n'),
    answerHint: PRINTED_HINT,
  }),
  key: ({
    limit,
    calls,
    returns,
    isEarly,
    words: [begun = '', tried = '', caught = '', last = '', after = ''],
  }) =>
    wordsKey(
      calls.flatMap((value) => {
        const isThrown = value > limit
        const hasLeft = returns === (isThrown ? 'catch' : 'try')
        return [...(isEarly ? [begun] : []), isThrown ? caught : tried, last, ...(hasLeft ? [] : [after])]
      }),
    ),
  why: () =>
    'The block after catch stands for what was thrown in try. finally runs in both cases, before a return takes effect. The line behind the statement is reached only where no block returned.',
  source: ['ECMA-262 (2025), The try Statement', 'MDN, try...catch'],
})
