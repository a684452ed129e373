import { template } from '../../../tasks/template'

const SETTINGS = [
  { Name: 'Passes', Sold: 'Sold', Buyer: 'Agent', Got: 'Got' },
  { Name: 'Plots', Sold: 'Bought', Buyer: 'Farmer', Got: 'Noted' },
  { Name: 'Badges', Sold: 'Earned', Buyer: 'Scout', Got: 'Pinned' },
  { Name: 'Tickets', Sold: 'Booked', Buyer: 'Fan', Got: 'Kept' },
] as const

export interface Drawn {
  setting: (typeof SETTINGS)[number]
  id: number
  soldFirst: boolean
  gotFirst: boolean
  /** The options: events as they are named. */
  shown: readonly string[]
}

function told({ setting: { Sold, Got }, id, soldFirst, gotFirst }: Omit<Drawn, 'shown'>): string[] {
  const buy = (n: number, inside: readonly string[]): string[] => {
    const hook = gotFirst ? [`${Got}(${n})`, ...inside] : [...inside, `${Got}(${n})`]
    const mint = [`Transfer(${n})`, ...hook]
    return soldFirst ? [`${Sold}(${n})`, ...mint] : [...mint, `${Sold}(${n})`]
  }
  return buy(id, buy(id + 1, []))
}

export default template({
  id: 'solidity/tokens/hooks-in-order',
  revision: 1,
  kind: 'ordering',
  topic: 'tokens',
  grade: 4,
  seconds: 200,
  lang: 'solidity',
  status: 'active',
  idea: 'A safe mint calls the receiver in its midst: what the receiver does there happens before the rest of the function that minted.',
  params: (rng): Drawn => {
    const drawn = {
      setting: rng.pick(SETTINGS),
      id: rng.int(1, 60),
      soldFirst: rng.chance() < 0.4,
      gotFirst: rng.chance() < 0.5,
    }
    return { ...drawn, shown: rng.shuffle(told(drawn)) }
  },
  ask: ({ setting: { Name, Sold, Buyer, Got }, id, soldFirst, gotFirst, shown }) => ({
    stem: `Somebody calls \`go\` of a \`${Buyer}\` with a new \`${Name}\`, and everything goes through. Put the events in the order in which they are emitted, the first one first.`,
    code: [
      `contract ${Name} {`,
      '  event Transfer(uint256 id);',
      `  event ${Sold}(uint256 id);`,
      '  mapping(uint256 => address) public ownerOf;',
      `  uint256 next = ${id};`,
      '',
      '  function buy() external {',
      '    uint256 id = next++;',
      ...(soldFirst ? [`    emit ${Sold}(id);`] : []),
      '    _safeMint(msg.sender, id);',
      ...(soldFirst ? [] : [`    emit ${Sold}(id);`]),
      '  }',
      '',
      '  function _safeMint(address to, uint256 id) internal {',
      '    ownerOf[id] = to;',
      '    emit Transfer(id);',
      '    if (to.code.length == 0) return;',
      `    bytes4 answer = ${Buyer}(to).onERC721Received(msg.sender, address(0), id, "");`,
      `    require(answer == ${Buyer}.onERC721Received.selector);`,
      '  }',
      '}',
      '',
      `contract ${Buyer} {`,
      `  event ${Got}(uint256 id);`,
      '',
      `  function go(${Name} shop) external { shop.buy(); }`,
      '',
      '  function onERC721Received(address, address, uint256 id, bytes calldata) external returns (bytes4) {',
      ...(gotFirst ? [`    emit ${Got}(id);`] : []),
      `    if (id == ${id}) ${Name}(msg.sender).buy();`,
      ...(gotFirst ? [] : [`    emit ${Got}(id);`]),
      '    return this.onERC721Received.selector;',
      '  }',
      '}',
    ].join('\n'),
    options: shown.map((text) => `\`${text}\``),
  }),
  key: (p) => ({ kind: 'ordering', orders: [told(p).map((text) => p.shown.indexOf(text))] }),
  why: (p) => `In order: ${told(p).join(', ')}. The second purchase runs whole within the hook of the first.`,
  source: [
    'ERC-721, Specification: safeTransferFrom and ERC721TokenReceiver',
    'Solidity documentation 0.8, Security Considerations, Reentrancy',
  ],
})
