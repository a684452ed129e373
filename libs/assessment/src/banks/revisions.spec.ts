import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BANKS } from './banks'
import { FROZEN } from './frozen'
import { digestOf, manifestOf, nameOfTask, taskIn } from './revisions'
import type { Bank } from './bank'
import type { Template } from '../tasks/template'

const FOLDER = join(__dirname, 'frozen-tasks')
const fileOf = (track: string, version: string) => join(FOLDER, `${track}-${version}.json`)
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>

describe('Tasks of frozen banks', () => {
  it('are listed for each version, and the newest list is of the bank as it is', () => {
    for (const [track, versions] of Object.entries(FROZEN)) {
      for (const { version } of versions)
        expect([track, version, existsSync(fileOf(track, version))]).toContain(true)
      const bank = BANKS.find((one) => one.track === track)
      const newest = versions.at(-1)
      if (!bank || !newest) throw new Error(`There is no bank of ${track}`)
      expect(read(fileOf(track, newest.version))).toEqual(manifestOf(bank))
    }
    const known = Object.entries(FROZEN).flatMap(([track, all]) =>
      all.map(({ version }) => `${track}-${version}.json`),
    )
    expect(readdirSync(FOLDER).sort()).toEqual(known.sort())
  })

  it('can all be made again, word for word: whoever changes one keeps the one before among the older', () => {
    for (const [track, versions] of Object.entries(FROZEN)) {
      const bank = BANKS.find((one) => one.track === track)
      for (const { version } of versions)
        for (const [name, digest] of Object.entries(read(fileOf(track, version)))) {
          const [templateId = '', revision = ''] = name.split('@')
          const found = bank && taskIn(bank, { templateId, revision: Number(revision) })
          expect([name, found && digestOf(found)]).toEqual([name, digest])
        }
    }
  })

  it('have each revision once, the newest being given out', () => {
    for (const { templates, older = [] } of BANKS) {
      const names = [...templates, ...older].map(nameOfTask)
      expect(new Set(names).size).toBe(names.length)
      for (const { id, revision } of older) {
        const now = templates.find((one) => one.id === id)
        expect([id, now === undefined || now.revision > revision]).toEqual([id, true])
      }
    }
  })
})

describe('A revision of a task', () => {
  const [bank] = BANKS
  const [first, second] = bank?.templates ?? []
  if (!bank || !first || !second) throw new Error('There is no task')
  const changed = (over: Partial<Template>): Template => ({ ...first, ...over })

  it('is another when its words or its key are, and not when its difficulty or its time is', () => {
    const before = digestOf(first)
    for (const over of [
      { ask: (params: unknown) => ({ ...first.ask(params), stem: 'Other words.' }) },
      { key: () => ({ kind: 'short', accept: ['another'] }) as const },
      { revision: 2 },
    ])
      expect(digestOf(changed(over))).not.toBe(before)
    for (const over of [
      { grade: first.grade === 5 ? 4 : 5 } as const,
      { status: 'retired' } as const,
      { seconds: first.seconds + 30 },
      { why: () => 'Said better.' },
    ])
      expect(digestOf(changed(over))).toBe(before)
  })

  it('is found by its name as long as the bank keeps it', () => {
    const newer = changed({ revision: first.revision + 1 })
    const next: Bank = { ...bank, version: '2099.1', templates: [newer, second], older: [first] }
    expect(taskIn(next, { templateId: first.id, revision: first.revision })).toBe(first)
    expect(taskIn(next, { templateId: first.id, revision: newer.revision })).toBe(newer)
    expect(taskIn(next, { templateId: first.id, revision: 99 })).toBeUndefined()
    expect(taskIn(bank, { templateId: newer.id, revision: newer.revision })).toBeUndefined()
  })
})
