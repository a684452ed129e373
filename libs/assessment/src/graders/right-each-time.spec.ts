import { codeJob } from '../tasks/code-job'
import { isCodeKind, type CodeKind } from '../tasks/code'
import { instanceOf } from '../tasks/instance'
import { RUNNERS, type Runner } from './index'
import { solutionsOf } from '../testing'
import { BANKS } from '../banks/banks'

/** More of them: `npm run bank:check`. */
const TIMES = Number(process.env.GRADED_TIMES ?? 5)
const seed = { key: 'samples', attempt: `a${process.env.SEED ?? Math.floor(Math.random() * 1e9)}`, seq: 1 }

type Runners = Partial<Record<CodeKind, Promise<Runner>>>
/** As in the process that grades, an engine stays. */
const running: Runners = {}
const runnerOf = (kind: CodeKind): Promise<Runner> => (running[kind] ??= RUNNERS[kind]())

/** A statement that is right has the same verdict, to the letter, each time that it is graded. */
describe(`Right statements, graded ${TIMES} times (${seed.attempt})`, () => {
  const code = BANKS.flatMap(({ templates, practice = [] }) => [...templates, ...practice]).filter(
    ({ kind }) => isCodeKind(kind),
  )

  it.each(code.map((template) => [template.id, template] as const))('%s', async (_id, template) => {
    const [solution = ''] = await solutionsOf(template, seed)
    const job = codeJob(instanceOf(template, seed), solution, 'hidden')
    const run = await runnerOf(job.kind)
    const verdicts = new Set<string>()
    for (let i = 0; i < TIMES; i++) verdicts.add(JSON.stringify(await run(job)))
    const [verdict = '[]'] = verdicts
    expect(verdicts.size).toBe(1)
    expect((JSON.parse(verdict) as { passed: boolean }[]).map(({ passed }) => passed)).toEqual(
      job.cases.map(() => true),
    )
  })
})
