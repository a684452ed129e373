import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { SLEEP_TOLD } from './clock'
import { wholeKey } from './keys'

type Form = 'group by group' | 'one by one in each group' | 'one by one'

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

const BODY: Readonly<Record<Form, readonly string[]>> = {
  'group by group': [
    '  for (const group of groups) {',
    '    await Promise.all(group.map((ms) => sleep(ms)))',
    '  }',
  ],
  'one by one in each group': [
    '  await Promise.all(groups.map(async (group) => {',
    '    for (const ms of group) await sleep(ms)',
    '  }))',
  ],
  'one by one': ['  for (const group of groups) {', '    for (const ms of group) await sleep(ms)', '  }'],
}

const took: Readonly<Record<Form, (groups: readonly (readonly number[])[]) => number>> = {
  'group by group': (groups) => sum(groups.map((group) => Math.max(...group))),
  'one by one in each group': (groups) => Math.max(...groups.map(sum)),
  'one by one': (groups) => sum(groups.map(sum)),
}
const FORMS = [
  'group by group',
  'group by group',
  'one by one in each group',
  'one by one in each group',
  'one by one',
] as const

export default template({
  id: 'typescript/async/groups-in-a-row',
  revision: 1,
  kind: 'numeric',
  topic: 'async',
  grade: 1,
  nudge: 0.3,
  seconds: 90,
  lang: 'javascript',
  status: 'active',
  idea: 'Await in a loop adds times up, Promise.all takes the longest: the inner and the outer step each do one of them.',
  params: (rng) =>
    drawnUntil(
      () => ({
        form: rng.pick(FORMS),
        groups: Array.from({ length: rng.int(2, 3) }, () =>
          Array.from({ length: rng.int(2, 3) }, () => 10 * rng.int(1, 9)),
        ),
      }),
      ({ groups }) => took['group by group'](groups) !== took['one by one in each group'](groups),
    ),
  ask: ({ form, groups }) => ({
    stem: `${SLEEP_TOLD} Which number does this print?`,
    code: [
      `const groups = [${groups.map((group) => `[${group.join(', ')}]`).join(', ')}]`,
      '',
      'async function main() {',
      '  const begin = Date.now()',
      ...BODY[form],
      '  console.log(Date.now() - begin)',
      '}',
      'main()',
    ].join('\n'),
    answerHint: 'A whole number of milliseconds.',
  }),
  key: ({ form, groups }) => wholeKey(took[form](groups)),
  why: ({ form }) =>
    `The code waits ${form}: what stands in a loop with await is added up, what stands in Promise.all takes as long as its longest.`,
  source: ['MDN, Promise.all()', 'MDN, await'],
})
