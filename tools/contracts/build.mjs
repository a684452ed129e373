import { createRequire } from 'node:module'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { formatted } from '../scripts/lib/formatted.mjs'

const FOLDER = resolve(import.meta.dirname, '../../contracts')
const SOURCE = 'TrykAnchor.sol'
const ARTIFACT = join(FOLDER, 'TrykAnchor.json')

const CODE = resolve(import.meta.dirname, '../../apps/api/src/services/anchors/creation-code.ts')

/** What the API deploys, for it is bundled without the artifact. */
export const codeOf = ({ bytecode }) =>
  `/** What makes the contract TrykAnchor: tools/contracts/build.mjs writes it. */\nexport const CREATION_CODE =\n  '${bytecode}'\n`

/** All that the bytes depend on. No hash of the source is appended, so that they are the same from every folder. */
export const SETTINGS = {
  evmVersion: 'paris',
  optimizer: { enabled: true, runs: 200 },
  metadata: { appendCBOR: false, bytecodeHash: 'none' },
  outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] } },
}

/** What the compiler that is installed makes of the contract: the artifact as it is committed. */
export async function compiled() {
  const solc = createRequire(import.meta.url)('solc')
  const content = await readFile(join(FOLDER, SOURCE), 'utf8')
  const input = { language: 'Solidity', sources: { [SOURCE]: { content } }, settings: SETTINGS }
  const output = JSON.parse(solc.compile(JSON.stringify(input)))
  if (output.errors?.length)
    throw new Error(output.errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  const { abi, evm } = output.contracts[SOURCE].TrykAnchor
  return {
    contract: 'TrykAnchor',
    compiler: solc.version(),
    settings: SETTINGS,
    abi,
    bytecode: `0x${evm.bytecode.object}`,
    deployedBytecode: `0x${evm.deployedBytecode.object}`,
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const artifact = await compiled()
  await writeFile(ARTIFACT, await formatted(ARTIFACT, JSON.stringify(artifact)))
  await writeFile(CODE, codeOf(artifact))
  console.log(ARTIFACT)
}
