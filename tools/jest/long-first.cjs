const { default: Sequencer } = require('@jest/test-sequencer')

/**
 * Files of specs that take longest. Jest knows after a first run, and guesses by the size of files before: one of these begun
 * last leaves the other cores without work until it ends.
 */
const LONG = [
  'libs/assessment/src/banks/application-security/bank.spec.ts',
  'libs/assessment/src/banks/solidity/bank.spec.ts',
  'libs/assessment/src/banks/typescript/bank.spec.ts',
  'libs/assessment/src/graders/right-each-time.spec.ts',
  'libs/assessment/src/graders/solidity/solidity-runner.spec.ts',
  'libs/assessment/src/simulation/gates.spec.ts',
  'apps/candidate/src/candidate/resumes/resumes.spec.tsx',
  'apps/candidate/src/company/applications/applications.spec.tsx',
  'libs/coach/src/check/bank.spec.ts',
  'libs/coach/src/courses/check/courses.spec.ts',
  'libs/coach/src/engine/judge.spec.ts',
  'libs/domain/src/hiring/match/match-pairs.spec.ts',
  'libs/ui/src/weave/weave.spec.tsx',
]

/** As Jest orders files, but of those that it has not seen the long ones first. */
module.exports = class LongFirst extends Sequencer {
  sort(tests) {
    const isLong = ({ path, duration }) => duration === undefined && LONG.some((file) => path.endsWith(file))
    const ordered = super.sort(tests)
    return [...ordered.filter(isLong), ...ordered.filter((test) => !isLong(test))]
  }
}
module.exports.LONG = LONG
