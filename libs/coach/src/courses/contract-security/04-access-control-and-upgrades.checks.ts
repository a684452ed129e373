import { inOrder, oneOf, reckoned, someOf } from '../drawn-checks'
import { moduleCheck, moduleChecks, moduleTask } from '../module-checks'
import { lastGiven, onChain, stepsCase } from '../on-chain'

const shownOwner = (name: string): string =>
  name === 'zero' ? 'The zero address' : name === 'Proxy' ? 'The proxy' : `The account ${name}`

const setUp = (isLocked: boolean) => `contract Logic {
    address public owner;
    bool private done;

${isLocked ? '    constructor() { done = true; }\n\n' : ''}    function start() external {
        require(!done, "done");
        done = true;
        owner = msg.sender;
    }
}

contract Proxy {
    address private owner;
    bool private done;
    address immutable logic;

    constructor(address l) { logic = l; }

    fallback(bytes calldata data) external returns (bytes memory) {
        (bool ok, bytes memory answer) = logic.delegatecall(data);
        require(ok);
        return answer;
    }
}`

export default moduleChecks('contract-security/access-control-and-upgrades', [
  someOf({
    name: 'missing-lock',
    seconds: 90,
    hint: 'For each: who is asked for, and what can the worst caller who passes do?',
    scenes: [
      {
        stem: 'A vault with an owner holds many people’s tokens. Which of these rows of the table are findings? Choose all.',
        right: [
          ['`setFee(uint256)`, owner, no upper bound', 'Even the right caller can take everything.'],
          ['`initialize(address)`, nobody is asked, no stored version', 'Anybody sets the owner anew.'],
          ['`_burn(address, uint256)`, declared `public` in a base', 'Anybody burns anybody’s shares.'],
          ['`sweep(address token)`, owner, any token', 'It takes the people’s own tokens.'],
          ['`setOracle(address)`, asks `tx.origin == owner`', 'A contract that lures the owner passes.'],
        ],
        wrong: [
          ['`deposit(uint256)`, anybody, for themselves', 'Nobody else is touched.'],
          ['`acceptOwner()`, asks for the one who was named', 'It is the second step.'],
          ['`withdraw(uint256)`, anybody, out of their own shares', 'Nobody else is touched.'],
          ['`pause()`, a guardian; people can still take out', 'It stops little, and takes nothing.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'two-steps',
    seconds: 60,
    hint: 'What happens if the address was typed wrongly?',
    scenes: [
      {
        stem: 'Why is a new owner asked to accept before the old one is replaced?',
        right: [['An address that nobody controls cannot accept', 'So a typing error changes nothing.']],
        wrong: [
          ['So that the new owner pays', 'That is a side effect.'],
          ['Two transactions are harder to put in another order', 'Order is not what it is about.'],
          ['It hides the next owner', 'The named one can be read by all.'],
          [
            'The old owner can no longer act in between the two',
            'The old owner acts until the other has accepted.',
          ],
        ],
      },
      {
        stem: 'An owner named B by mistake, and then names C. B has not accepted yet. What should the contract do?',
        right: [
          ['Let only C accept from now on', 'The last name counts, or the mistake could not be mended.'],
        ],
        wrong: [
          ['Let whichever of the two is quicker accept', 'Then the mistake stays open.'],
          ['Refuse C until B has accepted', 'B may never do so.'],
          ['Make both of them owners when they accept', 'Nobody asked for that.'],
          ['Take the ownership from the old owner at once', 'Then there is none until somebody accepts.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'role-power',
    seconds: 75,
    hint: 'Ask who can give the role to whom, and who can take it away.',
    scenes: [
      {
        stem: 'Role MINT lets one mint; its admin is role BOSS, and BOSS is its own admin. Which of these hold? Choose all.',
        right: [
          ['Who has BOSS can mint, by giving themselves MINT', 'The admin of a role is the real power.'],
          ['A stolen BOSS key can take BOSS from all others', 'BOSS is its own admin.'],
          ['Who has MINT alone cannot give it to others', 'Only its admin can.'],
          ['If the last BOSS gives it up, nobody gives MINT any more', 'Nobody is its admin.'],
        ],
        wrong: [
          ['Who has BOSS cannot mint, since it lacks MINT', 'It can give itself MINT.'],
          ['MINT holders can take MINT from one another', 'Only the admin can.'],
          ['BOSS can be taken away by MINT holders together', 'They have no such right.'],
          ['Minting stops when there is no BOSS', 'Those who have MINT keep it.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'proxy-sorts',
    seconds: 75,
    hint: 'Where does the code stand that decides about an upgrade?',
    scenes: [
      {
        stem: 'Which of these hold? Choose all.',
        right: [
          [
            'A UUPS implementation without an upgrade function ends upgrades',
            'The function lives in the implementation.',
          ],
          ['A beacon can change a thousand proxies in one transaction', 'They all ask it.'],
          ['A transparent proxy treats calls of its admin apart', 'So equal selectors do no harm.'],
          [
            'With UUPS a mistake in the check of rights lies in the implementation',
            'It is where the upgrade function is.',
          ],
        ],
        wrong: [
          ['With UUPS the proxy itself asks who may upgrade', 'It only delegates.'],
          ['A beacon proxy keeps the address of its own implementation', 'It asks the beacon for it.'],
          ['After an upgrade of the code each proxy begins with empty storage', 'Storage stays.'],
          ['A transparent proxy needs no admin', 'Its admin decides about upgrades.'],
        ],
      },
    ],
  }),
  moduleCheck({
    name: 'locked-or-open',
    kind: 'single',
    seconds: 90,
    hint: 'There are two storages: that of the implementation and that of the proxy. Which one does each call work on?',
    params: (rng) => {
      const [a = 'alice', b = 'bob'] = rng.sample(['alice', 'bob', 'carol'] as const, 2)
      return {
        isLocked: rng.chance() < 0.5,
        a,
        b,
        asked: rng.pick(['Proxy', 'Logic'] as const),
        shown: rng.shuffle([a, b, 'zero', 'Proxy']),
      }
    },
    ask: ({ isLocked, a, b, asked, shown }) => ({
      stem: `\`Logic\` and then \`Proxy\` are deployed. First ${b} calls \`start()\` on \`Logic\` itself, then ${a} calls it through \`Proxy\`; what fails is not tried again. Whose address does \`owner()\` of \`${asked}\` give then?`,
      code: setUp(isLocked),
      options: shown.map(shownOwner),
    }),
    key: ({ isLocked, a, b, asked, shown }) => ({
      kind: 'single',
      right: shown.indexOf(asked === 'Proxy' ? a : isLocked ? 'zero' : b),
    }),
    why: ({ isLocked, a, b, asked }) => {
      const told =
        asked === 'Proxy'
          ? `The proxy has its own \`done\`, which is false at first: ${a}.`
          : isLocked
            ? 'The constructor locked the implementation: the call fails, and nobody owns it.'
            : `Nothing locked the implementation: ${b} owns it.`
      return {
        right: told,
        wrong: `${told} A constructor works on the implementation’s storage only; a call through the proxy works on the proxy’s.`,
      }
    },
    verify: async ({ isLocked, a, b, asked, shown }, tools) => {
      const text = await lastGiven(
        tools,
        `${setUp(isLocked)}\ncontract Ask { function owner(address of_) external returns (address) { (bool ok, bytes memory d) = of_.call(abi.encodeWithSignature("owner()")); require(ok); return abi.decode(d, (address)); } }`,
        [
          { make: 'Logic' },
          { make: 'Proxy', args: ['@Logic'] },
          { call: 'start', on: 'Logic', from: b },
          { call: '0xbe9a6555', on: 'Proxy', from: a },
          { make: 'Ask' },
          { call: 'owner', on: 'Ask', args: [`@${asked}`] },
        ],
      )
      return { kind: 'single', right: shown.indexOf(text.replace('@', '')) }
    },
  }),
  oneOf({
    name: 'who-becomes-owner',
    seconds: 60,
    hint: 'Who is msg.sender in the initialiser, or who is named in it, and what may come before it?',
    scenes: [
      {
        stem: 'A factory makes a proxy and, in the same transaction, calls its `initialize()`, which says `owner = msg.sender`. Who owns the proxy?',
        right: [
          ['The factory that made it', 'It is who calls; the person has to be handed over as an argument.'],
        ],
        wrong: [
          ['The person who called the factory', 'It would be so with an argument, or with tx.origin.'],
          ['The proxy itself', 'It delegates, with the sender as it was.'],
          ['The implementation', 'It only lends its code.'],
          ['Whoever is first after it', 'It has been run.'],
        ],
      },
      {
        stem: 'A script deploys a proxy and sends `initialize(team)` in the next transaction. Who owns the proxy?',
        right: [['Whoever’s initialize comes first', 'Somebody may stand in between.']],
        wrong: [
          ['The team, in each case', 'Only if nobody comes before.'],
          ['The script’s account', 'It names the team.'],
          ['Nobody, until the proxy is verified', 'It can be called as soon as it is there.'],
          ['The implementation’s owner', 'That is another storage.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'timelock-until',
    seconds: 60,
    hint: 'What people need is the time between the moment at which they can know and the moment at which it holds.',
    draw: (rng) => ({ delay: rng.int(36, 96), leave: rng.int(6, 30), found: rng.int(1, 5) }),
    stem: ({ delay, leave, found }) =>
      `A change is announced by an event and can be carried out ${delay} hours later. A monitor reports it ${found} hours after the event; leaving takes ${leave} hours. How many hours are left for people to decide?`,
    unit: 'Hours, as a whole number.',
    value: ({ delay, leave, found }) => delay - leave - found,
    within: 0,
    because: ({ delay, leave, found }) => `${delay} − ${found} − ${leave}.`,
    slip: () => 'A delay shorter than the time it takes to leave protects nobody, however long it looks.',
    again: ({ delay, leave, found }) => {
      let hours = 0
      while (found + hours + leave < delay) hours++
      return hours
    },
  }),
  oneOf({
    name: 'worst-use-again',
    seconds: 60,
    hint: 'Which of them bounds even the right caller?',
    about: 'A table before the code',
    scenes: [
      {
        stem: 'The owner may set the fee of a pool. Users should not have to trust the owner with everything. What helps most?',
        right: [
          ['A bound in the code, and a delay before it holds', 'Nobody can go beyond, and people can leave.'],
        ],
        wrong: [
          ['An event whenever the fee is changed by the owner', 'People hear of it when it is too late.'],
          ['A second address that also may set the fee of the pool', 'It adds somebody to trust.'],
          ['A promise of the owner in the documentation', 'Code decides.'],
          ['A two-step handover to the next owner in line', 'It guards against typing errors.'],
          ['A lock against reentrancy on the function that sets it', 'Nobody comes back in it.'],
        ],
      },
    ],
  }),
  inOrder({
    name: 'order-of-upgrade',
    seconds: 60,
    hint: 'What must be looked at before anything is announced, and what may only come after the delay?',
    about: 'Owners and roles',
    chains: [
      {
        stem: 'An upgrade behind several signers and a timelock: put these in order, first at the top.',
        steps: [
          'Compare the storage layouts of old and new version',
          'Deploy the new implementation, locked in its constructor',
          'Propose the upgrade, with the call that sets up what is new',
          'The signers look at the deployed code and sign',
          'The delay runs, and people may leave',
          'Carry out upgrade and set-up in one transaction',
          'Read variables through the proxy and compare',
        ],
        because:
          'What is announced must be what is deployed and looked at; set-up goes with the upgrade, so that nobody comes in between.',
      },
    ],
  }),
  moduleTask({
    name: 'handover-task',
    kind: 'code-solidity',
    seconds: 360,
    hint: 'Three questions: who may name, who may accept, and what does a new name do to an old one?',
    about: 'Owners and roles',
    params: (rng) => ({
      contract: rng.pick(['Keys', 'Office', 'Seat', 'Chair'] as const),
      most: rng.int(100, 500),
    }),
    ask: ({ contract, most }) => ({
      stem: `Write the contract \`${contract}\`, set up by \`initialize(address who)\`, which works once and reverts with \`Already()\` afterwards, and with \`Nobody()\` for the zero address. The owner may \`offer(address next)\`; \`next()\` tells who may \`accept()\`. The last offer alone counts; offering to the zero address takes an offer back. The owner may \`setFee(uint256)\` up to ${most}, above it reverts with \`TooMuch(uint256 most)\`. Whoever may not do something gets \`NotAllowed(address who)\`, and before setting up nobody may do anything else.`,
      starter: `pragma solidity ^0.8.24;\n\ncontract ${contract} {\n    error Already();\n    error Nobody();\n    error TooMuch(uint256 most);\n    error NotAllowed(address who);\n\n    address public owner;\n    address public next;\n    uint256 public fee;\n}\n`,
      answerHint: `Solidity that declares the contract ${contract}.`,
      cases: [
        stepsCase('set up', [
          { make: contract },
          { call: 'initialize', from: 'alice', args: ['@bob'] },
          { call: 'owner', gives: '@bob' },
        ]),
      ],
    }),
    key: ({ contract, most }) =>
      onChain([
        stepsCase('handed over', [
          { make: contract },
          { call: 'initialize', args: ['@alice'] },
          { call: 'offer', from: 'alice', args: ['@bob'] },
          { call: 'owner', gives: '@alice' },
          { call: 'accept', from: 'carol', gives: 'reverts NotAllowed(@carol)' },
          { call: 'accept', from: 'alice', gives: 'reverts NotAllowed(@alice)' },
          { call: 'accept', from: 'bob' },
          { call: 'owner', gives: '@bob' },
          { call: 'next', gives: '@zero' },
          { call: 'accept', from: 'bob', gives: 'reverts NotAllowed(@bob)' },
          { call: 'setFee', from: 'alice', args: ['1'], gives: 'reverts NotAllowed(@alice)' },
        ]),
        stepsCase('another offer, and none', [
          { make: contract },
          { call: 'initialize', args: ['@alice'] },
          { call: 'offer', from: 'alice', args: ['@bob'] },
          { call: 'offer', from: 'alice', args: ['@carol'] },
          { call: 'accept', from: 'bob', gives: 'reverts NotAllowed(@bob)' },
          { call: 'offer', from: 'alice', args: ['@zero'] },
          { call: 'accept', from: 'carol', gives: 'reverts NotAllowed(@carol)' },
          { call: 'offer', from: 'bob', args: ['@bob'], gives: 'reverts NotAllowed(@bob)' },
        ]),
        stepsCase('set up once', [
          { make: contract },
          { call: 'offer', from: 'bob', args: ['@bob'], gives: 'reverts NotAllowed(@bob)' },
          { call: 'initialize', args: ['@zero'], gives: 'reverts Nobody()' },
          { call: 'initialize', args: ['@alice'] },
          { call: 'initialize', from: 'alice', args: ['@bob'], gives: 'reverts Already()' },
          { call: 'owner', gives: '@alice' },
        ]),
        stepsCase('the fee', [
          { make: contract },
          { call: 'initialize', args: ['@alice'] },
          { call: 'setFee', from: 'alice', args: [String(most)] },
          { call: 'setFee', from: 'alice', args: [String(most + 1)], gives: `reverts TooMuch(${most})` },
          { call: 'fee', gives: String(most) },
        ]),
      ]),
    why: () => ({
      right:
        'The old owner stays until the named one accepts, an offer is used up, and setting up works once.',
      wrong:
        'Let the offered one accept twice, offer to two people in a row, and initialise again as the owner: each must be refused.',
    }),
    solutions: ({ contract, most }) => {
      const head = `pragma solidity ^0.8.24;
contract ${contract} {
  error Already(); error Nobody(); error TooMuch(uint256 most); error NotAllowed(address who);
  address public owner; address public next; uint256 public fee;`
      return [
        `${head}
  modifier only(address who) { if (msg.sender != who) revert NotAllowed(msg.sender); _; }
  function initialize(address who) external {
    if (owner != address(0)) revert Already();
    if (who == address(0)) revert Nobody();
    owner = who;
  }
  function offer(address to) external only(owner) { next = to; }
  function accept() external only(next) { owner = next; next = address(0); }
  function setFee(uint256 n) external only(owner) { if (n > ${most}) revert TooMuch(${most}); fee = n; }
}`,
        `${head}
  bool done;
  function initialize(address who) external {
    require(!done, Already());
    require(who != address(0), Nobody());
    (done, owner) = (true, who);
  }
  function offer(address to) external { ask(owner); next = to; }
  function accept() external { ask(next); owner = msg.sender; delete next; }
  function setFee(uint256 n) external { ask(owner); require(n <= ${most}, TooMuch(${most})); fee = n; }
  function ask(address who) private view { require(msg.sender == who, NotAllowed(msg.sender)); }
}`,
      ]
    },
    wrong: ({ contract, most }) => {
      const written = (
        accept: string,
        offer: string,
        start = 'if (owner != address(0)) revert Already(); if (who == address(0)) revert Nobody(); owner = who;',
      ) => `pragma solidity ^0.8.24;
contract ${contract} {
  error Already(); error Nobody(); error TooMuch(uint256 most); error NotAllowed(address who);
  address public owner; address public next; uint256 public fee;
  modifier only(address who) { if (msg.sender != who) revert NotAllowed(msg.sender); _; }
  function initialize(address who) external { ${start} }
  function offer(address to) external only(owner) { ${offer} }
  function accept() external only(next) { ${accept} }
  function setFee(uint256 n) external only(owner) { if (n > ${most}) revert TooMuch(${most}); fee = n; }
}`
      return {
        'the offer stays after it was accepted': written('owner = next;', 'next = to;'),
        'the offer is the handover': written('owner = next; next = address(0);', 'next = to; owner = to;'),
        'it can be set up again': written(
          'owner = next; next = address(0);',
          'next = to;',
          'if (who == address(0)) revert Nobody(); owner = who;',
        ),
      }
    },
  }),
])
