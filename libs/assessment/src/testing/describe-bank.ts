import type { Bank } from '../banks/bank'
import type { Check, CheckTools } from '../checks/check'
import { templateFaults } from '../checks/faults'
import { nearDuplicates } from '../checks/near'
import { mulberry32 } from '../engine/chance'
import { checkTools } from '../checks/tools'
import type { Template } from '../tasks/template'
import { isCodeKind } from '../tasks/code'
import { drawInstance } from '../tasks/instance'
import { rngOf } from '../tasks/rng'

const INSTANCES = 200
const PRACTICE_TASKS = 12

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
/** Before a version is frozen every instance is tried (`TRIED=200`), also where a compiler runs. */
const tried = Number(process.env.TRIED ?? 0)
const TRIED_MS = 60_000 * Math.max(1, tried / 5)
const seeds = Array.from({ length: INSTANCES }, (_, i) => seed + i)

type Load = (path: string) => Promise<unknown>

/** Loading engines and compilers takes longer than most tasks take them: they are one set until one of them throws. */
let loaded: Promise<CheckTools> | undefined

async function faultsOf(check: Check<unknown>): Promise<string[]> {
  loaded ??= checkTools()
  try {
    return await templateFaults(check, await loaded, seeds, { tried })
  } catch (error) {
    loaded = undefined
    throw error
  }
}

/** The check beside a template finds nothing wrong with it. */
async function expectFaultless(template: Template, load: Load, path: string): Promise<void> {
  const { default: check } = (await load(path)) as { default: Check<unknown> }
  expect(check.template).toBe(template)
  expect(await faultsOf(check)).toEqual([])
}

/**
 * The specs that every bank passes: each template beside its check, with other seeds each run (`SEED` repeats one), and
 * no two templates that nearly say the same.
 *
 * @param load imports the check `<topic>/<name>.check`, which stands beside its template
 */
export function describeBank(bank: Bank, load: Load): void {
  describe(`The tasks of ${bank.track} (seed ${seed})`, () => {
    it('are no two that nearly say the same', () => {
      expect(nearDuplicates(bank.templates)).toEqual([])
    })

    it.each(bank.templates.map((template) => [template.id, template] as const))(
      '%s',
      async (id, template) => {
        const [track, topic = '', name = ''] = id.split('/')
        expect([track, topic]).toEqual([bank.track, template.topic])
        await expectFaultless(template, load, `${topic}/${name}.check`)
      },
      TRIED_MS,
    )
  })
}

/**
 * The specs of a bank's open tasks: as good as the others, of every topic, and none of them ever counts.
 *
 * @param load imports the check `practice/<name>.check`
 */
export function describePractice(bank: Bank, load: Load): void {
  const { track, templates, shares, practice = [] } = bank

  describe(`The practice tasks of ${track} (seed ${seed})`, () => {
    it('are none of those that count, and none that nearly says the same', () => {
      const counting = new Set(templates.map(({ id }) => id))
      expect(practice.filter((one) => counting.has(one.id) || templates.includes(one))).toEqual([])
      expect(templates.filter(({ id }) => id.startsWith(`${track}/practice/`))).toEqual([])
      const near = nearDuplicates([...templates, ...practice])
      expect(near.filter((pair) => pair.includes('/practice/'))).toEqual([])
    })

    it('are enough, of every topic and of several kinds; code is told with one way to write it', () => {
      expect(new Set(practice.map(({ id }) => id)).size).toBeGreaterThanOrEqual(PRACTICE_TASKS)
      expect([...new Set(practice.map(({ topic }) => topic))].sort()).toEqual(Object.keys(shares).sort())
      expect(new Set(practice.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4)
      expect(practice.filter(({ status }) => status !== 'active')).toEqual([])
      const code = practice.filter(({ kind }) => isCodeKind(kind))
      for (const template of code)
        expect(drawInstance(template, rngOf(mulberry32(seed))).key).toHaveProperty('sample')
    })

    it.each(practice.map((template) => [template.id, template] as const))(
      '%s',
      async (id, template) => {
        const [own, folder, name = ''] = id.split('/')
        expect([own, folder]).toEqual([track, 'practice'])
        await expectFaultless(template, load, `practice/${name}.check`)
      },
      TRIED_MS,
    )
  })
}
