const { migrationFaults } = require('./migration-faults.cjs')

describe('The migration check', () => {
  const file = (name, className) => ({
    name,
    text: `export class ${className} { async up(runner) {} async down(runner) {} }`,
  })
  const first = file('20261121080000-create-signups.ts', 'CreateSignups20261121080000')
  const second = file('20261121080100-create-otp-codes.ts', 'CreateOtpCodes20261121080100')
  const indexOf = (...files) =>
    files.map(({ name }) => `import { X } from './${name.replace('.ts', '')}'`).join('\n')

  it('accepts migrations that are listed in growing order', () => {
    expect(migrationFaults([first, second], indexOf(first, second))).toEqual([])
  })

  it('names a migration that is not listed', () => {
    expect(migrationFaults([first, second], indexOf(first))).toEqual([
      `${second.name}: is not listed in index.ts`,
    ])
  })

  it('says when timestamps do not grow', () => {
    expect(migrationFaults([first, second], indexOf(second, first))).toEqual([
      'index.ts: timestamps do not grow strictly',
    ])
  })

  it('names a file whose name or class breaks the rule, and one that cannot be undone', () => {
    const misnamed = file('create-things.ts', 'CreateThings')
    const oneWay = {
      name: first.name,
      text: 'export class CreateUsers20261121080000 { async up(runner) {} }',
    }

    expect(migrationFaults([misnamed], '')).toEqual(['create-things.ts: is not <timestamp>-<verb-what>.ts'])
    expect(migrationFaults([oneWay], indexOf(first))).toEqual([
      `${first.name}: does not hold CreateSignups20261121080000`,
      `${first.name}: has no down`,
    ])
  })
})
