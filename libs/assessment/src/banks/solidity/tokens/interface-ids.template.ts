import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { numberedKey } from '../storage/keys'

const SETTINGS = [
  { Name: 'Rental', Base: 'ILease', More: 'IRental', base: ['rent'], more: ['extend', 'release'] },
  { Name: 'Stage', Base: 'IShow', More: 'ISeats', base: ['open'], more: ['book', 'cancel'] },
  { Name: 'Depot', Base: 'IStore', More: 'IDepot', base: ['put'], more: ['take', 'weigh'] },
  { Name: 'Voting', Base: 'IPoll', More: 'IWeighted', base: ['vote'], more: ['weight', 'lend'] },
] as const
type Setting = (typeof SETTINGS)[number]

/** Which ids the contract says yes to, besides that of ERC-165: its own interface, both, or both as one. */
const MODES = {
  more: ({ More }: Setting) => `id == type(${More}).interfaceId`,
  both: ({ Base, More }: Setting) => `id == type(${Base}).interfaceId || id == type(${More}).interfaceId`,
  joined: ({ Base, More }: Setting) => `id == type(${Base}).interfaceId ^ type(${More}).interfaceId`,
} as const
type Mode = keyof typeof MODES

/** Ids that are asked for, and in which modes the answer is yes. */
const IDS: readonly { code: (s: Setting) => string; yes: readonly Mode[] }[] = [
  { code: () => 'type(IERC165).interfaceId', yes: ['more', 'both', 'joined'] },
  { code: () => 'IERC165.supportsInterface.selector', yes: ['more', 'both', 'joined'] },
  { code: () => '0xffffffff', yes: [] },
  { code: ({ More }) => `type(${More}).interfaceId`, yes: ['more', 'both'] },
  { code: ({ Base }) => `type(${Base}).interfaceId`, yes: ['both'] },
  { code: ({ Base, base }) => `${Base}.${base[0]}.selector`, yes: ['both'] },
  { code: ({ More, more }) => `${More}.${more[0]}.selector`, yes: [] },
  {
    code: ({ More, more }) => `${More}.${more[1]}.selector ^ ${More}.${more[0]}.selector`,
    yes: ['more', 'both'],
  },
  {
    code: ({ Base, base, More, more }) =>
      `${Base}.${base[0]}.selector ^ ${More}.${more[0]}.selector ^ ${More}.${more[1]}.selector`,
    yes: ['joined'],
  },
  { code: ({ Base, More }) => `type(${More}).interfaceId ^ type(${Base}).interfaceId`, yes: ['joined'] },
  { code: ({ More }) => `type(${More}).interfaceId ^ type(IERC165).interfaceId`, yes: [] },
]

export interface Drawn {
  setting: Setting
  mode: Mode
  ids: readonly { code: string; yes: boolean }[]
}
function drawn(rng: Rng): Drawn {
  const setting = rng.pick(SETTINGS)
  const mode = rng.pick(Object.keys(MODES) as Mode[])
  const ids = rng.sample(IDS, 6).map(({ code, yes }) => ({ code: code(setting), yes: yes.includes(mode) }))
  return { setting, mode, ids }
}

export default template({
  id: 'solidity/tokens/interface-ids',
  revision: 1,
  kind: 'short',
  topic: 'tokens',
  grade: 4,
  seconds: 180,
  lang: 'solidity',
  status: 'active',
  idea: 'An interface id is the xor of the selectors that the interface itself declares; those it inherits are not in it, and supportsInterface says only what was written there.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      ({ ids }) => [2, 3, 4].includes(ids.filter(({ yes }) => yes).length),
    ),
  ask: ({ setting: { Name, Base, More, base, more }, mode, ids }) => ({
    stem: [
      `For which of these ids does \`supportsInterface(id)\` of a \`${Name}\` give true?`,
      ...ids.map(({ code }, i) => `${i + 1}. \`${code}\``),
    ].join('\n'),
    code: [
      'interface IERC165 {',
      '  function supportsInterface(bytes4 id) external view returns (bool);',
      '}',
      `interface ${Base} {`,
      `  function ${base[0]}(uint256 id) external;`,
      '}',
      `interface ${More} is ${Base} {`,
      `  function ${more[0]}(uint256 id, uint256 n) external;`,
      `  function ${more[1]}(uint256 id) external;`,
      '}',
      '',
      `contract ${Name} is ${More}, IERC165 {`,
      `  function ${base[0]}(uint256 id) external {}`,
      `  function ${more[0]}(uint256 id, uint256 n) external {}`,
      `  function ${more[1]}(uint256 id) external {}`,
      '',
      '  function supportsInterface(bytes4 id) external pure returns (bool) {',
      '    if (id == type(IERC165).interfaceId) return true;',
      `    return ${MODES[mode](SETTINGS.find((one) => one.Name === Name) ?? SETTINGS[0])};`,
      '  }',
      '}',
    ].join('\n'),
    answerHint: 'The numbers of the ids, with commas between, such as 1, 4.',
  }),
  key: ({ ids }) => numberedKey(ids.map(({ yes }) => yes)),
  why: ({ setting: { Base, More } }) =>
    `type(${More}).interfaceId joins its own two selectors by xor, without the one of ${Base}. With a single function the id is its selector. Being a ${More} in the code does not make the function say yes, and 0xffffffff has to be refused.`,
  source: [
    'ERC-165, How Interfaces are Identified',
    'Solidity documentation 0.8, Units and Globally Available Variables, Type Information',
  ],
})
