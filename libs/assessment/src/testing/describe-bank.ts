import type { Bank } from '../banks/bank'
import type { Check } from '../checks/check'
import { templateFaults } from '../checks/faults'
import { nearDuplicates } from '../checks/near'
import { checkTools } from '../checks/tools'
import type { Template } from '../tasks/template'
import { isCodeKind } from '../tasks/code'

const INSTANCES = 200
const PRACTICE_TASKS = 12

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
const seeds = Array.from({ length: INSTANCES }, (_, i) => seed + i)

type Load = (path: string) => Promise<unknown>

/** The check beside a template finds nothing wrong with it. */
async function expectFaultless(template: Template, load: Load, path: string): Promise<void> {
  const { default: check } = (await load(path)) as { default: Check<unknown> }
  expect(check.template).toBe(template)
  expect(templateFaults(check, await checkTools(), seeds)).toEqual([])
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

    it('are enough, of every topic and of several kinds, and run no code', () => {
      expect(new Set(practice.map(({ id }) => id)).size).toBeGreaterThanOrEqual(PRACTICE_TASKS)
      expect([...new Set(practice.map(({ topic }) => topic))].sort()).toEqual(Object.keys(shares).sort())
      expect(new Set(practice.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4)
      expect(practice.filter(({ kind, status }) => isCodeKind(kind) || status !== 'active')).toEqual([])
    })

    it.each(practice.map((template) => [template.id, template] as const))('%s', async (id, template) => {
      const [own, folder, name = ''] = id.split('/')
      expect([own, folder]).toEqual([track, 'practice'])
      await expectFaultless(template, load, `practice/${name}.check`)
    })
  })
}
