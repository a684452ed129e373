import { patterns } from '../patterns'
import type { Question } from '../question'

export const BLOCKCHAIN_TECHNICAL_3: readonly Question[] = [
  {
    id: 'blockchain/technical/who-signed-the-call',
    revision: 1,
    status: 'active',
    areas: ['Blockchain'],
    type: 'technical',
    level: 'entry',
    skills: ['Solidity', 'Smart Contract Security'],
    topics: ['security', 'calls', 'control'],
    stem: 'A wallet contract lets its owner send money out. Its check takes the account that began the transaction and compares it with the owner. What is the trouble with that, and what would you write instead?',
    seconds: 240,
    keyPoints: [
      {
        id: 'whole-chain',
        text: 'That value stays the same through every call in between: it does not say who calls.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'tx.origin same | tx.origin signed | call chain | chain of calls | every call same | original sender | original signer | externally owned | not who calls | began not calling',
        ),
        hint: 'Whose address is that, when one contract calls another?',
      },
      {
        id: 'phish',
        text: 'The owner is led to call a stranger’s contract, which calls the wallet: the comparison still holds.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'phishing | malicious contract | attacker contract calls | contract of attacker | fake airdrop | tricks owner | lures owner | stranger contract calls wallet | evil contract',
        ),
        hint: 'What if the owner uses something else, and that something calls the wallet?',
      },
      {
        id: 'direct',
        text: 'msg.sender is who calls directly, so that is compared.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'msg.sender direct | msg.sender caller | msg.sender owner | msg.sender instead | compare msg.sender | require msg.sender | check msg.sender',
        ),
        hint: 'Which value names the one who knocks at the door?',
      },
      {
        id: 'contracts',
        text: 'That way a contract, such as a wallet of several signers, can never be the owner.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'multisig owner | multisig never | multisig not | safe owner | contract as owner | contract never owner | smart account | account abstraction | contract cannot owner | several signers',
        ),
        hint: 'Which kinds of owner does the comparison shut out?',
      },
      {
        id: 'library',
        text: 'A tried modifier in place of one’s own, with a transfer of ownership in two steps.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'onlyowner | ownable | ownable2step | access control library | openzeppelin | two-step transfer | modifier openzeppelin',
        ),
        hint: 'Would you write the comparison yourself?',
      },
    ],
    followUps: {
      checking: ['What does the test do that must fail on the new version?'],
      reasoning: ['Is there any place where the first signer is the right thing to look at?'],
      example: ['Which three addresses are involved, and what does each value show in each call?'],
    },
    samples: [
      'Security is very important for smart contracts, because they handle real money. I would use a good and tested method to check who the owner is. The contract should also be audited by experts before it is deployed. Clean and readable code is important as well, and everybody in the team should understand it.',
      'tx.origin is the account that signed the transaction. If the owner calls a malicious contract, that one can call the wallet, and the check passes. I would use msg.sender instead, because it is the direct caller. I would test it with a second contract in between, which must fail after the change.',
      'The value is tx.origin, and it stays the same through the whole call chain. So the check asks who began, and not who is calling. Suppose the owner claims a fake airdrop: that contract calls the wallet in the same transaction, tx.origin is still the owner, and the money leaves. I would require msg.sender to be the owner, because that is the direct caller, which here would be the airdrop. It also allows a multisig as owner: with the old line a contract can never pass, since a contract signs no transaction. Instead of my own line I would take Ownable2Step from OpenZeppelin, although it brings functions that a small wallet does not need; the price is a little more code to read. The alternative is to keep both comparisons. That stops relayers on purpose, but it shuts out smart accounts, so I would rather not. For example, in one game at my last company tx.origin was used against bots; it also locked out every player with a Safe. To check the repair I write a test in Foundry with an attacker contract. With vm.prank the owner calls the attacker, and the wallet must revert; on the old code the same test must show that the balance drops to zero. I also grep for tx.origin in all files, and expect no match.',
    ],
    sources: [
      'Solidity documentation, Security Considerations: tx.origin',
      'SWC-115: Authorization through tx.origin',
    ],
    why: 'Whether somebody can say who is calling, which all access to money rests on.',
  },
  {
    id: 'blockchain/technical/assigned-not-constrained',
    revision: 2,
    status: 'active',
    areas: ['Blockchain'],
    type: 'technical',
    level: 'expert',
    skills: ['Zero-Knowledge Proofs', 'Circom', 'Cryptography'],
    topics: ['security'],
    stem: 'A Circom circuit for a private transfer computes the quotient and the rest of a division with the operator <-- and then asserts only that quotient times divisor plus rest gives the dividend. All its tests pass. What is wrong, and how do you find such faults?',
    seconds: 420,
    keyPoints: [
      {
        id: 'witness',
        text: 'The operator only tells the honest prover what to compute; the verifier sees nothing of it.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'no constraint | adds no constraint | not constrain | only witness | witness generation | witness computation | prover chooses | prover any value | verifier never sees | hint to prover',
        ),
        hint: 'What does that line put into the system that the verifier checks?',
      },
      {
        id: 'field',
        text: 'Numbers are residues of a prime, so the equation has many solutions; the rest must be less than the divisor.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'modulo prime | field wraps | wraps around | many solutions | several solutions | finite field | rest less divisor | rest smaller divisor | remainder smaller | remainder less | field overflow',
        ),
        hint: 'How many pairs satisfy that one equation?',
      },
      {
        id: 'range',
        text: 'Range checks by bits are needed for both, small enough that the product cannot wrap, and a divisor that is not zero.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'range check | range checks | num2bits | bit decomposition | lessthan | number of bits | bits of quotient | divisor not zero | limit bits',
        ),
        hint: 'Which further statements would leave one solution?',
      },
      {
        id: 'exploit',
        text: 'Whoever proves may pick another solution, and the proof is valid: money out of nothing or a spent note spent again.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'dishonest prover | forge | forged proof | false proof verifies | mint | money from nothing | double spend | double-spend | malicious prover | false statement',
        ),
        hint: 'What can a dishonest person do with that freedom?',
      },
      {
        id: 'tests',
        text: 'Tests with honest witnesses show that true things pass; one has to try to make false ones pass.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'second witness | altered witness | change witness | tamper witness | own witness | witness negative | negative test | honest witness only | under-constrained | underconstrained | circomspect | picus | static analyser',
        ),
        hint: 'Why did the tests not see it?',
      },
    ],
    followUps: {
      checking: ['How do you prove that a circuit has one witness for each input?'],
      reasoning: ['What does a range check of 128 bits cost in constraints, and who pays for them?'],
      example: ['Take divisor 7 and dividend 23. Which other pair would be accepted?'],
    },
    samples: [
      'Zero-knowledge proofs are a very exciting technology with a lot of potential, especially for privacy. The mathematics behind them is complex, so one should work with experts in this area. I would use well tested libraries and let the circuit be audited by a specialised company before it goes live with real user money.',
      'The operator adds no constraint, so the prover can choose other values. The equation holds for several solutions, because the numbers are in a finite field. The remainder must also be smaller than the divisor. I would add a LessThan for that. The tests pass because they only use the honest values that the circuit itself computes.',
      'The arrow only tells an honest prover how to fill in two signals; it adds no constraint. What the verifier checks is one equation in a prime field, and that has as many solutions as there are residues. Suppose the dividend is 23 and the divisor 7: honest is 3 and 2, but a malicious prover may set the quotient to 0 and the rest to 23, or to any field element and the rest that fits. If the quotient decides the number of notes, that proof mints money, because on chain it looks like every other. I would keep the arrow and add what makes the pair unique: the remainder is smaller than the divisor, both have range checks by Num2Bits, and the divisor is not zero. The number of bits matters. With 128 for the quotient and 64 for the divisor the product stays below the 254 bits of the field, so it cannot wrap. The price is some 330 constraints per division. A lookup argument as in Halo2 is the alternative; range checks are cheaper there, but it means another proving system. The tests passed since they use the witness of the circuit itself. For example, at my last rollup we wrote a test that takes a valid witness, changes one signal, and recomputes those that follow; on the old file 11 of 40 altered witnesses passed. To verify I run that test, Circomspect on each commit, and Picus for uniqueness where it ends in time. I expect every altered witness to fail.',
    ],
    sources: [
      'Circom documentation, Constraint Generation and Signals',
      'Pailoor and others, Automated Detection of Under-Constrained Circuits in Zero-Knowledge Proofs, PLDI 2023',
    ],
    why: 'Whether somebody thinks like a dishonest prover and not like a test.',
  },
  {
    id: 'blockchain/technical/signature-used-again',
    revision: 2,
    status: 'active',
    areas: ['Blockchain'],
    type: 'technical',
    level: 'senior',
    skills: ['Solidity', 'Cryptography', 'Smart Contract Security'],
    topics: ['security', 'tokens'],
    stem: 'Users sign a message "pay 50 to Bob" outside of the chain, and anybody may hand it to a contract, which recovers the signer and moves the tokens. What has to be in that message and in that contract, so that it happens once, here, and as meant?',
    seconds: 360,
    keyPoints: [
      {
        id: 'nonce',
        text: 'A number that is used up, so that the same message does not pay again.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'nonce | replay | replayed | used hash | mark used | used once mapping | same signature twice | submit second time',
        ),
        hint: 'What stops Bob from handing it in every day?',
      },
      {
        id: 'domain',
        text: 'The chain and the contract are signed too: it must not hold on a fork, another chain or another contract.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'chain id | chainid | domain separator | verifying contract | address of contract | other chain | another chain | another contract | forked chain',
        ),
        hint: 'Where else could the same bytes be accepted?',
      },
      {
        id: 'typed',
        text: 'Typed data as in EIP-712, so that a wallet can show what is signed and fields cannot be read in two ways.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'eip-712 | eip712 | typed data | typed structured | wallet shows fields | abi.encodepacked | encodepacked | human readable fields',
        ),
        hint: 'What does a person see before agreeing?',
      },
      {
        id: 'recover',
        text: 'A failed recovery gives the zero address, and each signature has a twin: use a checked library, never the signature as a key.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'zero address | address zero | malleable | malleability | high s | low s | ecdsa library | ecdsa.recover | second valid signature | erc-1271 | eip-1271',
        ),
        hint: 'What does the recovery return for nonsense, and is there only one form of it?',
      },
      {
        id: 'deadline',
        text: 'It ends at a time, and can be withdrawn before.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'deadline | expiry | expires | valid until | cancel nonce | revoke | withdraw signature | invalidate',
        ),
        hint: 'What if it lies in a drawer for two years?',
      },
      {
        id: 'who-sends',
        text: 'Whoever hands it in may be overtaken or may choose the moment; nothing may depend on who that is.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'mempool first | front-run | front run | frontrun | griefing | mempool copy | relayer chooses | copied from mempool | handed in first',
        ),
        hint: 'What can somebody do who sees it on its way?',
      },
    ],
    followUps: {
      checking: ['Which five messages must be refused, and in which tests?'],
      reasoning: ['Numbers in order, or a map of used ones: what does each allow and cost?'],
      example: ['Which fields, of which types, does your message have?'],
    },
    samples: [
      'Signatures are a secure method, because nobody can forge them without the private key. The message is safe here, and users should protect their keys well. I would use a standard library for this and write clear documentation. The user interface should be simple as well and explain everything in a friendly way, as people need to understand it.',
      'There must be a nonce, because otherwise Bob can hand it in again. The chain id and the address of the contract should be part of it, as in EIP-712. I would add a deadline as well. I would test that a second call with the same message fails, although a test cannot show everything.',
      'As it stands Bob can replay it as often as he likes, on every chain where the contract lives. The message needs a nonce of the signer, raised in the same call before tokens move. It needs a domain separator with chain id and verifying contract, because a copy on another chain has the same code. I would use EIP-712: a wallet then shows amount and receiver as fields rather than a hash, and with abi.encodePacked two dynamic values could be shifted into each other. It has a deadline, and the signer can cancel the nonce. For recovery I take the ECDSA library, since plain ecrecover answers with the zero address for nonsense, and if an unset owner is zero, nonsense is the owner. It also refuses the twin with high s. Contracts sign by ERC-1271. Nonces in order are simple, but one message that is stuck blocks the rest; a bitmap of used ones is the alternative, it allows any order and costs one new slot per 256. Suppose Eve copies the call from the mempool: she can front-run it, and the payment happens once as meant, but the first call reverts. For example, at my last exchange a permit that was front-run broke a whole batch, until the function caught it. To check, a fuzz test changes each field and must see a revert; another replays on a fork with a different chain id, and expects the same. If a changed field still passes, that field was never signed.',
    ],
    sources: [
      'EIP-712: Typed structured data hashing and signing',
      'ERC-2612: Permit Extension for EIP-20 Signed Approvals',
      'OpenZeppelin documentation, Utilities: Cryptography',
    ],
    why: 'Whether somebody says what a signature does not say by itself.',
  },
]
