import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { exactly } from './answers'

export interface Numbers {
  values: readonly number[]
  limit: number
  jump: 'continue' | 'break'
  /** The finally block jumps for values above it, or for those below it. */
  bound: number
  isAbove: boolean
  skipped: number
  ended: number
}

/** Goes through the values one after the other; an error is only gone where finally jumps. */
function reckoned({ values, limit, jump, bound, isAbove, skipped, ended }: Numbers) {
  let sum = 0
  const ends = { swallowed: 0, thrown: 0, left: 0 }
  for (const value of values) {
    const isThrown = value > limit
    if (!isThrown && value !== skipped) sum += value
    sum += 1
    const jumps = isAbove ? value > bound : value < bound
    if (jumps && isThrown) ends.swallowed += 1
    if (jumps && jump === 'break') {
      ends.left += 1
      break
    }
    if (isThrown && !jumps) {
      ends.thrown += 1
      sum += ended
      break
    }
  }
  return { sum, ...ends }
}

export default template({
  id: 'typescript/modules/finally-jump',
  revision: 1,
  kind: 'numeric',
  topic: 'modules',
  grade: 5,
  nudge: -0.3,
  seconds: 180,
  lang: 'typescript',
  status: 'active',
  idea: 'A break or continue in finally takes the place of whatever was on its way out, also of an error, which is then gone without a trace.',
  params: (rng) =>
    drawnUntil(
      (): Numbers => {
        const values = rng.sample([3, 4, 6, 7, 11, 12, 15, 18, 21, 24, 26, 29], 6)
        return {
          values,
          limit: rng.pick([9, 13, 16]),
          jump: rng.pick(['continue', 'continue', 'break'] as const),
          bound: rng.pick([9, 14, 17, 20, 25]),
          isAbove: rng.chance() < 0.6,
          skipped: values[rng.int(0, 3)] ?? 0,
          ended: rng.int(2, 9) * 100,
        }
      },
      (numbers) => {
        const { swallowed, thrown, left } = reckoned(numbers)
        return swallowed > 0 && (thrown > 0 || left > 0) && numbers.skipped <= numbers.limit
      },
    ),
  ask: ({ values, limit, jump, bound, isAbove, skipped, ended }) => ({
    stem: 'Which number does this program print?',
    code: [
      'let sum = 0',
      'try {',
      `  for (const value of [${values.join(', ')}]) {`,
      '    try {',
      `      if (value > ${limit}) throw new RangeError('too much')`,
      `      if (value === ${skipped}) continue`,
      '      sum += value',
      '    } finally {',
      '      sum += 1',
      `      if (value ${isAbove ? '>' : '<'} ${bound}) ${jump}`,
      '    }',
      '  }',
      '} catch {',
      `  sum += ${ended}`,
      '}',
      'console.log(sum)',
    ].join('\n'),
    answerHint: 'One whole number.',
  }),
  key: (numbers) => exactly(reckoned(numbers).sum),
  why: () =>
    'finally completes by its own jump where it jumps: the error of try is dropped and the loop goes on, or ends as if nothing had happened. Without a jump the error goes on its way and ends the loop.',
  source: ['ECMA-262 (2025), The try Statement', 'MDN, try...catch'],
})
