import { moduleOf, type CourseModule } from '../course-module'
import { FACTS } from './facts'
import howTheVirtualMachineRunsAContract from './01-how-the-virtual-machine-runs-a-contract.checks'
import storageMemoryAndTheirTraps from './02-storage-memory-and-their-traps.checks'
import reentrancyAndCallOrder from './03-reentrancy-and-call-order.checks'
import accessControlAndUpgrades from './04-access-control-and-upgrades.checks'
import arithmeticAndRounding from './05-arithmetic-and-rounding.checks'
import oraclesAndPriceManipulation from './06-oracles-and-price-manipulation.checks'
import fuzzingWithProperties from './07-fuzzing-with-properties.checks'
import invariantTests from './08-invariant-tests.checks'
import gasGriefingAndDenialOfService from './09-gas-griefing-and-denial-of-service.checks'
import signaturesAndReplay from './10-signatures-and-replay.checks'
import readingSomebodyElsesAudit from './11-reading-somebody-elses-audit.checks'
import writingYourOwnReport from './12-writing-your-own-report.checks'

/** What is written of this path; `npm run courses:compile` makes it of the texts beside. */
export const MODULES: readonly CourseModule[] = [
  moduleOf(FACTS[0], howTheVirtualMachineRunsAContract, [
    { kind: 'heading', level: 2, text: 'A small machine with big words' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Whoever looks for faults in contracts reads Solidity, and thinks in what the machine does. The machine is small. It has a ',
        },
        { kind: 'strong', text: 'stack' },
        { kind: 'text', text: ' of at most 1,024 words of 32 bytes; ' },
        { kind: 'strong', text: 'memory' },
        { kind: 'text', text: ', bytes that begin as zero; ' },
        { kind: 'strong', text: 'storage' },
        { kind: 'text', text: ', which belongs to the account; ' },
        { kind: 'strong', text: 'transient storage' },
        { kind: 'text', text: ', which is the same but is wiped at the end of each transaction; and ' },
        { kind: 'strong', text: 'calldata' },
        {
          kind: 'text',
          text: ', which came with the call. A counter walks through the code, one instruction after the other.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Instructions take their inputs from the top of the stack and put their results there. The ',
        },
        { kind: 'em', text: 'top' },
        { kind: 'text', text: ' is the first input:' },
      ],
    },
    {
      kind: 'code',
      lang: 'text',
      text: 'PUSH 3      stack: 3\nPUSH 10     stack: 10 3\nSUB         stack: 7        (10 - 3: top minus next)\nDUP1        stack: 7 7\nMUL         stack: 49',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Only the upper sixteen entries can be copied to the top. That is what "stack too deep" means when a function has too many local variables.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'All arithmetic of the machine wraps around at 2²⁵⁶. The checks of Solidity 0.8 are code that the compiler adds. In ',
        },
        { kind: 'code', text: 'unchecked' },
        { kind: 'text', text: ' and in assembly they are missing.' },
      ],
    },
    { kind: 'check', name: 'stack-top' },
    { kind: 'heading', level: 2, text: 'From creation code to code' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A transaction without a receiver makes a contract. Its data are ' },
        { kind: 'strong', text: 'creation code' },
        {
          kind: 'text',
          text: ": a program that runs once, with the constructor's arguments behind it, and ",
        },
        { kind: 'em', text: 'returns' },
        {
          kind: 'text',
          text: ' the code that is kept. What the constructor does is therefore not in the kept code, and ',
        },
        { kind: 'code', text: 'immutable' },
        {
          kind: 'text',
          text: ' values are written into it at this moment. While it runs, the new account has no code.',
        },
      ],
    },
    { kind: 'check', name: 'created-code' },
    { kind: 'heading', level: 2, text: 'How a function is found' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The kept code begins with a dispatcher. It takes the first four bytes of calldata, compares them with the selectors of all external functions, and jumps. If none fits: ',
        },
        { kind: 'code', text: 'receive' },
        { kind: 'text', text: ' or ' },
        { kind: 'code', text: 'fallback' },
        { kind: 'text', text: ', or revert. A function that is not ' },
        { kind: 'code', text: 'payable' },
        { kind: 'text', text: ' begins with a check that no ether came.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The arguments follow in words of 32 bytes: numbers and addresses at the right end of their word, ',
        },
        { kind: 'code', text: 'bytesN' },
        {
          kind: 'text',
          text: ' at the left end. The compiler checks that a value fits its type and that enough data are there. Data that are ',
        },
        { kind: 'em', text: 'longer' },
        {
          kind: 'text',
          text: ' than needed are ignored. So different calldata may mean the same call, and a hash over ',
        },
        { kind: 'code', text: 'msg.data' },
        { kind: 'text', text: ' is no name for an action.' },
      ],
    },
    { kind: 'check', name: 'second-argument' },
    { kind: 'check', name: 'dispatch-cases' },
    { kind: 'heading', level: 2, text: 'Frames' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Each message call opens a ' },
        { kind: 'strong', text: 'frame' },
        {
          kind: 'text',
          text: ': a new stack, new memory, its own calldata and return data. What it shares with the others is the state of the chain, and transient storage of the account on which it runs. Frames nest; a caller can hand on at most 63/64 of the gas that is left, so deep nesting starves.',
        },
      ],
    },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'A frame ends in one of three ways:' }] },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'End' }],
        [{ kind: 'text', text: 'State' }],
        [{ kind: 'text', text: 'Gas that is left' }],
        [{ kind: 'text', text: 'Data for the caller' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: 'return, stop' }],
          [{ kind: 'text', text: 'kept' }],
          [{ kind: 'text', text: 'given back' }],
          [{ kind: 'text', text: 'yes' }],
        ],
        [
          [{ kind: 'code', text: 'REVERT' }],
          [{ kind: 'text', text: 'undone' }],
          [{ kind: 'text', text: 'given back' }],
          [{ kind: 'text', text: 'yes' }],
        ],
        [
          [
            {
              kind: 'text',
              text: 'exceptional halt: out of gas, invalid instruction, stack, a write under ',
            },
            { kind: 'code', text: 'staticcall' },
          ],
          [{ kind: 'text', text: 'undone' }],
          [{ kind: 'strong', text: 'all gone' }],
          [{ kind: 'text', text: 'none' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'So "the inner call failed" says little about the gas. A callee that runs into an invalid instruction costs you all that you handed on.',
        },
      ],
    },
    { kind: 'check', name: 'gas-at-depth' },
    { kind: 'check', name: 'how-it-ends' },
    { kind: 'heading', level: 2, text: 'Memory, as Solidity uses it' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Solidity reserves the first 128 bytes: two words for scratch, at ' },
        { kind: 'code', text: '0x40' },
        { kind: 'text', text: ' a pointer to free memory, at ' },
        { kind: 'code', text: '0x60' },
        {
          kind: 'text',
          text: ' a zero. New things are put where the pointer points, and the pointer moves on. Memory is never freed within a frame. Assembly that writes at ',
        },
        { kind: 'code', text: '0x40' },
        {
          kind: 'text',
          text: ', or beyond the pointer without moving it, breaks what comes later, silently.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'What changed in recent years' },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'code', text: 'SELFDESTRUCT' },
          {
            kind: 'text',
            text: ' since 2024 only moves the ether; it removes an account only in the transaction that made it.',
          },
        ],
        [
          { kind: 'text', text: 'Transient storage gives cheap locks. It lives for the ' },
          { kind: 'em', text: 'transaction' },
          {
            kind: 'text',
            text: ', not for the call: a value left behind by one call is seen by the next in the same transaction.',
          },
        ],
        [
          { kind: 'text', text: 'Since 2025 an ordinary account may point to code (EIP-7702). So ' },
          { kind: 'code', text: 'code.length > 0' },
          {
            kind: 'text',
            text: ' no longer means "a contract and no person": a person\'s account may have code, which runs when ether arrives. And ',
          },
          { kind: 'code', text: 'code.length == 0' },
          { kind: 'text', text: ' never meant "a person": a contract under construction has none yet.' },
        ],
      ],
    },
    { kind: 'check', name: 'lives-how-long' },
    { kind: 'heading', level: 2, text: 'The usual mistake, and when not' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The usual mistake is to reason from names: "' },
        { kind: 'code', text: 'transfer' },
        { kind: 'text', text: ' moves tokens", "' },
        { kind: 'code', text: 'view' },
        {
          kind: 'text',
          text: ' changes nothing". A name is four bytes. Whoever is called decides what happens. To see what really happens, trace one transaction step by step (a node\'s ',
        },
        { kind: 'code', text: 'debug_traceTransaction' },
        { kind: 'text', text: ', or ' },
        { kind: 'code', text: 'forge test -vvvv' },
        { kind: 'text', text: ') and read which account is called by which kind of call.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Do not read byte code where verified source is at hand and compiles to the same code. Do not write assembly to save some gas in a place where nobody measured it.',
        },
      ],
    },
    { kind: 'check', name: 'stack-again' },
    { kind: 'check', name: 'frames-again' },
    { kind: 'check', name: 'count-task' },
  ]),
  moduleOf(FACTS[1], storageMemoryAndTheirTraps, [
    { kind: 'heading', level: 2, text: 'A slot has no name' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Storage is a table of words by number. Names exist in the source only. Whatever code runs on an account reads and writes slots ',
        },
        { kind: 'em', text: 'by its own layout' },
        {
          kind: 'text',
          text: '. As long as one piece of code does, nothing can go wrong. As soon as two do, everything can: a proxy and its implementation, an implementation and the next version, a contract and a library that it calls by ',
        },
        { kind: 'code', text: 'delegatecall' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'heading', level: 2, text: 'Two layouts over one storage' },
    {
      kind: 'paragraph',
      spans: [{ kind: 'text', text: 'Here is the collision that started the standards.' }],
    },
    {
      kind: 'code',
      lang: 'solidity',
      text: 'pragma solidity ^0.8.24;\n\ncontract BadProxy {\n    address implementation;             // slot 0\n    constructor(address i) { implementation = i; }\n    fallback() external payable {\n        (bool ok, ) = implementation.delegatecall(msg.data);\n        require(ok);\n    }\n}\n\ncontract Counter {\n    uint256 public count;               // slot 0 as well\n    function raise() external { count += 1; }\n}',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The first ' },
        { kind: 'code', text: 'raise()' },
        { kind: 'text', text: ' through the proxy adds 1 to the ' },
        { kind: 'em', text: 'address' },
        {
          kind: 'text',
          text: ' of the implementation. The next call goes to an address without code, succeeds, and does nothing.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'So a proxy keeps its own data where no layout will put anything: in a slot derived from a hash. ERC-1967 takes ',
        },
        { kind: 'code', text: 'keccak256("eip1967.proxy.implementation") − 1' },
        {
          kind: 'text',
          text: '; the minus one keeps anybody from knowing a text whose hash is the slot. ERC-7201 gives each part of an implementation a struct at a hash of its own ("namespaces"), so that bases can grow without moving what follows.',
        },
      ],
    },
    { kind: 'check', name: 'slot-read-as' },
    { kind: 'check', name: 'proxy-slot' },
    { kind: 'heading', level: 2, text: 'The next version' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'An upgrade keeps the storage and brings new code. It is safe only if every old variable stays at its slot and byte, with a type that reads the same bits. Allowed: adding behind the last variable, or in a reserved gap that shrinks by as much; renaming. Not allowed: inserting, removing, reordering, widening a packed field, adding a variable to a ',
        },
        { kind: 'em', text: 'base' },
        { kind: 'text', text: ', changing the order of bases.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Two further traps: initial values of state variables (' },
        { kind: 'code', text: 'uint256 limit = 10' },
        { kind: 'text', text: ') are set by the constructor, and that runs on the ' },
        { kind: 'em', text: "implementation's" },
        {
          kind: 'text',
          text: ' storage; through the proxy they are 0. And constants and immutables come with the code: they change with an upgrade, and are the same for all proxies.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'To see a break, compare the layouts the compiler prints (' },
        { kind: 'code', text: 'storageLayout' },
        { kind: 'text', text: ') of the old and the new version, by machine, in every pull request.' },
      ],
    },
    { kind: 'check', name: 'upgrade-safe' },
    { kind: 'check', name: 'initial-value' },
    { kind: 'heading', level: 2, text: 'Deleting and what stays' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'delete' },
        {
          kind: 'text',
          text: ' on a struct clears its fields, and steps over mappings inside. When the same key is used again, the old entries of the mapping are there: rights of a removed group, votes of a removed proposal. Key such mappings by something that never comes again, such as a counter.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A storage pointer stands for a ' },
        { kind: 'em', text: 'place' },
        {
          kind: 'text',
          text: '. After the usual removal "copy the last one here, then pop", a pointer taken before means another element, or one that is gone.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'solidity',
      text: 'pragma solidity ^0.8.24;\n\ncontract Queue {\n    struct Job { address who; uint256 pay; }\n    Job[] public jobs;\n\n    function add(uint256 pay) external { jobs.push(Job(msg.sender, pay)); }\n\n    function finish(uint256 i) external returns (uint256) {\n        Job storage job = jobs[i];\n        jobs[i] = jobs[jobs.length - 1];\n        jobs.pop();\n        return job.pay;                 // the pay of the job that was moved here\n    }\n}',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Copy what you need into memory first, or read it before the list is rearranged.',
        },
      ],
    },
    { kind: 'check', name: 'pointer-after' },
    { kind: 'check', name: 'old-entries' },
    { kind: 'heading', level: 2, text: 'Memory that is shared, memory that is dirty' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "Assigning a memory array to another memory variable copies nothing. A function that sorts its argument sorts the caller's array too. In assembly there is more: values shorter than a word may have ",
        },
        { kind: 'em', text: 'dirty bits' },
        {
          kind: 'text',
          text: ' above them, which Solidity cleans before it compares and assembly does not; and memory beyond the free pointer is not promised to be zero.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Encoding has a trap of its own. ' },
        { kind: 'code', text: 'abi.encodePacked' },
        { kind: 'text', text: ' writes values side by side without lengths: ' },
        { kind: 'code', text: '("ab", "c")' },
        { kind: 'text', text: ' and ' },
        { kind: 'code', text: '("a", "bc")' },
        { kind: 'text', text: ' give the same bytes. Where a hash stands for a pair of texts, use ' },
        { kind: 'code', text: 'abi.encode' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'check', name: 'packed-collisions' },
    { kind: 'heading', level: 2, text: 'The usual mistake, and when not' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The usual mistake is to look at the new code alone. Storage bugs live ' },
        { kind: 'em', text: 'between' },
        { kind: 'text', text: ' two sources. In a review, write both layouts side by side, slot by slot.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A second way to see them is to fill every variable of the old version with a value of its own (1, 2, 3 and so on), upgrade in a test, and read all of them by the new names. What does not come out as it went in has moved.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Namespaces and gaps are of no use in a contract that has no proxy and never will: there they only make reading harder.',
        },
      ],
    },
    { kind: 'check', name: 'read-again' },
    { kind: 'check', name: 'upgrade-again' },
    { kind: 'check', name: 'queue-task' },
  ]),
  moduleOf(FACTS[2], reentrancyAndCallOrder, [
    { kind: 'heading', level: 2, text: 'The question behind it' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Reentrancy is not about ether. It is about a promise that holds before a function and after it, and not ',
        },
        { kind: 'em', text: 'in between' },
        {
          kind: 'text',
          text: '. "The sum of all shares equals the total": while a function has lowered the one and not yet the other, this is false. Any call to a stranger in that moment lets the stranger look, and act, while it is false.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'So the question for each external call is: ' },
        { kind: 'strong', text: 'which promises do not hold right now, and who could use that?' },
      ],
    },
    { kind: 'check', name: 'broken-between' },
    { kind: 'heading', level: 2, text: 'Four shapes' },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'Shape' }],
        [{ kind: 'text', text: 'Comes back into' }],
        [{ kind: 'text', text: 'Guard on one function helps' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: 'classic' }],
          [{ kind: 'text', text: 'the same function' }],
          [{ kind: 'text', text: 'yes' }],
        ],
        [
          [{ kind: 'text', text: 'cross-function' }],
          [{ kind: 'text', text: 'another function over the same books' }],
          [{ kind: 'text', text: 'only if both carry the lock' }],
        ],
        [
          [{ kind: 'text', text: 'cross-contract' }],
          [{ kind: 'text', text: 'another contract that trusts these books' }],
          [{ kind: 'text', text: 'no' }],
        ],
        [
          [{ kind: 'text', text: 'read-only' }],
          [
            { kind: 'text', text: 'a ' },
            { kind: 'code', text: 'view' },
            { kind: 'text', text: ' that somebody else relies on' },
          ],
          [{ kind: 'text', text: 'no, views carry no lock' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "The last one is the one that is overlooked. A pool burns shares, sends ether, and updates its reserves last. In the receiver's hands the pool's ",
        },
        { kind: 'code', text: 'price()' },
        { kind: 'text', text: ' is wrong, and a ' },
        { kind: 'em', text: 'lender' },
        { kind: 'text', text: ' that asks it gives too much. The pool itself loses nothing.' },
      ],
    },
    { kind: 'check', name: 'shape-of-attack' },
    { kind: 'heading', level: 2, text: 'Doors that do not look like doors' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Control is handed on by more than ' },
        { kind: 'code', text: 'call{value:}' },
        { kind: 'text', text: ': by ' },
        { kind: 'code', text: 'safeTransferFrom' },
        {
          kind: 'text',
          text: ' of ERC-721 and every transfer of ERC-1155 (the receiver is asked), by tokens with hooks, by callbacks of flash loans and of swaps, by a ',
        },
        { kind: 'em', text: 'token address that a stranger chose' },
        { kind: 'text', text: ', and by a call to ' },
        { kind: 'code', text: 'decimals()' },
        {
          kind: 'text',
          text: ' of such a token. A plain ERC-20 that you know is a door only if its authors made one.',
        },
      ],
    },
    { kind: 'check', name: 'hands-over' },
    { kind: 'heading', level: 2, text: 'Repairing, in this order' },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { kind: 'strong', text: 'Order.' },
          {
            kind: 'text',
            text: " Check, then change all of one's books, then call. Nothing is false while the stranger acts.",
          },
        ],
        [
          { kind: 'strong', text: 'A lock' },
          {
            kind: 'text',
            text: ' where the order cannot be had (a swap must look at the balance after the call) or several functions share the books. Put it on ',
          },
          { kind: 'em', text: 'all' },
          { kind: 'text', text: ' of them, and give views that others rely on a check of the same lock.' },
        ],
        [
          { kind: 'strong', text: 'Pull' },
          { kind: 'text', text: ' instead of push, and balances instead of arguments.' },
        ],
      ],
    },
    {
      kind: 'code',
      lang: 'solidity',
      text: 'pragma solidity ^0.8.24;\n\ncontract Shares {\n    mapping(address => uint256) public shareOf;\n    uint256 public total;\n    bool private entered;\n    error Busy();\n\n    modifier alone() {\n        if (entered) revert Busy();\n        entered = true;\n        _;\n        entered = false;\n    }\n\n    function put() external payable alone {\n        shareOf[msg.sender] += msg.value;\n        total += msg.value;\n    }\n\n    function take(uint256 n) external alone {\n        shareOf[msg.sender] -= n;       // both books first\n        total -= n;\n        (bool ok, ) = msg.sender.call{value: n}("");\n        require(ok);\n    }\n\n    function ratio() external view returns (uint256) {\n        if (entered) revert Busy();     // one that others rely on\n        return total == 0 ? 0 : address(this).balance * 1e18 / total;\n    }\n}',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'With this order ' },
        { kind: 'code', text: 'ratio()' },
        {
          kind: 'text',
          text: " would tell the truth here even in the receiver's hands: both books are lowered, and the ether has left before its code runs. The check costs little, and it keeps the view honest when somebody later adds a second call, or pays in a token that asks the receiver before it moves.",
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A lock in transient storage is cheaper; it must be taken off at the end of the function, or the next call in the same transaction finds it locked. Limiting gas to 2,300 is no repair: prices of instructions change, and honest receivers break.',
        },
      ],
    },
    { kind: 'check', name: 'repair-order' },
    { kind: 'check', name: 'paid-by-levels' },
    { kind: 'check', name: 'lock-where' },
    { kind: 'heading', level: 2, text: 'Order beyond one contract' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Calls have an order among ' },
        { kind: 'em', text: 'transactions' },
        { kind: 'text', text: ' too. Whoever builds the block decides it. ' },
        { kind: 'code', text: 'initialize' },
        {
          kind: 'text',
          text: ' in a second transaction can be taken by somebody else; a price set in one transaction is used in the next before anybody could react. Where two steps must happen together, make them one call.',
        },
      ],
    },
    { kind: 'check', name: 'between-transactions' },
    { kind: 'heading', level: 2, text: 'Finding it' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Read each external call and write beside it what has been written before it and what is written after. Everything below the line that is ',
        },
        { kind: 'em', text: 'about something above it' },
        {
          kind: 'text',
          text: ' is a candidate. Then prove it by a test: a contract that comes back from its hook. An attack that leaves the attacker with more than they put in is a finding; a call back that only reverts is none.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'text',
      text: 'take():  read share → [call] → write share      candidate: share\nput():   write share, write total → no call      none',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Name the candidate in words before you write the test: "while ' },
        { kind: 'code', text: 'take' },
        { kind: 'text', text: ' pays, ' },
        { kind: 'code', text: 'shareOf' },
        {
          kind: 'text',
          text: ' is lowered and the reserves are not". If the sentence cannot be finished with who gains what, look at the next call.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'The usual mistake, and when not' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The usual mistake is to add ' },
        { kind: 'code', text: 'nonReentrant' },
        {
          kind: 'text',
          text: ' everywhere and stop thinking. It does not help across contracts, it is missing on the function that somebody adds next year, and it hides that the order is wrong.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Where a function calls only contracts that you wrote and that call nobody, there is no door. Say so in a comment, and see that it stays so.',
        },
      ],
    },
    { kind: 'check', name: 'door-again' },
    { kind: 'check', name: 'promise-again' },
    { kind: 'check', name: 'shares-task' },
  ]),
  moduleOf(FACTS[3], accessControlAndUpgrades, [
    { kind: 'heading', level: 2, text: 'A table before the code' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The dearest faults are the dullest: a function that should have had a lock had none. So begin an audit with a table. One row for each external or public function that changes something, inherited ones too; columns for who may call it, what it changes, and what the worst caller could do with it.',
        },
      ],
    },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'Function' }],
        [{ kind: 'text', text: 'May be called by' }],
        [{ kind: 'text', text: 'Worst use' }],
      ],
      rows: [
        [
          [{ kind: 'code', text: 'deposit' }],
          [{ kind: 'text', text: 'anybody, for themselves' }],
          [{ kind: 'text', text: 'none' }],
        ],
        [
          [{ kind: 'code', text: 'setFee' }],
          [{ kind: 'text', text: 'role FEES' }],
          [{ kind: 'text', text: 'fee of 100 %' }],
        ],
        [
          [{ kind: 'code', text: 'initialize' }],
          [{ kind: 'text', text: 'whoever is first' }],
          [{ kind: 'text', text: 'owns everything' }],
        ],
        [
          [{ kind: 'code', text: 'sweep(token)' }],
          [{ kind: 'text', text: 'owner' }],
          [{ kind: 'text', text: "takes users' tokens" }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Two kinds of findings fall out: rows where the code does not ask what the column says, and rows where even the ',
        },
        { kind: 'em', text: 'right' },
        {
          kind: 'text',
          text: ' caller can do too much. The second kind is a design fault: a fee needs an upper bound in the code, not a promise.',
        },
      ],
    },
    { kind: 'check', name: 'missing-lock' },
    { kind: 'heading', level: 2, text: 'Owners and roles' },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'text', text: 'Compare ' },
          { kind: 'code', text: 'msg.sender' },
          { kind: 'text', text: '. ' },
          { kind: 'code', text: 'tx.origin' },
          { kind: 'text', text: ' lets any contract act that the owner can be lured to.' },
        ],
        [
          { kind: 'text', text: 'Hand over in two steps: name the next owner, who ' },
          { kind: 'em', text: 'accepts' },
          { kind: 'text', text: '. Decide what happens with a half-done handover when a new name is given.' },
        ],
        [
          {
            kind: 'text',
            text: 'Giving up ownership is for ever. If some function needs an owner later, it is dead.',
          },
        ],
        [
          { kind: 'text', text: 'With roles ask who may ' },
          { kind: 'em', text: 'give' },
          {
            kind: 'text',
            text: ' roles: the admin of a role is the real power. A role that is its own admin can be taken away by its holders only: nobody above them can remove a stolen key, and the thief can remove everybody else.',
          },
        ],
        [
          {
            kind: 'text',
            text: 'A key that can change everything at once belongs behind several signers and a ',
          },
          { kind: 'strong', text: 'timelock' },
          { kind: 'text', text: ', so that people can leave before a change takes effect. A way to ' },
          { kind: 'em', text: 'pause' },
          { kind: 'text', text: ' may be quick; a way to take may not.' },
        ],
      ],
    },
    { kind: 'check', name: 'two-steps' },
    { kind: 'check', name: 'role-power' },
    { kind: 'heading', level: 2, text: 'Proxies, three sorts' },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'Sort' }],
        [{ kind: 'text', text: 'Who decides about upgrades' }],
        [{ kind: 'text', text: 'Where the logic for it lives' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: 'transparent' }],
          [{ kind: 'text', text: "an admin; the proxy treats the admin's calls apart" }],
          [{ kind: 'text', text: 'proxy' }],
        ],
        [
          [{ kind: 'text', text: 'UUPS' }],
          [{ kind: 'text', text: 'a function of the implementation' }],
          [{ kind: 'text', text: 'implementation' }],
        ],
        [
          [{ kind: 'text', text: 'beacon' }],
          [{ kind: 'text', text: 'a contract that many proxies ask' }],
          [{ kind: 'text', text: 'beacon' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'With UUPS a new implementation without an upgrade function, or with one that lets everybody in, ends the story: no upgrades any more, or by anybody. With transparent proxies functions of proxy and implementation may have the same selector; that is why the admin is kept apart. A beacon changes all proxies in one stroke, with all that it means.',
        },
      ],
    },
    { kind: 'check', name: 'proxy-sorts' },
    { kind: 'heading', level: 2, text: 'Initialisers' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "A constructor runs on the implementation's storage, so proxies are set up by a function. It is a constructor that anybody can call, and so must hold all of this:",
        },
      ],
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { kind: 'text', text: 'It runs ' },
          { kind: 'strong', text: 'once' },
          { kind: 'text', text: ' for each proxy, and says so by a stored version.' },
        ],
        [
          { kind: 'text', text: 'It is called in the ' },
          { kind: 'em', text: 'same transaction' },
          { kind: 'text', text: ' that makes the proxy.' },
        ],
        [
          { kind: 'text', text: 'The implementation itself is ' },
          { kind: 'strong', text: 'locked' },
          {
            kind: 'text',
            text: ' in its constructor. Otherwise somebody initialises it directly and acts through it as its owner; with a ',
          },
          { kind: 'code', text: 'delegatecall' },
          {
            kind: 'text',
            text: " of the owner's choice in it, they could in earlier years destroy it under all proxies.",
          },
        ],
        [{ kind: 'text', text: 'Every base that needs it is initialised once.' }],
      ],
    },
    {
      kind: 'code',
      lang: 'solidity',
      text: 'pragma solidity ^0.8.24;\n\ncontract Logic {\n    address public owner;\n    uint64 private version;\n    error Already();\n\n    constructor() { version = type(uint64).max; }      // locks the implementation itself\n\n    function initialize(address who) external {\n        if (version != 0) revert Already();             // a proxy begins with 0\n        version = 1;\n        owner = who;\n    }\n}',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Deployed alone, ' },
        { kind: 'code', text: 'initialize' },
        { kind: 'text', text: ' reverts. Behind a proxy it works once, for there ' },
        { kind: 'code', text: 'version' },
        { kind: 'text', text: " is the proxy's own slot." },
      ],
    },
    { kind: 'check', name: 'locked-or-open' },
    { kind: 'check', name: 'who-becomes-owner' },
    { kind: 'heading', level: 2, text: 'Delegatecall is giving away' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'delegatecall' },
        {
          kind: 'text',
          text: ' to an address that a caller can choose, or that an owner can set without delay, is full control: the code there may write any slot and send all ether. Treat "plug-ins by delegatecall" as upgrades, with the same signers and delays.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'Watching it work' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Every change of power emits an event; somebody looks at these events. For each privileged function write a test by the ',
        },
        { kind: 'em', text: 'wrong' },
        {
          kind: 'text',
          text: ' caller, generated from the table so that a new function without a row makes the test fail.',
        },
      ],
    },
    { kind: 'check', name: 'timelock-until' },
    { kind: 'heading', level: 2, text: 'The usual mistake, and when not' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The usual mistake is a modifier on all functions but one: the second ' },
        { kind: 'code', text: 'initialize' },
        { kind: 'text', text: ', the ' },
        { kind: 'code', text: 'set…' },
        { kind: 'text', text: ' that was added last, the ' },
        { kind: 'code', text: 'public' },
        { kind: 'text', text: ' function of a base that was meant to be ' },
        { kind: 'code', text: 'internal' },
        {
          kind: 'text',
          text: '. To see it, list the functions from the compiled interface (ABI), not from the source you have in front of you.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Do not make a contract upgradeable because one may need it. An upgrade key is a way for one stolen key to take everything. A small contract without it, and a new one beside it when needed, is often safer.',
        },
      ],
    },
    { kind: 'check', name: 'worst-use-again' },
    { kind: 'check', name: 'order-of-upgrade' },
    { kind: 'check', name: 'handover-task' },
  ]),
  moduleOf(FACTS[4], arithmeticAndRounding, [
    { kind: 'heading', level: 2, text: 'There are no fractions' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A contract computes in whole numbers. Every division drops a rest, and the rest belongs to somebody. Rounding faults are not about being wrong by one: they are about ',
        },
        { kind: 'em', text: 'who' },
        { kind: 'text', text: ' gets the one, how often it can be taken, and what one unit is worth.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The rule: ' },
        { kind: 'strong', text: 'round against whoever chooses the numbers.' },
        {
          kind: 'text',
          text: ' What a person receives is rounded down, what a person pays is rounded up, and the pot keeps the rest.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'solidity',
      text: 'pragma solidity ^0.8.24;\n\ncontract Round {\n    function down(uint256 a, uint256 b, uint256 c) public pure returns (uint256) { return a * b / c; }\n    function up(uint256 a, uint256 b, uint256 c) public pure returns (uint256) {\n        return (a * b + c - 1) / c;\n    }\n}',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'With a fee of 30 basis points, ' },
        { kind: 'code', text: 'down(100, 30, 10000)' },
        {
          kind: 'text',
          text: ' is 0. Whoever trades in pieces of 333 pays no fee at all. Rounded up, each piece costs 1.',
        },
      ],
    },
    { kind: 'check', name: 'fee-of-pieces' },
    { kind: 'check', name: 'direction' },
    { kind: 'heading', level: 2, text: 'Multiply first' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'a / b * c' },
        { kind: 'text', text: ' drops the rest of the first division and then multiplies the loss. ' },
        { kind: 'code', text: 'a * c / b' },
        { kind: 'text', text: ' keeps it, as long as ' },
        { kind: 'code', text: 'a * c' },
        { kind: 'text', text: ' fits. Where it may not fit into 256 bits, a ' },
        { kind: 'em', text: 'full' },
        { kind: 'text', text: ' multiplication (' },
        { kind: 'code', text: 'mulDiv' },
        {
          kind: 'text',
          text: ' of a library) computes with 512 bits in between. Do not cure an overflow by dividing earlier; that trades a revert for a wrong number.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Rates kept as integers need a scale, such as 10¹⁸ for one. Multiplying two scaled numbers gives the scale twice: divide once. Most "off by 10¹⁸" findings are a forgotten or doubled division.',
        },
      ],
    },
    { kind: 'check', name: 'scaled-product' },
    { kind: 'heading', level: 2, text: 'The first depositor' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A vault gives shares = assets × all shares / all assets, rounded down. Follow an attack in numbers:',
        },
      ],
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        [{ kind: 'text', text: 'The attacker deposits 1 unit into the empty vault: 1 share.' }],
        [
          { kind: 'text', text: 'The attacker ' },
          { kind: 'em', text: 'sends' },
          {
            kind: 'text',
            text: ' 10,000 units to the vault by a plain transfer. One share is now worth 10,001.',
          },
        ],
        [{ kind: 'text', text: 'A victim deposits 15,000: 15,000 × 1 / 10,001 = 1 share.' }],
        [
          {
            kind: 'text',
            text: 'There are 2 shares and 25,001 units. The attacker redeems one: 12,500. They put in 10,001.',
          },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "The victim's rest, nearly 5,000, was shared among both. With 10,000 deposited the victim would have got 0 shares.",
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Three defences: ' },
        { kind: 'strong', text: 'virtual' },
        { kind: 'text', text: ' shares and assets in the formula (' },
        { kind: 'code', text: 'assets × (shares + 10^k) / (all assets + 1)' },
        {
          kind: 'text',
          text: ') make the attack cost far more than it takes; the vault counts what came by ',
        },
        { kind: 'code', text: 'deposit' },
        { kind: 'text', text: ' instead of asking ' },
        { kind: 'code', text: 'balanceOf(this)' },
        { kind: 'text', text: '; and ' },
        { kind: 'code', text: 'deposit' },
        { kind: 'text', text: ' takes a least number of shares that the caller accepts.' },
      ],
    },
    { kind: 'check', name: 'victim-shares' },
    { kind: 'check', name: 'attack-gain' },
    { kind: 'check', name: 'with-virtual' },
    { kind: 'heading', level: 2, text: 'Conversions and unchecked' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'uint128(x)' },
        {
          kind: 'text',
          text: ' cuts; no error. A safe cast reverts. Negative numbers converted to unsigned become huge. ',
        },
        { kind: 'code', text: 'unchecked' },
        {
          kind: 'text',
          text: ' belongs where a line above proves that nothing can overflow, and the proof is written beside it: ',
        },
        { kind: 'code', text: 'i' },
        { kind: 'text', text: ' in a loop below a length; ' },
        { kind: 'code', text: 'balance − amount' },
        { kind: 'text', text: ' behind ' },
        { kind: 'code', text: 'amount <= balance' },
        { kind: 'text', text: '.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A subtraction that underflows ' },
        { kind: 'em', text: 'reverts' },
        { kind: 'text', text: ' since 0.8. That is an attack too: if one unit of dust makes ' },
        { kind: 'code', text: 'total − owed' },
        {
          kind: 'text',
          text: ' negative, the function is dead. Look for places where two numbers, each rounded in its own way, are subtracted.',
        },
      ],
    },
    { kind: 'check', name: 'cut-or-revert' },
    { kind: 'heading', level: 2, text: 'Sums that drift' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'If shares are rounded one by one, their sum is not the whole: three thirds of 100 are 99. Decide where the rest goes (to the last, to the pot, to the next round), and keep what was ',
        },
        { kind: 'em', text: 'paid out' },
        {
          kind: 'text',
          text: ', not what it should have been. An index that only grows ("reward per share") gathers the rest instead of losing it each time: carry the remainder on.',
        },
      ],
    },
    { kind: 'check', name: 'rest-of-split' },
    { kind: 'heading', level: 2, text: 'Finding it' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'For each division write down: who chose the inputs, who gets the rest, what is the largest loss, how many times can it be done in one transaction? Then try the edges: 0, 1, the smallest unit, the greatest, an empty pot, a pot with one share. A fuzz test with the property "deposit and redeem at once never gives more than was put in" finds most of it.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'When not to care' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "A rest of one unit, in the pot's favour, at the price of some gas for whoever tries to gather it, is no finding. It becomes one when a unit is worth much (few decimals, a share price that was blown up), when it can block (a subtraction that reverts), or when nobody pays for repeating it.",
        },
      ],
    },
    { kind: 'check', name: 'who-gets-it' },
    { kind: 'check', name: 'order-again' },
    { kind: 'check', name: 'convert-task' },
  ]),
  moduleOf(FACTS[5], oraclesAndPriceManipulation, [
    { kind: 'heading', level: 2, text: 'What a price on a chain is' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A contract knows no prices. It is told one, or works one out from what lies in a pool. Each way has somebody who can move it: the one who signs, or the one who trades. So the question for every price is: ',
        },
        {
          kind: 'strong',
          text: 'what does it cost to make it wrong, for how long, and what can be earned while it is wrong?',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'The spot price costs nothing to move' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A constant-product pool holds x of one token and y of another, and lets anybody trade as long as x · y stays the same (fees left aside). Its spot price is y / x. Watch a trade:',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'js',
      text: "let [x, y] = [1000, 1000] // price 1\nconst k = x * y\nconst buy = (dy) => {\n  y += dy\n  const out = x - k / y\n  x -= out\n  return out\n}\nconst got = buy(1000)\nconsole.log('price now', y / x, '- bought', got)",
      output: 'price now 4 - bought 500',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Putting in as much as there is makes the price ' },
        { kind: 'em', text: 'four' },
        {
          kind: 'text',
          text: ' times as high: both reserves move. In one transaction somebody borrows without security (a flash loan), pushes the price, uses a contract that believes it, trades back and repays. What it costs are fees. A large pool makes it dearer, not impossible.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The same holds for all that is derived from reserves: the value of a pool share, the balance of a vault, "total assets" by ',
        },
        { kind: 'code', text: 'balanceOf' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'check', name: 'price-after' },
    { kind: 'check', name: 'moved-by-whom' },
    { kind: 'heading', level: 2, text: 'Averages over time' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A ' },
        { kind: 'strong', text: 'time-weighted average' },
        {
          kind: 'text',
          text: ' (TWAP) adds up price × seconds; the average over a window is the difference of two sums by the time between them. Within one transaction no time goes by, so a push that is undone at once weighs nothing. To move an average over 30 minutes, one has to hold a wrong price for a good part of that, against everybody who trades it back.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Its price: it is ' },
        { kind: 'em', text: 'late' },
        {
          kind: 'text',
          text: ". In a crash a lender with a long window lends on yesterday's value. And in a thin pool, or with a producer of several blocks in a row, holding a wrong price may be cheap.",
        },
      ],
    },
    { kind: 'check', name: 'average-of-window' },
    { kind: 'heading', level: 2, text: 'Feeds' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "A feed (such as Chainlink's) is written by several operators when the price moves by a threshold or a heartbeat has gone by. The reader has duties:",
        },
      ],
    },
    {
      kind: 'code',
      lang: 'solidity',
      text: "pragma solidity ^0.8.24;\n\ninterface IFeed {\n    function decimals() external view returns (uint8);\n    function latestRoundData() external view returns (uint80, int256 answer, uint256, uint256 updatedAt, uint80);\n}\n\ncontract Prices {\n    error Stale();\n    error NoPrice();\n    IFeed immutable feed;\n    uint256 immutable oldest;           // the feed's heartbeat, and a little\n\n    constructor(IFeed f, uint256 seconds_) { feed = f; oldest = seconds_; }\n\n    function price18() external view returns (uint256) {\n        (, int256 answer, , uint256 updatedAt, ) = feed.latestRoundData();\n        if (answer <= 0) revert NoPrice();\n        if (block.timestamp - updatedAt > oldest) revert Stale();\n        return uint256(answer) * 10 ** (18 - feed.decimals());\n    }\n}",
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', text: 'Age.' },
          { kind: 'text', text: ' Compare ' },
          { kind: 'code', text: 'updatedAt' },
          { kind: 'text', text: ' with the heartbeat of ' },
          { kind: 'em', text: 'this' },
          { kind: 'text', text: ' feed. Feeds differ: an hour, a day.' },
        ],
        [
          { kind: 'strong', text: 'Sign and zero.' },
          { kind: 'text', text: ' The answer is an ' },
          { kind: 'code', text: 'int256' },
          { kind: 'text', text: '.' },
        ],
        [
          { kind: 'strong', text: 'Decimals' },
          {
            kind: 'text',
            text: ' of feed and token, each read or fixed per feed. Many feeds have 8, and not all.',
          },
        ],
        [
          { kind: 'strong', text: 'What it prices.' },
          { kind: 'text', text: ' A feed of ETH is no feed of a token that ' },
          { kind: 'em', text: 'should' },
          { kind: 'text', text: ' be worth one ETH. In a panic they part.' },
        ],
        [
          { kind: 'strong', text: 'On rollups' },
          {
            kind: 'text',
            text: ': after the sequencer was down, the price is old and nobody could act. Ask the uptime feed, and wait for a grace period.',
          },
        ],
        [
          { kind: 'strong', text: 'What if it reverts?' },
          { kind: 'text', text: ' Decide: stop, or a second source. Never "then the last one, for ever".' },
        ],
      ],
    },
    { kind: 'check', name: 'feed-duties' },
    { kind: 'check', name: 'scaled-feed' },
    { kind: 'heading', level: 2, text: 'Designing around it' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Bound what one price can do: caps on what can be lent in a block, a delay between deposit and borrowing, a second source with a tolerance and a stop when they part, conservative rounding. Let users carry their own bounds (least amount out, deadline). A bound that the contract works out from the same pool in the same transaction is no bound.',
        },
      ],
    },
    { kind: 'check', name: 'two-sources' },
    { kind: 'heading', level: 2, text: 'The usual mistake, and when not' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The usual mistake is ' },
        { kind: 'code', text: 'getReserves()' },
        { kind: 'text', text: ' or ' },
        { kind: 'code', text: 'balanceOf(pool)' },
        {
          kind: 'text',
          text: ' in a formula for value. To see it, look for every number that a stranger can change in the same transaction, and follow it into a decision about money. Then write the test: push, act, push back, and count.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Count honestly: the fees of both trades, the fee of the loan, and what other traders take on the way are costs of the attack; what is left has to be more than nothing.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A spot price is fine for ' },
        { kind: 'em', text: 'showing' },
        {
          kind: 'text',
          text: ', and for a trade whose own user set a bound. An oracle is not needed at all where people name their price: in an auction, in an order book.',
        },
      ],
    },
    { kind: 'check', name: 'spot-again' },
    { kind: 'check', name: 'late-or-cheap' },
    { kind: 'check', name: 'stale-task' },
  ]),
  moduleOf(FACTS[6], fuzzingWithProperties, [
    { kind: 'heading', level: 2, text: 'From examples to sentences' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'An example test says: for ' },
        { kind: 'em', text: 'this' },
        { kind: 'text', text: ' input ' },
        { kind: 'em', text: 'that' },
        {
          kind: 'text',
          text: ' comes out. You thought of the input, so you also thought of it when you wrote the code. A property says something about ',
        },
        { kind: 'strong', text: 'all' },
        { kind: 'text', text: ' inputs, and a machine looks for one that breaks it.' },
      ],
    },
    {
      kind: 'code',
      lang: 'solidity',
      text: 'function testFuzz_roundTripGivesNoProfit(uint96 assets) public {\n    uint256 shares = vault.deposit(assets, address(this));\n    uint256 back = vault.redeem(shares, address(this), address(this));\n    assertLe(back, assets);\n}',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A test function with arguments is fuzzed: Foundry calls it with many inputs (256 by default), random ones mixed with edges and with constants found in the code. A failing input is printed, kept, and tried again first the next time.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'Where properties come from' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The hard part is to say something true that is not the code once more. Kinds that work again and again:',
        },
      ],
    },
    {
      kind: 'table',
      head: [[{ kind: 'text', text: 'Kind' }], [{ kind: 'text', text: 'Example' }]],
      rows: [
        [
          [{ kind: 'text', text: 'round trip' }],
          [{ kind: 'text', text: 'deposit and redeem at once gives no more than was put in' }],
        ],
        [
          [{ kind: 'text', text: 'nothing is lost or made' }],
          [{ kind: 'text', text: 'balances add up to the supply' }],
        ],
        [
          [{ kind: 'text', text: 'order' }],
          [{ kind: 'text', text: 'who gives more gets no less (monotony)' }],
        ],
        [
          [{ kind: 'text', text: 'splitting' }],
          [{ kind: 'text', text: 'two deposits of a half give no more shares than one of the whole' }],
        ],
        [[{ kind: 'text', text: 'bounds' }], [{ kind: 'text', text: 'a fee is at most the amount' }]],
        [
          [{ kind: 'text', text: 'the same as a simple one' }],
          [{ kind: 'text', text: 'the fast square root equals the slow one (differential)' }],
        ],
        [
          [{ kind: 'text', text: 'refusal' }],
          [{ kind: 'text', text: 'with a stranger as the caller it always reverts' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Properties need not be exact. "No more than", "within one unit" say what matters and leave rounding its room.',
        },
      ],
    },
    { kind: 'check', name: 'kind-of-property' },
    { kind: 'check', name: 'true-for-vault' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'To find properties, read the specification for words such as ' },
        { kind: 'em', text: 'never' },
        { kind: 'text', text: ', ' },
        { kind: 'em', text: 'always' },
        { kind: 'text', text: ', ' },
        { kind: 'em', text: 'at most' },
        { kind: 'text', text: ', ' },
        { kind: 'em', text: 'only' },
        {
          kind: 'text',
          text: '. Each is a sentence somebody already promised. Then ask of each function what its inverse is, what happens if it is done twice, and what happens if it is done in two halves.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'A property at work' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Here a fee is computed in a way that looks harmless, and a property is tried by brute force.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'js',
      text: 'const fee = (amount) => Math.floor(amount / 1000) * 3 // 0.3 %, says the comment\nconst net = (amount) => amount - fee(amount)\n\n// property: who gives more gets no less\nfor (let a = 1; a < 5000; a++)\n  if (net(a + 1) < net(a)) {\n    console.log(`net(${a}) = ${net(a)}, net(${a + 1}) = ${net(a + 1)}`)\n    break\n  }',
      output: 'net(999) = 999, net(1000) = 997',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Two things come out at once: amounts below 1,000 pay no fee, and giving one unit more gives two less. No example test with round numbers would have shown it.',
        },
      ],
    },
    { kind: 'check', name: 'counter-example' },
    { kind: 'heading', level: 2, text: 'Feeding it well' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'Bound, do not discard.' },
        { kind: 'text', text: ' ' },
        { kind: 'code', text: 'vm.assume(x < 100)' },
        {
          kind: 'text',
          text: ' throws away nearly all random numbers of 256 bits; too many rejects end the test. ',
        },
        { kind: 'code', text: 'x = bound(x, 1, 99)' },
        { kind: 'text', text: ' maps every input into the range and keeps all runs. ' },
        { kind: 'code', text: 'assume' },
        { kind: 'text', text: ' is for rare exceptions ("not the zero address").' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'Think of the distribution.' },
        {
          kind: 'text',
          text: ' A uniform number of 256 bits is nearly always huge: its first bits are rarely all zero. If faults are at small numbers, give the argument a small type or bound it, or choose the number of digits first.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'Rare points.' },
        {
          kind: 'text',
          text: ' The chance to hit one special value out of N in r runs is 1 − (1 − 1/N)ʳ. Constants of the code are tried on purpose; a value that is ',
        },
        { kind: 'em', text: 'computed' },
        { kind: 'text', text: ' on the way mostly is not.' },
      ],
    },
    { kind: 'check', name: 'discarded-runs' },
    { kind: 'check', name: 'chance-of-hit' },
    { kind: 'heading', level: 2, text: 'What green means' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A green fuzz test says: these inputs did not break it. It says nothing about paths that were never taken. So look at ',
        },
        { kind: 'strong', text: 'coverage' },
        {
          kind: 'text',
          text: ' of the fuzz run, count how often the interesting case came (a counter in the test), and ',
        },
        { kind: 'strong', text: 'break the code on purpose' },
        { kind: 'text', text: ': change ' },
        { kind: 'code', text: '<' },
        { kind: 'text', text: ' to ' },
        { kind: 'code', text: '<=' },
        {
          kind: 'text',
          text: ', up to down, and see whether a property turns red. A property that survives every such change tests nothing.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A reverted call in a fuzz test fails it. Expect reverts where they belong, with the very error; a bare try/catch around everything turns all faults green.',
        },
      ],
    },
    { kind: 'check', name: 'what-green-says' },
    { kind: 'heading', level: 2, text: 'The usual mistake, and when not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The usual mistake is to compute the expected value by the same formula as the code. Both are wrong together. Look at each ',
        },
        { kind: 'code', text: 'assertEq' },
        { kind: 'text', text: ': is its right side the code once more?' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "Fuzzing finds no missing function, no wrong specification, and little where one must guess a signature or a hash. A single known case, such as yesterday's incident, is a plain test with its numbers.",
        },
      ],
    },
    { kind: 'check', name: 'which-property-catches' },
    { kind: 'check', name: 'bound-or-assume' },
    { kind: 'check', name: 'kinds-again' },
  ]),
  moduleOf(FACTS[7], invariantTests, [
    { kind: 'heading', level: 2, text: 'What holds after every call' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A fuzz test tries one call with many inputs. Many faults need ' },
        { kind: 'em', text: 'several' },
        { kind: 'text', text: ': deposit, donate, redeem; borrow, pause, repay. An ' },
        { kind: 'strong', text: 'invariant' },
        {
          kind: 'text',
          text: ' is a sentence that must hold after every call, whatever was called before. The machine makes long random sequences of calls and looks at the sentence after each.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'solidity',
      text: 'function invariant_sharesAddUp() public view {\n    assertEq(vault.totalSupply(), handler.sumOfShares());\n}',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'By default Foundry makes 256 runs of up to 500 calls each. When one breaks the sentence, it ',
        },
        { kind: 'em', text: 'shrinks' },
        {
          kind: 'text',
          text: ' the sequence: leaves calls out as long as it still fails, and shows what is left.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'Good sentences' },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', text: 'Sums:' },
          { kind: 'text', text: ' shares add up to the total; what is owed is at most what is there.' },
        ],
        [
          { kind: 'strong', text: 'Bounds:' },
          {
            kind: 'text',
            text: ' no action leaves the loan of its caller above its limit (prices alone may); a fee is below its bound.',
          },
        ],
        [
          { kind: 'strong', text: 'Only forward:' },
          { kind: 'text', text: ' an index never falls; a nonce never comes again.' },
        ],
        [
          { kind: 'strong', text: 'States:' },
          { kind: 'text', text: ' a closed round never opens again; each token has one owner.' },
        ],
        [
          { kind: 'strong', text: 'Solvency:' },
          { kind: 'text', text: ' if everybody left now, all could be paid. It is the best single one.' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'What people ' },
        { kind: 'em', text: 'do' },
        {
          kind: 'text',
          text: ' in good faith is no invariant: "the balance grows" is false as soon as somebody leaves. And prefer ',
        },
        { kind: 'code', text: '<=' },
        { kind: 'text', text: ' where rounding plays: "paid out is at most put in".' },
      ],
    },
    { kind: 'check', name: 'holds-always' },
    { kind: 'heading', level: 2, text: 'A bug that needs three calls' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The model below pays rewards by an index. One line is missing: a change of the stake does not first settle what was earned. A random search finds it, and throws out what is not needed.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'js',
      text: "const fresh = () => ({ index: 0, stake: 0, paid: 0, put: 0, last: 0 })\nconst calls = {\n  fund: (s) => (s.stake > 0 ? { ...s, index: s.index + 10 / s.stake, put: s.put + 10 } : s),\n  stake: (s) => ({ ...s, stake: s.stake + 10 }), // does not settle first\n  claim: (s) => ({ ...s, paid: s.paid + s.stake * (s.index - s.last), last: s.index }),\n}\nconst run = (names) => names.reduce((s, name) => calls[name](s), fresh())\nconst holds = ({ paid, put }) => paid <= put\n\nlet state = 7\nconst random = (n) => (state = (state * 16807) % 2147483647) % n\nconst names = Object.keys(calls)\nlet found\nwhile (!found || holds(run(found))) found = Array.from({ length: 12 }, () => names[random(3)])\nfor (let i = 0; i < found.length;) holds(run(found.toSpliced(i, 1))) ? i++ : found.splice(i, 1)\nconsole.log(found.join(' → '))",
      output: 'stake → fund → stake → claim',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Four calls are left, each necessary. A stake raised ' },
        { kind: 'em', text: 'after' },
        {
          kind: 'text',
          text: ' the reward came is paid as if it had been there before. Reading four calls is easy; reading the twelve with which the search began is not. That is what shrinking is for.',
        },
      ],
    },
    { kind: 'check', name: 'shortest-sequence' },
    { kind: 'check', name: 'how-many-sequences' },
    { kind: 'heading', level: 2, text: 'Handlers' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Calls with wholly random inputs mostly revert: no allowance, too little balance, an unknown user. So the fuzzer is pointed at a ',
        },
        { kind: 'strong', text: 'handler' },
        { kind: 'text', text: ': a contract with functions such as ' },
        { kind: 'code', text: 'deposit(seed, amount)' },
        {
          kind: 'text',
          text: ' that pick one of a few actors, bound the amount to what the actor has, approve, and call. It knows how to use the system and not what comes out.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The handler also keeps ' },
        { kind: 'strong', text: 'ghost variables' },
        {
          kind: 'text',
          text: ': sums that the system itself does not keep, such as everything ever put in. Invariants compare the system with them.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'solidity',
      text: 'function deposit(uint256 who, uint256 amount) external {\n    address actor = actors[who % actors.length];\n    amount = bound(amount, 1, token.balanceOf(actor));\n    vm.prank(actor);\n    vault.deposit(amount, actor);\n    putIn += amount;                       // ghost\n}',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Three warnings. A handler that only does what is sensible hides attacks: add a donation by plain transfer, a call by a stranger, time that goes by. ',
        },
        { kind: 'code', text: 'fail_on_revert' },
        {
          kind: 'text',
          text: ' is off by default, so a handler that always reverts is green: count successful calls of each function, and look. And a bound too tight leaves out the edge where the fault is.',
        },
      ],
    },
    { kind: 'check', name: 'handler-duties' },
    { kind: 'check', name: 'ghost-sum' },
    { kind: 'check', name: 'reverts-hidden' },
    { kind: 'heading', level: 2, text: 'Reading a failure' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A broken invariant is one of three things: a fault in the code, a wrong sentence, or a handler that does what nobody can do. Replay the short sequence as a plain test, step by step, with the values printed. Then keep that test: it is the regression.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Ask three questions of the replay, in this order. Could each of these calls be made by somebody in the real system? If not, mend the handler. Does the sentence follow from the specification? If not, mend the sentence. What is left is a finding, and the short sequence is its proof: it goes into the report as it stands.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'The usual mistake, and when not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The usual mistake is one file with thirty invariants, all green, and a handler whose ',
        },
        { kind: 'code', text: 'redeem' },
        {
          kind: 'text',
          text: ' has never once succeeded. To see it: print how often each call went through; break a line of the code on purpose.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Invariants are slow. Formulas without state are better served by fuzz tests, and what must hold for ',
        },
        { kind: 'em', text: 'all' },
        { kind: 'text', text: ' states and matters enough by a proof.' },
      ],
    },
    { kind: 'check', name: 'good-sentence-again' },
    { kind: 'check', name: 'fuzz-or-invariant' },
    { kind: 'check', name: 'false-alarm' },
  ]),
  moduleOf(FACTS[8], gasGriefingAndDenialOfService, [
    { kind: 'heading', level: 2, text: 'Stopping is enough' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Not every attacker wants to take. Whoever can ' },
        { kind: 'em', text: 'stop' },
        {
          kind: 'text',
          text: " a withdrawal, a liquidation or an auction may win by it: the highest bid stays the highest, the loan is not closed, the vote does not end. Griefing means harming others at a cost of one's own; it is a finding when the harm is much larger than the cost, or when it lasts.",
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Ask for each function that people need: ' },
        { kind: 'strong', text: 'whose code, whose data, whose gas can make it fail?' },
      ],
    },
    { kind: 'heading', level: 2, text: 'Whose code' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A loop that pays everybody stops at the first receiver that reverts. A refund that must succeed lets the refused person block. A hook that may revert gives the receiver a veto. The repair is known: let people collect, or catch the failure and go on. Catching has a trap of its own:',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'The return bomb.' },
        { kind: 'text', text: ' ' },
        { kind: 'code', text: '(bool ok, bytes memory data) = x.call(…)' },
        { kind: 'text', text: ' copies ' },
        { kind: 'em', text: 'all' },
        { kind: 'text', text: ' return data into your memory, and pays for it with ' },
        { kind: 'em', text: 'your' },
        { kind: 'text', text: ' gas. A callee can return a megabyte. ' },
        { kind: 'code', text: '(bool ok, ) = …' },
        { kind: 'text', text: ' does the same: leaving out the name does not leave out the copy. So does ' },
        { kind: 'code', text: 'catch (bytes memory)' },
        {
          kind: 'text',
          text: '. Bound the gas you hand on where the callee is a stranger, or take no more data than you need by assembly.',
        },
      ],
    },
    { kind: 'check', name: 'who-can-block' },
    { kind: 'heading', level: 2, text: 'Whose data' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A list that strangers can make longer is a bomb with a slow fuse. Each entry costs them a little, once, and costs the function something each time it runs. When the loop no longer fits into a transaction, it is dead, and with it whatever it guarded.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'solidity',
      text: 'pragma solidity ^0.8.24;\n\ncontract Payroll {\n    address[] public people;\n    mapping(address => uint256) public owed;\n    uint256 public next;\n\n    function join() external { people.push(msg.sender); }\n\n    function creditSome(uint256 most, uint256 each) external {\n        uint256 end = next + most;\n        if (end > people.length) end = people.length;\n        for (uint256 i = next; i < end; i++) owed[people[i]] += each;\n        next = end == people.length ? 0 : end;      // goes on where it stopped\n    }\n}',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Work in parts with a stored position, as here; or do without the list: an index "reward per share" that grows, and each person settles on their own. Dust is the same attack in small: a deposit of one unit made in ',
        },
        { kind: 'em', text: 'your' },
        {
          kind: 'text',
          text: ' name can restart your waiting time, or fill the ten places of your queue. Let nobody act in the name of others, or give each action a least size.',
        },
      ],
    },
    { kind: 'check', name: 'entries-until-dead' },
    { kind: 'check', name: 'dust-in-your-name' },
    { kind: 'heading', level: 2, text: 'Whose gas' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'The 63/64 rule as a weapon.' },
        {
          kind: 'text',
          text: ' A relayer carries out the signed order of somebody: it calls the target, and marks the order as used whether or not that succeeded. A malicious relayer sends just so little gas that the ',
        },
        { kind: 'em', text: 'inner' },
        {
          kind: 'text',
          text: ' call runs out, while the 64th that is kept is enough to mark it. The order is burnt. The repair: the order says how much gas it needs, and the relayer contract checks before the call that enough is left, so that 63/64 of it reach the target: ',
        },
        { kind: 'code', text: 'gasleft() * 63 / 64 >= needed' },
        { kind: 'text', text: ', with something for what is done before.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'Block stuffing.' },
        {
          kind: 'text',
          text: ' Whoever fills blocks with dear transactions keeps others out for minutes. A deadline of a few blocks is for sale. Give deadlines hours where money hangs on them.',
        },
      ],
    },
    { kind: 'check', name: 'least-gas' },
    { kind: 'check', name: 'inner-gets' },
    { kind: 'heading', level: 2, text: 'Whose balance' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A function that requires ' },
        { kind: 'code', text: 'address(this).balance == expected' },
        {
          kind: 'text',
          text: ' can be stopped with one wei: ether can be forced in. The same with tokens: anybody can send you some. A subtraction that reverts when rounding leaves one unit too little stops whoever is last. Use ',
        },
        { kind: 'code', text: '>=' },
        { kind: 'text', text: ', and books of your own.' },
      ],
    },
    { kind: 'check', name: 'forced-one-wei' },
    { kind: 'heading', level: 2, text: 'Judging it' },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'Question' }],
        [{ kind: 'text', text: 'Heavy' }],
        [{ kind: 'text', text: 'Light' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: 'What stops?' }],
          [{ kind: 'text', text: 'withdrawing, liquidating' }],
          [{ kind: 'text', text: 'a statistic' }],
        ],
        [
          [{ kind: 'text', text: 'For how long?' }],
          [{ kind: 'text', text: 'for ever' }],
          [{ kind: 'text', text: 'until the next try' }],
        ],
        [
          [{ kind: 'text', text: 'What does it cost?' }],
          [{ kind: 'text', text: 'one wei, once' }],
          [{ kind: 'text', text: 'more than the victim loses' }],
        ],
        [
          [{ kind: 'text', text: 'Who can undo it?' }],
          [{ kind: 'text', text: 'nobody' }],
          [{ kind: 'text', text: 'anybody, at once' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: '"A malicious owner could stop this" is another finding (power), and "the user could harm themselves" mostly is none.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'The usual mistake, and when not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The usual mistake is to test with five entries. To see it, write the test with the number at which it should still work, and assert the gas; then say in the documentation what the limit is, and enforce it in the code.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A loop over a list of ' },
        { kind: 'em', text: 'fixed' },
        {
          kind: 'text',
          text: ', small length is fine. And a call to a contract that you wrote needs no bounds on what it returns.',
        },
      ],
    },
    { kind: 'check', name: 'loop-again' },
    { kind: 'check', name: 'judge-again' },
    { kind: 'check', name: 'some-task' },
  ]),
  moduleOf(FACTS[9], signaturesAndReplay, [
    { kind: 'heading', level: 2, text: 'A signature is a bearer note' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A signed message can be copied, kept, and brought by anybody. The contract that takes it asks: ',
        },
        { kind: 'em', text: 'who signed these bytes?' },
        { kind: 'text', text: ' Everything else, what it permits, where, how often, until when, must be ' },
        { kind: 'strong', text: 'in the bytes' },
        { kind: 'text', text: ', or it is not promised.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'So read each signature check with five questions. What is permitted? In which contract? On which chain? How often? Until when? A question without an answer in the signed bytes is a replay.',
        },
      ],
    },
    {
      kind: 'table',
      head: [[{ kind: 'text', text: 'Missing' }], [{ kind: 'text', text: 'What happens' }]],
      rows: [
        [
          [{ kind: 'text', text: 'the amount or the receiver' }],
          [{ kind: 'text', text: 'whoever brings it fills it in' }],
        ],
        [
          [{ kind: 'text', text: 'the contract' }],
          [{ kind: 'text', text: 'a second contract of the same team takes it too' }],
        ],
        [
          [{ kind: 'text', text: 'the chain id' }],
          [{ kind: 'text', text: 'it works on every chain with that contract, and after a fork' }],
        ],
        [[{ kind: 'text', text: 'a nonce' }], [{ kind: 'text', text: 'it works again' }]],
        [[{ kind: 'text', text: 'a deadline' }], [{ kind: 'text', text: 'it works in three years' }]],
      ],
    },
    { kind: 'check', name: 'replay-by-gap' },
    { kind: 'check', name: 'what-is-signed' },
    { kind: 'heading', level: 2, text: 'EIP-712, and why' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Signing a bare hash asks people to sign what they cannot read, and lets a hash made for one purpose serve another. EIP-712 gives the bytes a form:',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [{ kind: 'text', text: 'digest = keccak256( 0x1901 ‖ domain separator ‖ hash of the struct )' }],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The ' },
        { kind: 'em', text: 'domain' },
        {
          kind: 'text',
          text: ' holds name, version, chain id and the verifying contract. The struct hash begins with the hash of its type, ',
        },
        { kind: 'code', text: 'Order(address to,uint256 amount,uint256 nonce,uint256 deadline)' },
        {
          kind: 'text',
          text: ', so that two structs of the same fields do not mix. Dynamic fields are hashed on their own: ',
        },
        { kind: 'code', text: 'string' },
        { kind: 'text', text: ' and ' },
        { kind: 'code', text: 'bytes' },
        { kind: 'text', text: ' by keccak256 of their contents. The first byte, ' },
        { kind: 'code', text: '0x19' },
        { kind: 'text', text: ', keeps these bytes apart from those of transactions.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A domain separator that is worked out once, in the constructor, keeps the old chain id after a fork. Keep it, and compute it anew when ',
        },
        { kind: 'code', text: 'block.chainid' },
        { kind: 'text', text: ' differs.' },
      ],
    },
    { kind: 'check', name: 'digest-order' },
    { kind: 'heading', level: 2, text: 'ecrecover and its edges' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'ecrecover(digest, v, r, s)' },
        { kind: 'text', text: ' gives an address, ' },
        { kind: 'strong', text: 'whatever the input' },
        { kind: 'text', text: ': for nonsense the zero address; for a valid form with other bytes, ' },
        { kind: 'em', text: 'some' },
        { kind: 'text', text: ' address that nobody knows. Hence:' },
      ],
    },
    {
      kind: 'code',
      lang: 'solidity',
      text: 'pragma solidity ^0.8.24;\n\ncontract Sealed {\n    address public signer;\n    mapping(uint256 => bool) public used;\n    error BadSignature();\n    error Used();\n\n    function check(bytes32 digest, uint256 nonce, uint8 v, bytes32 r, bytes32 s) internal {\n        address found = ecrecover(digest, v, r, s);\n        if (found == address(0) || found != signer) revert BadSignature();\n        if (used[nonce]) revert Used();\n        used[nonce] = true;                     // by what is signed, not by the signature\n    }\n}',
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'text', text: 'An unset signer is the zero address. Without the first comparison, ' },
          { kind: 'em', text: 'any' },
          { kind: 'text', text: ' nonsense passes.' },
        ],
        [
          {
            kind: 'text',
            text: 'For every valid (r, s, v) there is a second: (r, n − s, the other v). So a signature is no name. ',
          },
          { kind: 'code', text: 'used[keccak256(signature)]' },
          {
            kind: 'text',
            text: ' can be gone around; mark the nonce or the digest. Libraries refuse the upper half of s.',
          },
        ],
        [
          {
            kind: 'text',
            text: 'With one nonce for each person, orders can only be used one after another. With a free nonce marked in a mapping they can be used in any order, and cancelled by marking.',
          },
        ],
      ],
    },
    { kind: 'check', name: 'second-form' },
    { kind: 'check', name: 'zero-signer' },
    { kind: 'heading', level: 2, text: 'Contracts that sign' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A wallet that is a contract has no private key. By ERC-1271 it is asked: ' },
        { kind: 'code', text: 'isValidSignature(hash, signature)' },
        { kind: 'text', text: ' gives ' },
        { kind: 'code', text: '0x1626ba7e' },
        { kind: 'text', text: ' if it agrees. This is an external call to an address that the ' },
        { kind: 'em', text: 'caller' },
        { kind: 'text', text: ' names: it may cost gas, call back, and change its mind. Made by ' },
        { kind: 'code', text: 'staticcall' },
        { kind: 'text', text: ', as its ' },
        { kind: 'code', text: 'view' },
        {
          kind: 'text',
          text: ' in the standard wants, it can call back and look, and write nothing. A signature that was valid yesterday may be invalid today.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "If one contract wallet's owner signs for several wallets, the wallet's own address must go into what the owner signs. Otherwise a signature for one wallet is good for all wallets of that owner.",
        },
      ],
    },
    { kind: 'check', name: 'contract-signer' },
    { kind: 'heading', level: 2, text: 'Brought by somebody else' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A waiting transaction is seen. Whoever sees a ' },
        { kind: 'code', text: 'permit' },
        {
          kind: 'text',
          text: " in it can bring it first; the signature is then used, and the victim's transaction reverts at ",
        },
        { kind: 'code', text: 'permit' },
        {
          kind: 'text',
          text: '. Nothing is stolen, but the function cannot be used. So try the permit, and go on if the allowance is there.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "Where the bringer gains something (a fee, an order's other side), name who may bring it in the signed bytes, or do not care who does.",
        },
      ],
    },
    { kind: 'check', name: 'brought-first' },
    { kind: 'heading', level: 2, text: 'The usual mistake, and when not' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The usual mistake is to check a signature over ' },
        { kind: 'em', text: 'some' },
        {
          kind: 'text',
          text: " of the arguments: the amount is signed, the receiver is not. To see it, put the signed fields beside the function's arguments, one by one. Then write four tests: brought twice, brought to the sister contract, brought with each argument changed, brought with the signer unset.",
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Where the person can send the transaction, no signature is needed: ' },
        { kind: 'code', text: 'msg.sender' },
        { kind: 'text', text: ' is one already.' },
      ],
    },
    { kind: 'check', name: 'five-again' },
    { kind: 'check', name: 'nonce-again' },
    { kind: 'check', name: 'voucher-task' },
  ]),
  moduleOf(FACTS[10], readingSomebodyElsesAudit, [
    { kind: 'heading', level: 2, text: 'What a report says, and what it does not' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: '"Audited" means: some people looked at ' },
        { kind: 'strong', text: 'some commit' },
        { kind: 'text', text: ' for ' },
        { kind: 'strong', text: 'some days' },
        { kind: 'text', text: ', by ' },
        { kind: 'strong', text: 'some assumptions' },
        { kind: 'text', text: ', and found ' },
        { kind: 'strong', text: 'these things' },
        {
          kind: 'text',
          text: '. A report without findings is no proof that there are none. Read it as evidence, and ask of which claim.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [{ kind: 'text', text: 'Begin not with the findings but with the first pages.' }],
    },
    {
      kind: 'table',
      head: [[{ kind: 'text', text: 'Look for' }], [{ kind: 'text', text: 'Ask' }]],
      rows: [
        [
          [{ kind: 'text', text: 'commit and files' }],
          [{ kind: 'text', text: 'is this what was deployed, byte for byte?' }],
        ],
        [
          [{ kind: 'text', text: 'out of scope' }],
          [
            {
              kind: 'text',
              text: 'does the money pass through it: libraries, oracles, scripts, the front end?',
            },
          ],
        ],
        [
          [{ kind: 'text', text: 'people and days' }],
          [{ kind: 'text', text: "how many lines for each of a person's days?" }],
        ],
        [
          [{ kind: 'text', text: 'assumptions' }],
          [{ kind: 'text', text: '"the owner is trusted", "tokens are plain": do they hold for you?' }],
        ],
        [
          [{ kind: 'text', text: 'method' }],
          [{ kind: 'text', text: 'was it read, fuzzed, proved? with which properties?' }],
        ],
        [
          [{ kind: 'text', text: 'fixes' }],
          [{ kind: 'text', text: 'were they looked at, in which commit?' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'As a rule of thumb a person reads a few hundred lines of new contract code a day with care. Three thousand lines in five days of one person is a quick look, whatever the logo.',
        },
      ],
    },
    { kind: 'check', name: 'first-pages' },
    { kind: 'check', name: 'lines-a-day' },
    { kind: 'heading', level: 2, text: 'From the commit to the address' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Money lies at an address. The report speaks of a commit. Between the two is a chain that you can check link by link:',
        },
      ],
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { kind: 'text', text: 'the address of the proxy, and which implementation it has ' },
          { kind: 'em', text: 'now' },
          { kind: 'text', text: ';' },
        ],
        [
          {
            kind: 'text',
            text: 'the verified source of that implementation, compiled with its settings, gives the same code;',
          },
        ],
        [
          {
            kind: 'text',
            text: 'this source equals the commit of the report, or the difference is small and known;',
          },
        ],
        [{ kind: 'text', text: 'constructor and initialiser arguments: owner, oracle, limits;' }],
        [{ kind: 'text', text: 'who can change any of it, and how fast.' }],
      ],
    },
    {
      kind: 'code',
      lang: 'js',
      text: "const chain = [\n  ['proxy → implementation', true],\n  ['implementation = verified source', true],\n  ['source = audited commit', false], // a hot fix of 40 lines\n  ['owner behind a timelock', true],\n]\nconst broken = chain.find(([, holds]) => !holds)\nconsole.log(broken ? `stops at: ${broken[0]}` : 'the report is about this address')",
      output: 'stops at: source = audited commit',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'One broken link, and the report is about something else. Most often it is the third: the fix of the last finding was merged later, together with "a small clean-up".',
        },
      ],
    },
    { kind: 'check', name: 'links-in-order' },
    { kind: 'check', name: 'which-link' },
    { kind: 'heading', level: 2, text: 'Findings' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A finding has a place, a cause, a consequence, a way to reproduce it, and an answer by the team. Read the answers with care:',
        },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', text: 'Fixed in commit X.' },
          {
            kind: 'text',
            text: ' Read that commit. Does it mend the cause or the one way that was shown? Did it add something new? A fix is code that nobody audited.',
          },
        ],
        [
          { kind: 'strong', text: 'Acknowledged.' },
          { kind: 'text', text: ' It is still there. Ask whether the reason holds for ' },
          { kind: 'em', text: 'you' },
          { kind: 'text', text: ', as a user or as somebody who builds on it.' },
        ],
        [
          { kind: 'strong', text: 'Disputed.' },
          { kind: 'text', text: ' Decide by yourself: reproduce it.' },
        ],
        [
          { kind: 'strong', text: 'Partly fixed.' },
          { kind: 'text', text: ' Which part is open?' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Severity is likelihood times impact ' },
        { kind: 'em', text: "under the report's assumptions" },
        {
          kind: 'text',
          text: '. If "the owner is trusted" is false for you, every "low, owner only" is worth another look. Counts say little. Eleven findings of one kind (missing checks of roles) say more: they tell about how the code was written, and where the twelfth may be.',
        },
      ],
    },
    { kind: 'check', name: 'answer-means' },
    { kind: 'check', name: 'severity-for-you' },
    { kind: 'heading', level: 2, text: 'Looking for siblings' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Each finding is a pattern. Search for it everywhere: the same function in another contract, the mirror (',
        },
        { kind: 'code', text: 'mint' },
        { kind: 'text', text: ' and ' },
        { kind: 'code', text: 'redeem' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'deposit' },
        { kind: 'text', text: ' and ' },
        { kind: 'code', text: 'withdraw' },
        {
          kind: 'text',
          text: '), the same mistake with another token. It is the cheapest way to find something new in code that was audited, and auditors who had two days left may not have taken it.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Then look at what ' },
        { kind: 'em', text: 'no' },
        {
          kind: 'text',
          text: ' finding speaks of. A part with no findings at all is either very good or was not read. Coverage of tests and the history of changes tell which.',
        },
      ],
    },
    { kind: 'check', name: 'next-place' },
    { kind: 'heading', level: 2, text: 'Several reports' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Two reports on two commits are not two looks at one thing. Draw a line of commits, put each report on it, and mark what changed after the last. Contests with many readers are broad; a small team for weeks goes deep; a proof covers its properties and no others. Open bounties tell what the team believes a bug is worth.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'The usual mistake, and when not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The usual mistake is to read the summary, count "0 critical", and go on. To see what you missed, write three sentences: ',
        },
        { kind: 'em', text: 'what was looked at; what I rely on that was not; what has changed since.' },
        { kind: 'text', text: ' If you cannot, you have not read it.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'You need not check everything for ten euros. The depth of reading follows what you would lose.',
        },
      ],
    },
    { kind: 'check', name: 'three-sentences' },
    { kind: 'check', name: 'commit-again' },
    { kind: 'check', name: 'pattern-again' },
  ]),
  moduleOf(FACTS[11], writingYourOwnReport, [
    { kind: 'heading', level: 2, text: 'Who reads it' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A finding is read by somebody who has to decide today, by somebody who has to mend it tomorrow, and in a year by somebody who wonders whether it was mended. Write for all three: the first reads the title and the impact, the second the cause and the place, the third the commit.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'You are not there to be clever. A finding that is right and is not understood changes nothing.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'The parts of a finding' },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'Part' }],
        [{ kind: 'text', text: 'Holds' }],
        [{ kind: 'text', text: 'Example' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: 'Title' }],
          [{ kind: 'text', text: 'who can do what' }],
          [{ kind: 'text', text: 'Anybody can withdraw the stake of a closed account' }],
        ],
        [
          [{ kind: 'text', text: 'Place' }],
          [{ kind: 'text', text: 'file, function, line, at the commit' }],
          [
            { kind: 'code', text: 'Vault.sol:118' },
            { kind: 'text', text: ', ' },
            { kind: 'code', text: 'close' },
            { kind: 'text', text: ', at ' },
            { kind: 'code', text: '9ab41c2' },
          ],
        ],
        [
          [{ kind: 'text', text: 'Cause' }],
          [{ kind: 'text', text: 'why the code lets it happen' }],
          [
            { kind: 'code', text: 'close' },
            { kind: 'text', text: ' sets ' },
            { kind: 'code', text: 'owner' },
            { kind: 'text', text: ' to zero, and ' },
            { kind: 'code', text: 'withdraw' },
            { kind: 'text', text: ' compares it with a zero default' },
          ],
        ],
        [
          [{ kind: 'text', text: 'Scenario' }],
          [{ kind: 'text', text: 'numbered steps with numbers' }],
          [{ kind: 'text', text: '1. Ann closes … 2. Mallory calls …' }],
        ],
        [
          [{ kind: 'text', text: 'Impact' }],
          [{ kind: 'text', text: 'what is lost, whose, how much, how often' }],
          [{ kind: 'text', text: 'all stakes of closed accounts' }],
        ],
        [
          [{ kind: 'text', text: 'Likelihood' }],
          [{ kind: 'text', text: 'who needs what for it' }],
          [{ kind: 'text', text: 'no rights, no money, one transaction' }],
        ],
        [
          [{ kind: 'text', text: 'Proof' }],
          [{ kind: 'text', text: 'a test that fails now and passes after the fix' }],
          [{ kind: 'code', text: 'test_strangerWithdraws' }],
        ],
        [
          [{ kind: 'text', text: 'Repair' }],
          [
            { kind: 'text', text: 'the smallest change that mends the ' },
            { kind: 'em', text: 'cause' },
          ],
          [{ kind: 'text', text: 'keep the owner; mark as closed' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Title first: if "who can do what" cannot be written in one line, it is not understood yet. "Missing check in ',
        },
        { kind: 'code', text: 'close' },
        { kind: 'text', text: '" is a cause, no title.' },
      ],
    },
    { kind: 'check', name: 'good-title' },
    { kind: 'check', name: 'part-of' },
    { kind: 'heading', level: 2, text: 'Severity that can be argued with' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Severity = likelihood × impact, each in three steps, by a table that stands in the report:',
        },
      ],
    },
    {
      kind: 'table',
      head: [
        [],
        [{ kind: 'text', text: 'Impact low' }],
        [{ kind: 'text', text: 'medium' }],
        [{ kind: 'text', text: 'high' }],
      ],
      rows: [
        [
          [{ kind: 'strong', text: 'Likelihood high' }],
          [{ kind: 'text', text: 'medium' }],
          [{ kind: 'text', text: 'high' }],
          [{ kind: 'text', text: 'critical' }],
        ],
        [
          [{ kind: 'strong', text: 'medium' }],
          [{ kind: 'text', text: 'low' }],
          [{ kind: 'text', text: 'medium' }],
          [{ kind: 'text', text: 'high' }],
        ],
        [
          [{ kind: 'strong', text: 'low' }],
          [{ kind: 'text', text: 'low' }],
          [{ kind: 'text', text: 'low' }],
          [{ kind: 'text', text: 'medium' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Write the ' },
        { kind: 'em', text: 'reasons' },
        {
          kind: 'text',
          text: ' and not only the words: "no rights and 2,000 euros of fees; loss of all deposits". Then whoever disagrees can say with what. Do not raise severity to be heard, and do not lower it because the team is kind. If it depends on an assumption (the owner is trusted), say both values.',
        },
      ],
    },
    { kind: 'check', name: 'severity-of' },
    { kind: 'check', name: 'reasons' },
    { kind: 'heading', level: 2, text: 'A proof that runs' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A test is worth more than a page. It begins from the deployed or default state, uses only what the attacker has, and ends with an assertion about money or rights:',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'solidity',
      text: "function test_strangerWithdraws() public {\n    vm.prank(ann);\n    vault.close();\n    uint256 before = token.balanceOf(mallory);\n    vm.prank(mallory);\n    vault.withdraw(ann);\n    assertEq(token.balanceOf(mallory), before);   // fails today: Mallory has Ann's stake\n}",
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Write the assertion as the ' },
        { kind: 'em', text: 'promise' },
        {
          kind: 'text',
          text: '. The test is red today and green after the repair, and stays as a regression. A test that asserts the theft is green today and has to be thrown away later.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Try to refute your own finding before you send it: does a check higher up stop it? does the price of the attack exceed its gain? does it need a state that cannot be reached? What you tried belongs into the text, in a sentence.',
        },
      ],
    },
    { kind: 'check', name: 'which-assertion' },
    { kind: 'check', name: 'gain-less-cost' },
    { kind: 'heading', level: 2, text: 'The repair' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Recommend the smallest change that removes the cause, and say what it would break. Do not redesign. If there are two ways, name both with their price. Look at the fix afterwards ',
        },
        { kind: 'em', text: 'with the same test and with the question what else it changed' },
        { kind: 'text', text: ', and record the commit.' },
      ],
    },
    { kind: 'heading', level: 2, text: 'Saying nothing false' },
    {
      kind: 'list',
      ordered: false,
      items: [
        [{ kind: 'text', text: '"We found no …" and not "there is no …".' }],
        [{ kind: 'text', text: 'What you did not look at, by name. What you assumed, by name.' }],
        [
          {
            kind: 'text',
            text: 'Facts apart from opinions. Style remarks apart from findings, or they drown them.',
          },
        ],
        [
          {
            kind: 'text',
            text: 'Findings of live systems go to those who can mend them first, by a way that others cannot read, with a date on which they become public.',
          },
        ],
      ],
    },
    { kind: 'check', name: 'honest-sentence' },
    { kind: 'check', name: 'steps-of-disclosure' },
    { kind: 'heading', level: 2, text: 'The usual mistake, and when not' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The usual mistake is the checklist finding: "use of ' },
        { kind: 'code', text: 'block.timestamp' },
        {
          kind: 'text',
          text: '", "floating pragma", forty times, without a harm. It costs the reader the attention that the one real finding needs. To see it, ask of each: who loses what? If nobody, it is a remark.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Do not write a finding for what the specification wants. Ask first; a question is cheaper than a wrong "high".',
        },
      ],
    },
    { kind: 'check', name: 'title-again' },
    { kind: 'check', name: 'proof-again' },
  ]),
]
