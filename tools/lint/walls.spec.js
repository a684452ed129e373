const { existsSync, readdirSync } = require('node:fs')
const { dirname, join, relative } = require('node:path')
const { startLint } = require('./refused.cjs')

const root = join(__dirname, '../..')

/** Reading the configuration takes seconds on a busy machine. */
jest.setTimeout(60_000)

let lint
beforeAll(async () => {
  lint = startLint()
  await lint.refused([])
})
afterAll(() => lint.stop())

const folders = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** Some file of the folder: the rule looks at imports that lead somewhere, so it must exist. */
const someFile = (folder) => {
  const files = readdirSync(join(root, folder), { recursive: true }).filter((name) => /\.tsx?$/.test(name))
  const file = files.find((name) => !/\.spec\.|\.d\.ts|testing/.test(name))
  if (!file) throw new Error(`${folder} has no file to import`)
  return join(folder, file).replace(/\.tsx?$/, '')
}

/** A file of `from` that imports some file of `to`. */
const arrow = (from, to, name = 'planted.ts') => {
  const file = `${from}/${name}`
  return { file, code: `export { planted } from '${specifier(file, someFile(to))}'\n` }
}
const specifier = (file, target) => {
  const path = relative(dirname(file), target)
  return path.startsWith('.') ? path : `./${path}`
}

/** `a → b: passes` or `a → b: refused`, for every pair. */
const judged = async (pairs, name) => {
  const found = await lint.refused(pairs.map(([from, to]) => arrow(from, to, name)))
  return pairs.map(([from, to], index) => {
    const rules = found[index].filter((rule) => rule !== 'import-x/no-restricted-paths')
    if (rules.length) throw new Error(`${from} → ${to}: ${rules}`)
    return `${from} → ${to}: ${found[index].length ? 'refused' : 'passes'}`
  })
}

const pairsOf = (names) => names.flatMap((from) => names.filter((to) => to !== from).map((to) => [from, to]))

const features = { app: ['features', 'base'], features: ['base'], base: [] }
const apps = {
  admin: features,
  marketing: { boot: ['app', 'base'], ...features },
  candidate: {
    app: ['candidate', 'company', 'messages', 'frame', 'account', 'base'],
    candidate: ['messages', 'frame', 'account', 'base'],
    company: ['messages', 'frame', 'account', 'base'],
    messages: ['account', 'base'],
    frame: ['account', 'base'],
    account: ['base'],
    base: [],
  },
}

describe.each(Object.entries(apps))('The rooms of the %s app', (app, allowed) => {
  const src = `apps/${app}/src`
  const rooms = Object.keys(allowed)
  const at = (pairs) => pairs.map(([from, to]) => [`${src}/${from}`, `${src}/${to}`])
  const verdict = ([from, to], word) => `${src}/${from} → ${src}/${to}: ${word}`

  it('are all known to the wall', () => {
    expect(folders(src).sort()).toEqual([...rooms, 'testing'].sort())
  })

  it('import what they stand on, and each import against an arrow is refused', async () => {
    const pairs = pairsOf(rooms)

    expect(await judged(at(pairs))).toEqual(
      pairs.map((pair) => verdict(pair, allowed[pair[0]].includes(pair[1]) ? 'passes' : 'refused')),
    )
  })

  it('import one another freely in specs and in what specs share', async () => {
    const pairs = pairsOf(rooms)

    expect(await judged(at(pairs), 'planted.spec.tsx')).toEqual(pairs.map((pair) => verdict(pair, 'passes')))
    expect(await judged(at(rooms.map((room) => ['testing', room])))).toEqual(
      rooms.map((room) => verdict(['testing', room], 'passes')),
    )
  })

  it('are entered by main through the uppermost, and lend nothing to test builders', async () => {
    const main = `${src}/${['main.ts', 'main.tsx'].find((name) => existsSync(join(root, src, name)))}`
    const builders = at(rooms.map((room) => [room, 'testing']))
    const found = await lint.refused([
      { file: main, code: `import '${specifier(main, someFile(`${src}/${rooms[0]}`))}'\n` },
      ...builders.map(([from, to]) => arrow(from, to)),
    ])

    expect(found).toEqual([[], ...rooms.map(() => ['import-x/no-restricted-paths'])])
  })

  it('are walled for types, for what is loaded later, and for parts deep in a folder', async () => {
    const [from, to] = pairsOf(rooms).findLast(([one, other]) => !allowed[one].includes(other))
    const file = `${src}/${from}/planted/deep/planted.ts`
    const target = specifier(file, someFile(`${src}/${to}`))
    const found = await lint.refused([
      { file, code: `import type { A } from '${target}'\nexport type { A }\n` },
      { file, code: `export const a = () => import('${target}')\n` },
      { file, code: `export * from '${target}'\n` },
    ])

    expect(found).toEqual(found.map(() => ['import-x/no-restricted-paths']))
  })
})

describe('The wall between features', () => {
  const webApps = ['marketing', 'admin']
  const doors = { admin: ['early-access'], hiring: ['resumes'] }
  const services = ['accounts', 'attempts', 'audit', 'captcha', 'idempotency', 'otp']

  it.each(webApps)('of %s stands between every two', async (app) => {
    const src = `apps/${app}/src/features`
    const pairs = pairsOf(folders(src)).map((pair) => pair.map((name) => `${src}/${name}`))

    expect(await judged(pairs)).toEqual(pairs.map(([from, to]) => `${from} → ${to}: refused`))
    expect((await judged(pairs.slice(0, 3), 'planted.spec.ts')).join('\n')).not.toContain('refused')
  })

  it('stands for a part deep in a folder, and lets a feature use its own parts and the ground', async () => {
    const feature = 'apps/marketing/src/features/landing'
    const found = await lint.refused([
      arrow(`${feature}/sections`, 'apps/marketing/src/features/blog'),
      arrow(`${feature}/sections`, `${feature}/demo`),
      arrow(feature, `${feature}/sections`),
      arrow(`${feature}/sections`, 'apps/marketing/src/base'),
    ])

    expect(found).toEqual([['import-x/no-restricted-paths'], [], [], []])
  })

  it('of the API stands between every two, save services and the doors that are still open', async () => {
    const src = 'apps/api/src/features'
    const pairs = pairsOf(folders(src))
    const open = ([from, to]) => services.includes(to) || doors[from]?.includes(to)

    expect(await judged(pairs.map((pair) => pair.map((name) => `${src}/${name}`)))).toEqual(
      pairs.map((pair) => `${src}/${pair[0]} → ${src}/${pair[1]}: ${open(pair) ? 'passes' : 'refused'}`),
    )
  })

  it('of the API keeps a service from using a feature', async () => {
    const pair = ['apps/api/src/services/otp', 'apps/api/src/features/contact']

    expect(await judged([pair])).toEqual([`${pair[0]} → ${pair[1]}: refused`])
  })
})
