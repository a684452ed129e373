const { execFileSync } = require('node:child_process')
const { readFileSync } = require('node:fs')
const { join } = require('node:path')

const read = (name) => readFileSync(join(__dirname, '../../contracts', name), 'utf8')

it('compiles the contract to the artifact that is committed', () => {
  const code = `import(${JSON.stringify(join(__dirname, 'build.mjs'))}).then(async ({ compiled }) => console.log(JSON.stringify(await compiled())))`
  const built = JSON.parse(execFileSync(process.execPath, ['-e', code], { encoding: 'utf8' }))
  expect(built).toEqual(JSON.parse(read('TrykAnchor.json')))
  const deployed = readFileSync(
    join(__dirname, '../../apps/api/src/services/anchors/creation-code.ts'),
    'utf8',
  )
  expect(deployed).toContain(`'${built.bytecode}'`)
  expect(built.compiler).toMatch(/^0\.8\.37\+/)
})

it('has no way to change or delete what is written', () => {
  const functions = JSON.parse(read('TrykAnchor.json')).abi.filter(({ type }) => type === 'function')
  const writing = functions
    .filter(({ stateMutability }) => stateMutability !== 'view')
    .map(({ name }) => name)
  expect(writing.sort()).toEqual(['accept', 'anchor', 'handOver'])
  expect(read('TrykAnchor.sol')).not.toMatch(/selfdestruct|delegatecall|delete |payable|assembly/)
})
