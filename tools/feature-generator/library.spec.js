const { readJson, writeJson } = require('@nx/devkit')
const { createTreeWithEmptyWorkspace } = require('@nx/devkit/testing')
const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const library = require('./library.cjs')

const ours = (file) => readFileSync(join(__dirname, '../..', file), 'utf8')

/** The root of this repository, without its projects. */
const workspace = () => {
  const tree = createTreeWithEmptyWorkspace()
  tree.delete('.oxfmtrc.json')
  for (const file of ['nx.json', 'package.json', 'tsconfig.json', 'tsconfig.base.json'])
    tree.write(file, ours(file))
  return tree
}
const generate = async (options) => {
  const tree = workspace()
  await library(tree, { ...options, skipFormat: true })
  return tree
}
const filesIn = (tree, folder) =>
  tree
    .listChanges()
    .map(({ path }) => path)
    .filter((path) => path.startsWith(`${folder}/`))
    .sort()

describe('The generator of libraries', () => {
  jest.setTimeout(60_000)

  it.each([
    ['ui', 'platform:web', ['src/test-setup.ts']],
    ['client', 'platform:any', []],
  ])('gives a library of kind %s the files of the others and its tags', async (kind, platform, more) => {
    const tree = await generate({ name: 'salary-chart', kind })

    expect(filesIn(tree, 'libs/salary-chart')).toEqual(
      [
        'jest.config.cjs',
        'package.json',
        'src/index.ts',
        'src/salary-chart.spec.ts',
        'src/salary-chart.ts',
        'tsconfig.json',
        'tsconfig.lib.json',
        'tsconfig.spec.json',
        ...more,
      ]
        .map((file) => `libs/salary-chart/${file}`)
        .sort(),
    )
    expect(readJson(tree, 'libs/salary-chart/package.json')).toMatchObject({
      name: '@tryka/salary-chart',
      private: true,
      exports: { '.': './src/index.ts' },
      nx: { name: 'salary-chart', tags: [`type:${kind}`, platform] },
    })
    for (const file of filesIn(tree, 'libs/salary-chart')) expect(tree.read(file, 'utf8')).not.toContain('<%')
  })

  it.each([
    ['ui', 'ui'],
    ['domain', 'domain'],
  ])('configures types and tests of kind %s as libs/%s does', async (kind, like) => {
    const tree = await generate({ name: 'salary-chart', kind })
    const options = (file) => readJson(tree, `libs/salary-chart/${file}`).compilerOptions
    // The domain reads a JSON file besides.
    const theirs = (file) => ({
      ...JSON.parse(ours(`libs/${like}/${file}`)).compilerOptions,
      resolveJsonModule: undefined,
    })

    for (const file of ['tsconfig.lib.json', 'tsconfig.spec.json'])
      expect(options(file)).toEqual(theirs(file))
    expect(tree.read('libs/salary-chart/jest.config.cjs', 'utf8')).toBe(
      ours(`libs/${like}/jest.config.cjs`).replace(`'${like}'`, "'salary-chart'"),
    )
  })

  it('is built with the others, and leaves the rest of the root alone', async () => {
    const tree = await generate({ name: 'salary-chart', kind: 'ui' })

    expect(readJson(tree, 'tsconfig.json').references).toContainEqual({ path: './libs/salary-chart' })
    const added = tree
      .read('tsconfig.json', 'utf8')
      .split('\n')
      .filter((line) => !ours('tsconfig.json').includes(line))
    expect(added).toEqual(['    { "path": "./libs/salary-chart" },'])
    for (const file of ['nx.json', 'package.json', 'tsconfig.base.json'])
      expect(tree.read(file, 'utf8')).toBe(ours(file))
  })

  it('refuses a name that is not kebab-case, a kind that is none and a library that exists', async () => {
    await expect(generate({ name: 'SalaryChart', kind: 'ui' })).rejects.toThrow('kebab-case')
    await expect(generate({ name: 'salary-chart', kind: 'thing' })).rejects.toThrow('of one kind')

    const tree = workspace()
    writeJson(tree, 'libs/salary-chart/package.json', {})
    await expect(library(tree, { name: 'salary-chart', kind: 'ui' })).rejects.toThrow('exists already')
  })
})
