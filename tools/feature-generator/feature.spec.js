const { createTreeWithEmptyWorkspace } = require('@nx/devkit/testing')
const feature = require('./feature.cjs')

describe('The feature generator', () => {
  let log
  beforeEach(() => {
    log = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  })
  afterEach(() => log.mockRestore())

  const files = (tree) =>
    tree
      .listChanges()
      .map(({ path }) => path)
      .sort()
  const generate = async (options) => {
    const tree = createTreeWithEmptyWorkspace()
    const done = await feature(tree, { ...options, skipFormat: true })
    return { tree, done }
  }

  it('creates the files of the domain, the API and the app, each part with a spec', async () => {
    const { tree } = await generate({ name: 'salary-report', app: 'candidate', wing: 'company', api: true })

    expect(files(tree)).toEqual(
      expect.arrayContaining([
        'libs/domain/src/salary-report/salary-report.schema.ts',
        'libs/domain/src/salary-report/salary-report.endpoints.ts',
        'libs/domain/src/salary-report/salary-report.contract.ts',
        'libs/domain/src/salary-report/salary-report.rules.ts',
        'libs/domain/src/salary-report/salary-report.rules.spec.ts',
        'apps/api/src/features/salary-report/salary-report.service.ts',
        'apps/api/src/features/salary-report/salary-report.routes.ts',
        'apps/api/src/features/salary-report/salary-report.routes.spec.ts',
        'apps/candidate/src/company/salary-report/salary-report.tsx',
        'apps/candidate/src/company/salary-report/salary-report.spec.tsx',
      ]),
    )
  })

  it('writes the name in every form that the code needs', async () => {
    const { tree } = await generate({ name: 'salary-report', app: 'candidate', wing: 'company', api: true })

    const text = (file) => tree.read(file, 'utf8')
    expect(text('libs/domain/src/salary-report/salary-report.contract.ts')).toContain('salaryReportApi')
    expect(text('apps/api/src/features/salary-report/salary-report.routes.ts')).toContain(
      "import type { SalaryReportService } from './salary-report.service'",
    )
    expect(text('apps/candidate/src/company/salary-report/salary-report.spec.tsx')).toContain(
      "describe('Salary report'",
    )
    for (const file of files(tree)) expect(text(file)).not.toContain('<%')
  })

  it('leaves the API alone unless asked', async () => {
    const { tree } = await generate({ name: 'salary-report', app: 'marketing' })

    expect(files(tree).filter((file) => file.startsWith('apps/'))).toEqual([
      'apps/marketing/src/features/salary-report/salary-report-page.spec.tsx',
      'apps/marketing/src/features/salary-report/salary-report-page.tsx',
    ])
  })

  it('wants a wing for the candidate app, and for no other', async () => {
    await expect(generate({ name: 'salary-report', app: 'candidate' })).rejects.toThrow('--wing=company')
    await expect(generate({ name: 'salary-report', app: 'admin', wing: 'company' })).rejects.toThrow(
      'no wings',
    )
  })

  it('tells where to join the feature to the rest', async () => {
    const { done } = await generate({ name: 'salary-report', app: 'admin', api: true })

    done()

    expect(log.mock.calls.flat().join('\n')).toContain('apps/api/src/app.ts')
    expect(log.mock.calls.flat().join('\n')).toContain('apps/admin/src/app/routes.tsx')
  })

  it('tells where a section joins its dashboard', async () => {
    const { done } = await generate({ name: 'salary-report', app: 'candidate', wing: 'company' })

    done()

    expect(log.mock.calls.flat().join('\n')).toContain('apps/candidate/src/app/company-sections.tsx')
  })

  it('refuses a name that is not kebab-case and a feature that exists', async () => {
    await expect(generate({ name: 'SalaryReport', app: 'admin' })).rejects.toThrow('kebab-case')

    const { tree } = await generate({ name: 'salary-report', app: 'admin' })
    await expect(feature(tree, { name: 'salary-report', app: 'admin', skipFormat: true })).rejects.toThrow(
      'exists already',
    )
  })
})
