import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { exactly } from './answers'

/** How a place is made of the timestamp; `N` is the number of players. */
const FORMS = {
  plain: { shown: 'block.timestamp % N', place: (time: number, count: number) => time % count },
  slots: {
    shown: '(block.timestamp / 12) % N',
    place: (time: number, count: number) => Math.floor(time / 12) % count,
  },
  minute: {
    shown: '(block.timestamp % 60) % N',
    place: (time: number, count: number) => (time % 60) % count,
  },
  tens: {
    shown: '(block.timestamp / 10) % N',
    place: (time: number, count: number) => Math.floor(time / 10) % count,
  },
  added: {
    shown: '(block.timestamp + N) % N',
    place: (time: number, count: number) => (time + count) % count,
  },
  square: {
    shown: '(block.timestamp ** 2) % N',
    place: (time: number, count: number) => (time % count) ** 2 % count,
  },
} as const
const BLOCK = 12
const MOST_BLOCKS = 40

export const SETTINGS = [
  { contract: 'Raffle', draw: 'draw', players: 'players' },
  { contract: 'Tombola', draw: 'pick', players: 'tickets' },
  { contract: 'GiftHour', draw: 'roll', players: 'guests' },
] as const

export default template({
  id: 'solidity/security/lucky-second',
  revision: 1,
  kind: 'numeric',
  topic: 'security',
  grade: 3,
  seconds: 180,
  lang: 'solidity',
  status: 'active',
  idea: 'A draw from a value of the block is no chance for a caller who reckons first and undoes every draw that would be lost.',
  params: (rng) =>
    drawnUntil(
      () => {
        const count = rng.int(5, 13)
        const form = rng.pick(['plain', 'plain', 'slots', 'minute', 'tens', 'added', 'square'] as const)
        const place = rng.int(0, count - 1)
        const first = 1_767_300_000 + rng.int(0, 99_999)
        const { place: placeOf } = FORMS[form]
        const blocks = Array.from({ length: MOST_BLOCKS }, (_, i) => first + BLOCK * i)
        return {
          setting: rng.pick(SETTINGS),
          count,
          form,
          place,
          first,
          won: blocks.find((time) => placeOf(time, count) === place),
        }
      },
      ({ won, first }) => won !== undefined && won > first,
    ),
  ask: ({ setting: { contract, draw, players }, count, form, place, first }) => ({
    stem: `${count} people have joined \`${contract}\`; Mallory is \`${players}[${place}]\`. Nobody else calls \`${draw}\`. From the block with the timestamp ${first} on, in which blocks come every ${BLOCK} seconds, Mallory calls \`go\` of her contract \`Try\` once in each block. What is the timestamp of the first block in which \`go\` succeeds?`,
    code: `contract ${contract} {
  address[] public ${players};
  address public winner;

  function join() external {
    ${players}.push(msg.sender);
  }
  function ${draw}() external {
    require(winner == address(0), "done");
    uint256 n = ${players}.length;
    winner = ${players}[${FORMS[form].shown.replaceAll('N', 'n')}];
  }
}

contract Try {
  function go(${contract} game) external {
    game.${draw}();
    require(game.winner() == msg.sender, "another time");
  }
}`,
    answerHint: 'A whole number.',
  }),
  key: ({ won = 0 }) => exactly(won),
  why: ({ form, count, place }) =>
    `A go that does not make Mallory the winner is undone as a whole, with the draw in it. The first one that stays is in the first block for which ${FORMS[form].shown.replaceAll('N', String(count))} is ${place}.`,
  source: [
    'Solidity documentation, Security Considerations: Private Information and Randomness',
    'Solidity documentation, Units and Globally Available Variables: Block and Transaction Properties',
  ],
})
