const { foreignWrites } = require('./lib/foreign-writes.cjs')

const file = 'apps/api/src/features/left/left.service.ts'
const table = "import { RightEntity } from '../right/right.table'\n"

describe('npm run check:tables', () => {
  it.each(['insert', 'update', 'delete', 'upsert', 'save', 'increment'])(
    'sees that a feature does %s in the table of another',
    (verb) => {
      expect(foreignWrites(file, `${table}export const f = (m) => m.${verb}(RightEntity, {})\n`)).toEqual([
        `${file}: RightEntity`,
      ])
    },
  )

  it('sees an insert by a query', () => {
    const text = `${table}export const f = (m) => m.createQueryBuilder().insert().into(RightEntity)\n`

    expect(foreignWrites(file, text)).toEqual([`${file}: RightEntity`])
  })

  it('lets all read, and an owner and the folders in it write', () => {
    expect(foreignWrites(file, `${table}export const f = (m) => m.findBy(RightEntity, {})\n`)).toEqual([])
    for (const own of ['apps/api/src/features/right/a.ts', 'apps/api/src/features/right/part/a.ts']) {
      const from = own.includes('part') ? '../right.table' : './right.table'
      const text = `import { RightEntity } from '${from}'\nexport const f = (m) => m.insert(RightEntity, {})\n`
      expect(foreignWrites(own, text)).toEqual([])
    }
  })
})
