import { join } from 'node:path'
import { BANKS } from '@tryka/assessment'
import { checkTools, gramsOf } from '@tryka/assessment/checks'
import { TRACKS } from '@tryka/domain'
import { compileModule } from '../compile/compile-module'
import { filesOf, reviewsOf } from '../compile/path-files'
import { courseModule, MODULE_FACTS } from '../courses'
import type { ModuleChecks } from '../module-checks'
import { COURSE_PATHS } from '../paths'
import { moduleFaults } from './module-faults'

const FOLDER = join(__dirname, '..')
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
const bank = () =>
  BANKS.flatMap(({ templates, practice = [] }) => [...templates, ...practice]).map((template) => ({
    id: template.id,
    grams: gramsOf(template),
  }))
/** Opened once: engines take longer than what they run. */
const opened = Promise.all([checkTools(), bank()]).then(([tools, tasks]) => ({ tools, bank: tasks, seed }))

const written = COURSE_PATHS.flatMap(({ id: path }) => {
  const reviews = reviewsOf(FOLDER, path)
  return filesOf(FOLDER, path).map((files) => [files.id, { ...files, path, reviews }] as const)
})

describe(`The modules (seed ${seed})`, () => {
  it.each(written)('%s teaches what is so', async (id, { path, stem, text, reviews }) => {
    const { default: checks } = (await import(`../${path}/${stem}.checks`)) as { default: ModuleChecks }
    const module = compileModule(text, checks, reviews)
    expect(module.facts.id).toBe(id)
    expect(await moduleFaults({ module, checks }, await opened)).toEqual([])
  })

  it.each(written)('%s is served as it is written', async (id, { path, stem, text, reviews }) => {
    const { default: checks } = (await import(`../${path}/${stem}.checks`)) as { default: ModuleChecks }
    const { facts, blocks } = compileModule(text, checks, reviews)
    expect({ id, hint: 'npm run courses:compile', ...(await courseModule(id)) }).toMatchObject({
      facts,
      blocks,
    })
  })

  it('are those that lie there, and no others', () => {
    expect(MODULE_FACTS.map(({ id }) => id)).toEqual(written.map(([id]) => id))
  })

  it('cover topics of the assessments, each by one', () => {
    const topics = TRACKS.flatMap(({ slug, topics: own }) => own.map(({ id }) => `${slug}/${id}`))
    const first = new Set(COURSE_PATHS.slice(0, 8).map(({ id }) => id))
    const planned = COURSE_PATHS.filter(({ id }) => first.has(id)).flatMap(({ modules }) => modules)
    expect(planned).toHaveLength(topics.length)
    const taught = MODULE_FACTS.filter(({ id }) => first.has(id.split('/')[0] ?? ''))
    expect(taught.filter((one) => one.topics.length !== 1).map(({ id }) => id)).toEqual([])
    const named = taught.flatMap((one) => one.topics)
    expect(new Set(named).size).toBe(named.length)
  })
})
