import { inOrder, oneOf, someOf } from '../drawn-checks'
import { moduleCheck, moduleChecks, moduleTask } from '../module-checks'
import { onChain, stepsCase } from '../on-chain'

const GAPS = [
  ['the chain id', 'It is used on another chain where the contract has the same address'],
  ['the address of the contract', 'It is used in a sister contract with the same code'],
  ['a nonce', 'It is used a second time in the same contract'],
  ['a deadline', 'It is used years later, when it is long forgotten'],
  ['the receiver', 'Whoever sees it has the payment sent to themselves'],
] as const

/** Any r that is the x of a point and any small s sign something for somebody. */
const ARM = `interface IVoucher { function start(address signer) external; }
contract Notary {
  function arm(address box, address to, uint256 amount, uint256 nonce) external {
    bytes32 digest = keccak256(abi.encode(block.chainid, box, to, amount, nonce));
    IVoucher(box).start(ecrecover(digest, 27, bytes32(uint256(1)), bytes32(uint256(7))));
  }
}`
const R = `0x${'1'.padStart(64, '0')}`
const S = `0x${'7'.padStart(64, '0')}`
/** The order of the curve less 7: the other form of the same signature. */
const OTHER_S = '0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd036413a'

export default moduleChecks('contract-security/signatures-and-replay', [
  moduleCheck({
    name: 'replay-by-gap',
    kind: 'single',
    seconds: 60,
    hint: 'Which of the five questions has no answer in the signed bytes?',
    params: (rng) => {
      const one = rng.pick(GAPS)
      return {
        one,
        shown: rng.shuffle([
          one,
          ...rng.sample(
            GAPS.filter((gap) => gap !== one),
            3,
          ),
        ]),
      }
    },
    ask: ({ one: [gap], shown }) => ({
      stem: `A signed permission to pay names all that it should but ${gap}. What can go wrong because of this?`,
      options: shown.map(([, harm]) => harm),
    }),
    key: ({ one, shown }) => ({ kind: 'single', right: shown.indexOf(one) }),
    why: ({ one: [gap, harm] }) => ({
      right: `Without ${gap}: ${harm.toLowerCase()}.`,
      wrong: `What ${gap} would have fixed is open: ${harm.toLowerCase()}. The other harms are kept out by the other fields.`,
    }),
  }),
  someOf({
    name: 'what-is-signed',
    seconds: 75,
    hint: 'Compare the arguments of the function with what goes into the hash.',
    scenes: [
      {
        stem: '`pay(address to, uint256 amount, uint256 nonce, bytes memo, signature)` takes a signature over `keccak256(abi.encode(address(this), block.chainid, amount, nonce))`. What can whoever brings it choose freely? Choose all.',
        right: [
          ['`to`', 'It is not in the hash.'],
          ['`memo`', 'It is not in the hash.'],
          ['The moment, next year for instance', 'There is no deadline in the hash.'],
          ['The account that sends the transaction', 'The sender is not in the hash.'],
        ],
        wrong: [
          ['`amount`', 'It is in the hash.'],
          ['`nonce`', 'It is in the hash.'],
          ['The contract, for one with the same code', 'Its address is in the hash.'],
          ['The chain, for one with the same contract', 'The chain id is in the hash.'],
        ],
      },
    ],
  }),
  inOrder({
    name: 'digest-order',
    seconds: 60,
    hint: 'From the inside out: what has to be hashed before something else can hold its hash?',
    chains: [
      {
        stem: 'Put the steps of an EIP-712 digest for an order with a text in order, first at the top.',
        steps: [
          'Hash the text of the order on its own',
          'Encode the type’s hash and the fields, one word each',
          'Hash this: it is the struct’s hash',
          'Put 0x1901 and the domain separator before it',
          'Hash all of this: it is the digest',
          'Ask ecrecover who signed the digest',
        ],
        because:
          'A dynamic field goes into the struct by its hash, the struct goes by its hash behind the domain, and the whole is what is signed.',
      },
    ],
  }),
  moduleCheck({
    name: 'second-form',
    kind: 'multiple',
    seconds: 75,
    hint: 'Ask of each way to mark: is it the same for both forms of one signature?',
    params: (rng) => {
      const name = rng.pick(['used', 'done', 'spent', 'taken'])
      const right = [
        `\`${name}[nonce] = true\`, with the nonce in the signed bytes`,
        `\`${name}[digest] = true\`, with a nonce in the signed bytes`,
        `\`nonceOf[signer]++\`, compared with the signed nonce before`,
      ]
      const wrong = [
        `\`${name}[keccak256(signature)] = true\``,
        `\`${name}[keccak256(abi.encode(v, r, s))] = true\``,
        `\`${name}[s] = true\``,
      ]
      const held = rng.sample(right, rng.int(2, 3))
      const others = rng.sample(wrong, 5 - held.length)
      return { held, shown: rng.shuffle([...held, ...others]) }
    },
    ask: ({ shown }) => ({
      stem: 'Signatures are checked by bare `ecrecover`, which takes both halves of s. Which ways to mark a voucher as used keep it from being used twice? Choose all.',
      options: shown,
    }),
    key: ({ held, shown }) => ({
      kind: 'multiple',
      right: shown.flatMap((text, i) => (held.includes(text) ? [i] : [])),
    }),
    why: () => ({
      right: 'What is signed is the same for both forms; the signature is not.',
      wrong:
        'From (r, s, v) anybody makes (r, n − s, the other v), which is as valid. Whatever is marked by s, v or the whole signature is not marked for the other form. Mark what was signed.',
    }),
  }),
  oneOf({
    name: 'zero-signer',
    seconds: 60,
    hint: 'What does ecrecover give for nonsense, and what is a variable that nobody has set?',
    scenes: [
      {
        stem: '`require(ecrecover(digest, v, r, s) == signer)` stands alone, and `signer` has not been set yet. Who gets through?',
        right: [
          ['Anybody, with v = 5 for instance', 'Nonsense gives the zero address, which is what signer is.'],
        ],
        wrong: [
          ['Nobody, until it has been set', 'Zero equals zero.'],
          ['Whoever deployed the contract', 'It has nothing to do with this.'],
          ['Whoever knows a signature of the zero address', 'No signature is needed: nonsense does.'],
          ['Nobody: ecrecover reverts for nonsense', 'It gives the zero address.'],
        ],
      },
      {
        stem: 'A voucher is signed, and then its amount is changed before it is brought. What does `ecrecover` give for the new digest and the old signature?',
        right: [
          [
            'Some address that nobody has chosen',
            'The form is valid, so some key fits; comparing with the signer shows it.',
          ],
        ],
        wrong: [
          ['The signer, since the signature is theirs', 'It fits the old digest only.'],
          ['Always the zero address', 'Only for invalid forms.'],
          ['It reverts', 'It never does.'],
          ['The address of the one who brings it', 'It knows nothing of the caller.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'contract-signer',
    seconds: 75,
    hint: 'Whose code decides, and when?',
    scenes: [
      {
        stem: 'An exchange takes orders of wallets that are contracts, by ERC-1271. What must it reckon with? Choose all.',
        right: [
          ['The answer may be another one tomorrow', 'The wallet’s rules can change.'],
          ['The wallet’s code may call back', 'It is an external call; as a staticcall it cannot write.'],
          ['The wallet’s code may use much gas', 'It is an external call.'],
          ['An answer other than the agreed four bytes means no', 'It must be compared.'],
        ],
        wrong: [
          ['It gets the private key of the wallet', 'There is none.'],
          ['`ecrecover` gives the wallet’s address', 'A contract has no key that signs.'],
          ['The order needs no nonce, as the wallet keeps one', 'The exchange must keep its own.'],
          ['The wallet can change the order’s amount in its answer', 'It only says yes or no to a hash.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'brought-first',
    seconds: 60,
    hint: 'What is the state after the permit was brought by somebody else?',
    scenes: [
      {
        stem: '`depositWithPermit` calls `token.permit(…)` and then `transferFrom`. Somebody brings the permit alone, just before. What should the function do?',
        right: [
          [
            'Try the permit, and go on if the allowance is enough',
            'The allowance is there: nothing was lost.',
          ],
        ],
        wrong: [
          ['Revert, as the signature has been used up by a stranger', 'Then anybody can stop each deposit.'],
          ['Ask the person for a new permit with another nonce in it', 'It can be brought first again.'],
          ['Call the permit again with the same signature', 'Its nonce is used up.'],
          ['Take the tokens without looking at the allowance', 'transferFrom does not allow it.'],
        ],
      },
    ],
  }),
  someOf({
    name: 'five-again',
    seconds: 75,
    hint: 'Go through the five questions for each.',
    about: 'A signature is a bearer note',
    scenes: [
      {
        stem: 'Which signed messages are safe from being used elsewhere or again? (Each contract marks the nonce as used.) Choose all.',
        right: [
          ['Domain with chain and contract; to, amount, nonce, deadline', 'All five are answered.'],
          [
            'Chain id, `address(this)`, to, amount, nonce, deadline, by `abi.encode`',
            'All five are answered.',
          ],
          [
            'Domain with chain and contract; to, nonce, deadline; the amount is fixed in the code',
            'What is permitted is fixed.',
          ],
        ],
        wrong: [
          ['Domain with a name only; to, amount, nonce, deadline', 'Contract and chain are open.'],
          ['Domain with chain and contract; to, amount, deadline', 'It works again until the deadline.'],
          ['Domain with chain and contract; amount, nonce, deadline', 'The receiver is open.'],
          [
            '`abi.encodePacked(to, amount, nonce)` under the usual prefix',
            'Contract, chain and time are open.',
          ],
        ],
      },
    ],
  }),
  oneOf({
    name: 'nonce-again',
    seconds: 60,
    hint: 'Must they be used in order, and can one be called back?',
    about: 'ecrecover and its edges',
    scenes: [
      {
        stem: 'A trader signs twenty orders, which may be filled in any order or never, and wants to call single ones back. Which nonces fit?',
        right: [
          [
            'Free numbers, each marked in a mapping when used or cancelled',
            'They are independent of each other.',
          ],
        ],
        wrong: [
          ['One counter for each trader, raised with each order', 'Order 5 waits for order 4.'],
          [
            'The time of signing in seconds, compared with that of the last order',
            'Older ones die with each fill.',
          ],
          ['The number of the block in which it is filled', 'It is not known when signing.'],
          [
            'The hash of the signature, which is kept in a mapping of used ones',
            'A signature has two forms.',
          ],
        ],
      },
    ],
  }),
  moduleTask({
    name: 'voucher-task',
    kind: 'code-solidity',
    seconds: 480,
    hint: 'Work out the digest from what is asked for, compare who signed it, and mark what was signed.',
    about: 'ecrecover and its edges',
    params: (rng) => ({
      contract: rng.pick(['Voucher', 'Coupon', 'Bounty', 'Grant'] as const),
      amount: rng.int(5, 40),
      nonce: rng.int(3, 900),
    }),
    ask: ({ contract }) => ({
      stem: `Write the contract \`${contract}\`, which takes ether when it is made. \`start(address signer)\` says once who signs; a second time it reverts with \`Already()\`. \`claim(address to, uint256 amount, uint256 nonce, uint8 v, bytes32 r, bytes32 s)\`, by anybody, pays \`to\` if the signer signed \`keccak256(abi.encode(block.chainid, <this contract>, to, amount, nonce))\`, each nonce once: otherwise it reverts with \`BadSignature()\`, or \`Used()\` for a valid one whose nonce was used. Before \`start\` every claim is a \`BadSignature()\`. A payment that fails reverts with \`Refused()\`.`,
      starter: `pragma solidity ^0.8.24;\n\ncontract ${contract} {\n    error Already();\n    error BadSignature();\n    error Used();\n    error Refused();\n\n    constructor() payable {}\n}\n`,
      answerHint: `Solidity that declares the contract ${contract}.`,
      cases: [
        stepsCase('nonsense', [
          { make: contract, value: '100' },
          { call: 'start', args: ['@alice'] },
          { call: 'claim', args: ['@bob', '5', '1', '27', R, S], gives: 'reverts BadSignature()' },
        ]),
      ],
    }),
    key: ({ contract, amount, nonce }) => {
      const begin = [
        { make: contract, value: '100' },
        { make: 'Notary' },
        { call: 'arm', on: 'Notary', args: [`@${contract}`, '@bob', String(amount), String(nonce)] },
      ]
      const claim = (to: string, wei: number, n: number, gives: string, other = false) => ({
        call: 'claim',
        on: contract,
        from: 'carol' as const,
        args: [to, String(wei), String(n), other ? '28' : '27', R, other ? OTHER_S : S],
        gives,
      })
      return onChain([
        stepsCase(
          'once, and no other way',
          [
            ...begin,
            claim('@bob', amount, nonce, 'ok'),
            claim('@bob', amount, nonce, 'reverts Used()'),
            { balance: contract, gives: String(100 - amount) },
          ],
          ARM,
        ),
        stepsCase(
          'the other form',
          [
            ...begin,
            claim('@bob', amount, nonce, 'ok'),
            claim('@bob', amount, nonce, 'reverts Used()', true),
          ],
          ARM,
        ),
        stepsCase(
          'something changed',
          [
            ...begin,
            claim('@carol', amount, nonce, 'reverts BadSignature()'),
            claim('@bob', amount + 1, nonce, 'reverts BadSignature()'),
            claim('@bob', amount, nonce + 1, 'reverts BadSignature()'),
            claim('@bob', amount, nonce, 'ok'),
          ],
          ARM,
        ),
        stepsCase('before it has started', [
          { make: contract, value: '100' },
          { call: 'claim', args: ['@bob', '5', '1', '5', R, S], gives: 'reverts BadSignature()' },
          { call: 'start', args: ['@alice'] },
          { call: 'start', args: ['@bob'], gives: 'reverts Already()' },
        ]),
        stepsCase(
          'a sister contract',
          [
            ...begin,
            { make: contract, as: 'Sister', value: '100' },
            { call: 'arm', on: 'Notary', args: [`@${contract}`, '@bob', '1', '1'], gives: 'fails' },
            {
              call: 'claim',
              on: 'Sister',
              args: ['@bob', String(amount), String(nonce), '27', R, S],
              gives: 'reverts BadSignature()',
            },
          ],
          ARM,
        ),
      ])
    },
    why: () => ({
      right: 'The digest holds chain, contract and all arguments; zero is nobody; the nonce is marked.',
      wrong:
        'Try it before `start` with a nonsense v, twice with the two forms of one signature, and with each argument changed.',
    }),
    solutions: ({ contract }) => {
      const head = `pragma solidity ^0.8.24;
contract ${contract} {
  error Already(); error BadSignature(); error Used(); error Refused();
  constructor() payable {}
  address signer;
  mapping(uint256 => bool) used;`
      return [
        `${head}
  function start(address who) external { if (signer != address(0)) revert Already(); signer = who; }
  function claim(address to, uint256 amount, uint256 nonce, uint8 v, bytes32 r, bytes32 s) external {
    bytes32 digest = keccak256(abi.encode(block.chainid, address(this), to, amount, nonce));
    address found = ecrecover(digest, v, r, s);
    if (found == address(0) || found != signer) revert BadSignature();
    if (used[nonce]) revert Used();
    used[nonce] = true;
    (bool ok, ) = to.call{value: amount}("");
    if (!ok) revert Refused();
  }
}`,
        `${head}
  bool started;
  function start(address who) external { require(!started, Already()); started = true; signer = who; }
  function claim(address to, uint256 amount, uint256 nonce, uint8 v, bytes32 r, bytes32 s) external {
    require(started && by(keccak256(abi.encode(block.chainid, this, to, amount, nonce)), v, r, s), BadSignature());
    require(!used[nonce], Used());
    used[nonce] = true;
    (bool ok, ) = payable(to).call{value: amount}("");
    require(ok, Refused());
  }
  function by(bytes32 d, uint8 v, bytes32 r, bytes32 s) private view returns (bool) { address a = ecrecover(d, v, r, s); return a != address(0) && a == signer; }
}`,
      ]
    },
    wrong: ({ contract }) => {
      const written = (fields: string, test: string, mark: string) => `pragma solidity ^0.8.24;
contract ${contract} {
  error Already(); error BadSignature(); error Used(); error Refused();
  constructor() payable {}
  address signer;
  mapping(bytes32 => bool) used;
  function start(address who) external { if (signer != address(0)) revert Already(); signer = who; }
  function claim(address to, uint256 amount, uint256 nonce, uint8 v, bytes32 r, bytes32 s) external {
    address found = ecrecover(keccak256(abi.encode(${fields})), v, r, s);
    if (${test}found != signer) revert BadSignature();
    bytes32 mark = ${mark};
    if (used[mark]) revert Used();
    used[mark] = true;
    (bool ok, ) = to.call{value: amount}("");
    if (!ok) revert Refused();
  }
}`
      const [all, zero, nonce] = [
        'block.chainid, address(this), to, amount, nonce',
        'found == address(0) || ',
        'bytes32(nonce)',
      ]
      return {
        'nonsense is signed by nobody': written(all, '', nonce),
        'the signature is marked': written(all, zero, 'keccak256(abi.encode(v, r, s))'),
        'the chain is left out': written('address(this), to, amount, nonce', zero, nonce),
      }
    },
  }),
])
