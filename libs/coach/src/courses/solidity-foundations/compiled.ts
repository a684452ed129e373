import { moduleOf, type CourseModule } from '../course-module'
import { FACTS } from './facts'
import storageAndTypes from './01-storage-and-types.checks'
import controlFlowAndErrors from './02-control-flow-and-errors.checks'
import callsAndValue from './03-calls-and-value.checks'
import securityPatterns from './04-security-patterns.checks'
import gasYouCanReasonAbout from './05-gas-you-can-reason-about.checks'
import tokensAndStandards from './06-tokens-and-standards.checks'

/** What is written of this path; `npm run courses:compile` makes it of the texts beside. */
export const MODULES: readonly CourseModule[] = [
  moduleOf(FACTS[0], storageAndTypes, [
    { kind: 'heading', level: 2, text: 'Three places for a value' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A contract keeps what it must remember in ' },
        { kind: 'strong', text: 'storage' },
        {
          kind: 'text',
          text: ': a table from 2²⁵⁶ slot numbers to words of 32 bytes, which stays after the transaction. ',
        },
        { kind: 'strong', text: 'Memory' },
        {
          kind: 'text',
          text: ' is a sheet of paper for one call: it begins empty and is thrown away at the end. ',
        },
        { kind: 'strong', text: 'Calldata' },
        { kind: 'text', text: ' is what the caller sent: it can be read and not written.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The place matters for two reasons. Storage is by far the dearest of the three, and the place decides whether an assignment copies a thing or only gives it another name.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The small types of fixed size (' },
        { kind: 'code', text: 'uint64' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'bool' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'address' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'bytes4' },
        { kind: 'text', text: ', an enum) are ' },
        { kind: 'em', text: 'value types' },
        { kind: 'text', text: ': they are always copied. Arrays, structs, ' },
        { kind: 'code', text: 'bytes' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'string' },
        { kind: 'text', text: ' and mappings are ' },
        { kind: 'em', text: 'reference types' },
        { kind: 'text', text: ': for them you say where they live.' },
      ],
    },
    { kind: 'heading', level: 2, text: 'How variables share slots' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'State variables are laid out in the order in which they are declared. A slot is filled from its low end. A variable that still fits goes into the same slot; one that does not begins the next. No value type is split over two slots. A struct or an array always begins a new slot, and so does whatever comes after it.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'solidity',
      text: 'pragma solidity ^0.8.24;\n\ncontract Ticket {\n    uint128 price;   // slot 0, bytes 0 to 15\n    uint64 opens;    // slot 0, bytes 16 to 23\n    address owner;   // slot 1: 20 bytes do not fit into the 8 that are left\n    bool sold;       // slot 1, byte 20\n    uint256 seat;    // slot 2: needs a whole one\n}',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Move ' },
        { kind: 'code', text: 'seat' },
        { kind: 'text', text: ' between ' },
        { kind: 'code', text: 'owner' },
        { kind: 'text', text: ' and ' },
        { kind: 'code', text: 'sold' },
        {
          kind: 'text',
          text: ' and the contract needs four slots instead of three, with the same fields. Bases come first: the variables of the most basic contract stand at the front, and a derived contract may continue in the last slot of its base.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'constant' },
        { kind: 'text', text: ' and ' },
        { kind: 'code', text: 'immutable' },
        { kind: 'text', text: ' take no slot at all. Their values are part of the code.' },
      ],
    },
    { kind: 'check', name: 'slot-count' },
    { kind: 'check', name: 'byte-offset' },
    { kind: 'heading', level: 2, text: 'Where lists and mappings keep their contents' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A fixed slot cannot hold what grows. So a dynamic array at slot ' },
        { kind: 'code', text: 'p' },
        { kind: 'text', text: ' keeps only its ' },
        { kind: 'em', text: 'length' },
        { kind: 'text', text: ' in ' },
        { kind: 'code', text: 'p' },
        { kind: 'text', text: '; the elements follow one another from slot ' },
        { kind: 'code', text: 'keccak256(p)' },
        { kind: 'text', text: ' on, packed where they are small. A mapping at ' },
        { kind: 'code', text: 'p' },
        { kind: 'text', text: ' keeps nothing in ' },
        { kind: 'code', text: 'p' },
        { kind: 'text', text: ': the value of key ' },
        { kind: 'code', text: 'k' },
        { kind: 'text', text: ' stands in the slot ' },
        { kind: 'code', text: 'keccak256(k . p)' },
        {
          kind: 'text',
          text: ', the key and the slot number side by side, each filled to 32 bytes where the key is a value type.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [{ kind: 'text', text: 'Two things follow from this, and both surprise people:' }],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          {
            kind: 'text',
            text: 'A mapping does not know its keys. It cannot be listed, counted or cleared. Every key has a value; where nobody wrote one, it is zero.',
          },
        ],
        [
          { kind: 'code', text: 'string' },
          { kind: 'text', text: ' and ' },
          { kind: 'code', text: 'bytes' },
          {
            kind: 'text',
            text: ' up to 31 bytes stand in their own slot together with their length. From 32 bytes on the slot holds only the length (as 2 × length + 1), and the contents stand elsewhere.',
          },
        ],
      ],
    },
    { kind: 'check', name: 'mapping-facts' },
    {
      kind: 'note',
      spans: [
        { kind: 'code', text: 'private' },
        {
          kind: 'text',
          text: ' keeps other contracts from reading a variable by its name. It hides nothing. Anybody can ask a node for any slot, so a secret in storage is no secret.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'Copies and names' },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'Here is the mistake that everybody makes once.' }] },
    {
      kind: 'code',
      lang: 'solidity',
      text: 'pragma solidity ^0.8.24;\n\ncontract Club {\n    struct Member { uint32 visits; bool paid; }\n    mapping(address => Member) public members;\n\n    function visitWrong() external {\n        Member memory m = members[msg.sender];\n        m.visits += 1;              // changes the copy\n    }\n\n    function visitRight() external {\n        Member storage m = members[msg.sender];\n        m.visits += 1;              // changes what is stored\n    }\n}',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'memory' },
        {
          kind: 'text',
          text: ' made a copy of the struct, changed the copy and threw it away. The compiler says nothing, since this is legal. To see the fault, call the function and read the value afterwards; a test that only checks that the call succeeded passes on both.',
        },
      ],
    },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'The rule in three lines:' }] },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'From' }],
        [{ kind: 'text', text: 'To' }],
        [{ kind: 'text', text: 'What happens' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: 'storage' }],
          [
            { kind: 'text', text: 'a local variable ' },
            { kind: 'code', text: 'storage' },
          ],
          [{ kind: 'text', text: 'another name for the same place' }],
        ],
        [
          [{ kind: 'text', text: 'memory' }],
          [
            { kind: 'text', text: 'a local variable ' },
            { kind: 'code', text: 'memory' },
          ],
          [{ kind: 'text', text: 'another name for the same place' }],
        ],
        [
          [{ kind: 'text', text: 'anything' }],
          [{ kind: 'text', text: 'a state variable, or between storage and memory' }],
          [{ kind: 'text', text: 'a copy' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'delete x' },
        {
          kind: 'text',
          text: ' sets a value to zero. On an element of an array it leaves a gap and the length as it is; ',
        },
        { kind: 'code', text: 'pop' },
        { kind: 'text', text: ' takes the last element away, and ' },
        { kind: 'code', text: 'delete' },
        {
          kind: 'text',
          text: ' on a whole dynamic array makes its length zero. On a struct it sets every field to zero ',
        },
        { kind: 'em', text: 'except' },
        { kind: 'text', text: ' mappings inside, whose old values come back when the key is used again.' },
      ],
    },
    { kind: 'check', name: 'after-calls' },
    { kind: 'check', name: 'place-lines' },
    { kind: 'heading', level: 2, text: 'Numbers that do not fit' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Since version 0.8 a result of ' },
        { kind: 'code', text: '+' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: '-' },
        { kind: 'text', text: ' or ' },
        { kind: 'code', text: '*' },
        { kind: 'text', text: ' that does not fit into its type reverts with ' },
        { kind: 'code', text: 'Panic(0x11)' },
        { kind: 'text', text: '. Inside ' },
        { kind: 'code', text: 'unchecked { … }' },
        { kind: 'text', text: ' it wraps around instead. These are ' },
        { kind: 'em', text: 'not' },
        { kind: 'text', text: ' checked in this sense:' },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', text: 'Explicit conversions cut.' },
          { kind: 'text', text: ' ' },
          { kind: 'code', text: 'uint8(x)' },
          { kind: 'text', text: ' keeps the lowest eight bits of ' },
          { kind: 'code', text: 'x' },
          { kind: 'text', text: ' and never reverts for a variable: 300 becomes 44.' },
        ],
        [
          { kind: 'strong', text: 'Shifts cut too.' },
          { kind: 'text', text: ' ' },
          { kind: 'code', text: 'x << 3' },
          { kind: 'text', text: ' drops the bits that leave the type, where ' },
          { kind: 'code', text: 'x * 8' },
          { kind: 'text', text: ' would revert.' },
        ],
        [
          { kind: 'strong', text: 'Division drops the rest.' },
          { kind: 'text', text: ' ' },
          { kind: 'code', text: '7 / 2' },
          { kind: 'text', text: ' on integers is 3, and ' },
          { kind: 'code', text: '-7 / 2' },
          { kind: 'text', text: ' is −3: it goes towards zero. So multiply first and divide last.' },
        ],
      ],
    },
    {
      kind: 'code',
      lang: 'solidity',
      text: 'pragma solidity ^0.8.24;\n\ncontract Share {\n    function early(uint256 sum, uint256 part, uint256 all) external pure returns (uint256) {\n        return sum / all * part;    // 100 / 7 * 3 = 42: the rest was dropped too early\n    }\n    function late(uint256 sum, uint256 part, uint256 all) external pure returns (uint256) {\n        return sum * part / all;    // 300 / 7 = 42 again, but 100 / 8 * 3 = 36 against 300 / 8 = 37\n    }\n}',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Integers and fixed bytes differ at the edges. An integer is filled up on its left, ',
        },
        { kind: 'code', text: 'bytes4' },
        { kind: 'text', text: ' on its right: ' },
        { kind: 'code', text: 'bytes2(bytes4(0x12345678))' },
        { kind: 'text', text: ' is ' },
        { kind: 'code', text: '0x1234' },
        { kind: 'text', text: ', while ' },
        { kind: 'code', text: 'uint16(uint32(0x12345678))' },
        { kind: 'text', text: ' is ' },
        { kind: 'code', text: '0x5678' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'check', name: 'cut-to-eight' },
    { kind: 'check', name: 'divide-order' },
    { kind: 'check', name: 'which-reverts' },
    { kind: 'heading', level: 2, text: 'When small types do not help' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Packing saves a slot when fields are read or written ' },
        { kind: 'em', text: 'together' },
        { kind: 'text', text: '. A ' },
        { kind: 'code', text: 'uint8' },
        { kind: 'text', text: ' alone costs as much as a ' },
        { kind: 'code', text: 'uint256' },
        {
          kind: 'text',
          text: ', and a little more to read, since its bytes must be cut out of the word. Local variables and function arguments gain nothing by being small. And once a contract stands behind a proxy, the order of its variables is fixed for ever: new ones may only be added behind the old ones.',
        },
      ],
    },
    { kind: 'check', name: 'which-layouts-save' },
    { kind: 'check', name: 'two-names' },
    { kind: 'check', name: 'visit-task' },
  ]),
  moduleOf(FACTS[1], controlFlowAndErrors, [
    { kind: 'heading', level: 2, text: 'A call succeeds whole, or not at all' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A function that fails ' },
        { kind: 'em', text: 'reverts' },
        {
          kind: 'text',
          text: '. A revert undoes everything that this call has done: every write to storage, every ether it sent, every event it emitted, also in calls that it made and that had succeeded by themselves. What is not undone is the gas that was used, and the nonce of the sender.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'That is why checks may stand anywhere in a function and still protect what came before them. Readers will nevertheless thank you for checks at the top.',
        },
      ],
    },
    { kind: 'check', name: 'what-is-undone' },
    { kind: 'heading', level: 2, text: 'Four ways to fail' },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'How' }],
        [{ kind: 'text', text: 'Data the caller gets' }],
        [{ kind: 'text', text: 'For' }],
      ],
      rows: [
        [
          [{ kind: 'code', text: 'require(condition, "text")' }],
          [{ kind: 'code', text: 'Error(string)' }],
          [{ kind: 'text', text: 'a condition on inputs or state' }],
        ],
        [
          [{ kind: 'code', text: 'revert Short(have, want)' }],
          [{ kind: 'text', text: "the error's selector and its arguments" }],
          [{ kind: 'text', text: 'the same, cheaper and with facts' }],
        ],
        [
          [{ kind: 'code', text: 'assert(condition)' }],
          [{ kind: 'code', text: 'Panic(0x01)' }],
          [{ kind: 'text', text: 'what can never be false unless the code is wrong' }],
        ],
        [
          [{ kind: 'text', text: 'arithmetic, index, conversion' }],
          [{ kind: 'code', text: 'Panic(code)' }],
          [{ kind: 'text', text: "raised by the compiler's own checks" }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The panics met most often are ' },
        { kind: 'code', text: '0x11' },
        { kind: 'text', text: ' (a number does not fit), ' },
        { kind: 'code', text: '0x12' },
        { kind: 'text', text: ' (division by zero), ' },
        { kind: 'code', text: '0x21' },
        { kind: 'text', text: ' (a number that is no value of an enum), ' },
        { kind: 'code', text: '0x31' },
        { kind: 'text', text: ' (' },
        { kind: 'code', text: 'pop' },
        { kind: 'text', text: ' on an empty array) and ' },
        { kind: 'code', text: '0x32' },
        { kind: 'text', text: ' (index out of bounds).' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A custom error costs less than a text and tells more: ' },
        { kind: 'code', text: 'Short(3, 10)' },
        { kind: 'text', text: ' says what was there and what was needed. Since 0.8.27 ' },
        { kind: 'code', text: 'require(condition, Short(have, want))' },
        { kind: 'text', text: ' works in both compiler pipelines; before that one writes ' },
        { kind: 'code', text: 'if (!condition) revert Short(have, want);' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'check', name: 'panic-code' },
    { kind: 'check', name: 'error-for' },
    { kind: 'heading', level: 2, text: 'Modifiers wrap' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A modifier is code around the body of a function. ' },
        { kind: 'code', text: '_;' },
        {
          kind: 'text',
          text: ' marks where the body goes. Several modifiers are wrapped in the order in which they stand, the first one outermost.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'solidity',
      text: 'pragma solidity ^0.8.24;\n\ncontract Steps {\n    uint256 public log;\n\n    function note(uint256 digit) internal { log = log * 10 + digit; }\n\n    modifier outer() { note(1); _; note(2); }\n    modifier inner() { note(3); _; note(4); }\n\n    function run() external outer inner { note(5); }   // log becomes 13542\n}',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Read it as brackets: outer opens, inner opens, the body runs, inner closes, outer closes. A ',
        },
        { kind: 'code', text: 'return' },
        {
          kind: 'text',
          text: ' in the body leaves the body and not the modifiers: their second halves still run.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The usual mistake is a modifier that ' },
        { kind: 'em', text: 'skips' },
        { kind: 'text', text: ' where it should ' },
        { kind: 'em', text: 'refuse' },
        { kind: 'text', text: ':' },
      ],
    },
    {
      kind: 'code',
      lang: 'solidity',
      text: 'modifier onlyOwner() { if (msg.sender == owner) _; }   // wrong: a stranger\'s call "succeeds"',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "A stranger's call does nothing, returns zero and counts as a success. Whoever calls it from another contract believes that it worked. Write ",
        },
        { kind: 'code', text: 'if (msg.sender != owner) revert NotOwner(); _;' },
        { kind: 'text', text: ". To see the fault, test that a stranger's call " },
        { kind: 'em', text: 'reverts' },
        { kind: 'text', text: ', not that nothing changed.' },
      ],
    },
    { kind: 'check', name: 'modifier-digits' },
    { kind: 'heading', level: 2, text: 'Catching a failure' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A failure in a contract that you call goes through you too, unless you catch it. ',
        },
        { kind: 'code', text: 'try' },
        { kind: 'text', text: ' stands before an external call or ' },
        { kind: 'code', text: 'new' },
        { kind: 'text', text: ':' },
      ],
    },
    {
      kind: 'code',
      lang: 'solidity',
      text: 'pragma solidity ^0.8.24;\n\ninterface IFeed { function price() external view returns (uint256); }\n\ncontract Reader {\n    function read(IFeed feed) external view returns (uint256 price, string memory why) {\n        try feed.price() returns (uint256 found) {\n            price = found;\n        } catch Error(string memory text) {\n            why = text;                 // require or revert with a text\n        } catch Panic(uint256) {\n            why = "panic";\n        } catch (bytes memory) {\n            why = "something else";     // custom errors, empty data, out of gas inside\n        }\n    }\n}',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'What ' },
        { kind: 'code', text: 'try' },
        { kind: 'text', text: ' does ' },
        { kind: 'em', text: 'not' },
        { kind: 'text', text: ' catch is what happens in your own contract:' },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [{ kind: 'text', text: 'a failure inside the block of success, or inside a catch block;' }],
        [
          {
            kind: 'text',
            text: 'an address without code: the check for code is made on your side, before the call;',
          },
        ],
        [{ kind: 'text', text: 'an answer that cannot be decoded as the type you promised;' }],
        [
          {
            kind: 'text',
            text: 'running out of gas yourself: a 64th of the gas is kept back for you when the call is made, and that may not be enough.',
          },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Internal functions cannot be tried at all. A low-level ' },
        { kind: 'code', text: 'call' },
        {
          kind: 'text',
          text: ' catches everything the callee does, but then it is you who must look at its ',
        },
        { kind: 'code', text: 'bool' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'check', name: 'caught-or-not' },
    { kind: 'check', name: 'rolled-back-sum' },
    { kind: 'heading', level: 2, text: 'Which function runs' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'virtual' },
        { kind: 'text', text: ' says that a function may be replaced, ' },
        { kind: 'code', text: 'override' },
        { kind: 'text', text: ' that it replaces one. With several bases the order after ' },
        { kind: 'code', text: 'is' },
        {
          kind: 'text',
          text: ' runs from "most basic" to "most derived". Solidity puts all bases into one line, each once (C3 linearisation), and ',
        },
        { kind: 'code', text: 'super.f()' },
        { kind: 'text', text: ' means ' },
        { kind: 'em', text: 'the next one in that line' },
        { kind: 'text', text: ', seen from the contract that was deployed. So ' },
        { kind: 'code', text: 'super' },
        { kind: 'text', text: ' in a base may run a sibling of which the base has never heard.' },
      ],
    },
    {
      kind: 'code',
      lang: 'solidity',
      text: 'pragma solidity ^0.8.24;\n\ncontract Root { string public path; function go() public virtual { path = string.concat(path, "R"); } }\ncontract Left is Root { function go() public virtual override { path = string.concat(path, "L"); super.go(); } }\ncontract Right is Root { function go() public virtual override { path = string.concat(path, "M"); super.go(); } }\ncontract Both is Left, Right { function go() public override(Left, Right) { path = string.concat(path, "B"); super.go(); } }',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'Both.go()' },
        { kind: 'text', text: ' writes ' },
        { kind: 'code', text: 'BMLR' },
        { kind: 'text', text: ': ' },
        { kind: 'code', text: 'Right' },
        { kind: 'text', text: ' was named last, so it comes first; ' },
        { kind: 'code', text: 'Left' },
        { kind: 'text', text: ' is what ' },
        { kind: 'code', text: 'super' },
        { kind: 'text', text: ' means inside ' },
        { kind: 'code', text: 'Right' },
        { kind: 'text', text: '; and ' },
        { kind: 'code', text: 'Root' },
        { kind: 'text', text: ' runs once. Had the bases called ' },
        { kind: 'code', text: 'Root.go()' },
        { kind: 'text', text: ' by name, ' },
        { kind: 'code', text: 'Root' },
        {
          kind: 'text',
          text: ' could have run twice. Constructors go the other way: the most basic one first.',
        },
      ],
    },
    { kind: 'check', name: 'super-path' },
    { kind: 'check', name: 'constructor-order' },
    { kind: 'heading', level: 2, text: 'Loops, and when not to' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'continue' },
        { kind: 'text', text: ' goes on with the next turn, ' },
        { kind: 'code', text: 'break' },
        { kind: 'text', text: ' leaves the loop, ' },
        { kind: 'code', text: 'return' },
        {
          kind: 'text',
          text: ' leaves the function. A loop over a list that strangers can make longer is a trap: one day its gas no longer fits into a transaction, and the function is dead. Let people collect one by one instead, or work through the list in parts.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Do not use ' },
        { kind: 'code', text: 'assert' },
        { kind: 'text', text: ' for input: a ' },
        { kind: 'code', text: 'Panic' },
        {
          kind: 'text',
          text: ' says to every reader and every tool "the code is wrong". Do not catch what you cannot handle: a swallowed failure is worse than a revert.',
        },
      ],
    },
    { kind: 'check', name: 'modifier-skips' },
    { kind: 'check', name: 'undone-later' },
    { kind: 'check', name: 'exact-refusal' },
  ]),
  moduleOf(FACTS[2], callsAndValue, [
    { kind: 'heading', level: 2, text: 'Who is calling' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Inside a function two values describe the call: ' },
        { kind: 'code', text: 'msg.sender' },
        { kind: 'text', text: ' is whoever made ' },
        { kind: 'em', text: 'this' },
        { kind: 'text', text: ' call, and ' },
        { kind: 'code', text: 'msg.value' },
        { kind: 'text', text: ' is the ether that came with ' },
        { kind: 'em', text: 'this' },
        { kind: 'text', text: ' call. They change with every external call, save a ' },
        { kind: 'code', text: 'delegatecall' },
        { kind: 'text', text: ', and stay the same through an internal one.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'If Ann calls ' },
        { kind: 'code', text: 'A' },
        { kind: 'text', text: ', and ' },
        { kind: 'code', text: 'A' },
        { kind: 'text', text: ' calls ' },
        { kind: 'code', text: 'B' },
        { kind: 'text', text: ', then ' },
        { kind: 'code', text: 'B' },
        { kind: 'text', text: ' sees ' },
        { kind: 'code', text: 'A' },
        { kind: 'text', text: ' as ' },
        { kind: 'code', text: 'msg.sender' },
        { kind: 'text', text: '. ' },
        { kind: 'code', text: 'tx.origin' },
        { kind: 'text', text: ' is Ann throughout. That is why ' },
        { kind: 'code', text: 'tx.origin' },
        {
          kind: 'text',
          text: ' must not decide who may do something: any contract that Ann is lured into calling can then act in her name.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Internal and external are told apart by how the call is written. ' },
        { kind: 'code', text: 'f()' },
        { kind: 'text', text: ' is a jump within the same code. ' },
        { kind: 'code', text: 'this.f()' },
        { kind: 'text', text: ' and ' },
        { kind: 'code', text: 'other.f()' },
        { kind: 'text', text: ' are messages: new ' },
        { kind: 'code', text: 'msg.sender' },
        { kind: 'text', text: ', new memory, arguments packed into calldata.' },
      ],
    },
    { kind: 'check', name: 'sender-chain' },
    { kind: 'heading', level: 2, text: 'Four kinds of call' },
    {
      kind: 'table',
      head: [
        [],
        [{ kind: 'text', text: 'Code of' }],
        [{ kind: 'text', text: 'Storage of' }],
        [
          { kind: 'code', text: 'msg.sender' },
          { kind: 'text', text: ' seen there' },
        ],
        [{ kind: 'text', text: 'May change state' }],
      ],
      rows: [
        [
          [{ kind: 'code', text: 'call' }],
          [{ kind: 'text', text: 'the callee' }],
          [{ kind: 'text', text: 'the callee' }],
          [{ kind: 'text', text: 'the caller' }],
          [{ kind: 'text', text: 'yes' }],
        ],
        [
          [{ kind: 'code', text: 'staticcall' }],
          [{ kind: 'text', text: 'the callee' }],
          [{ kind: 'text', text: 'the callee' }],
          [{ kind: 'text', text: 'the caller' }],
          [{ kind: 'text', text: 'no, a write reverts' }],
        ],
        [
          [{ kind: 'code', text: 'delegatecall' }],
          [{ kind: 'text', text: 'the callee' }],
          [
            { kind: 'text', text: 'the ' },
            { kind: 'strong', text: 'caller' },
          ],
          [{ kind: 'strong', text: 'unchanged' }],
          [{ kind: 'text', text: "yes, the caller's" }],
        ],
        [
          [{ kind: 'code', text: 'new' }],
          [{ kind: 'text', text: 'the new contract' }],
          [{ kind: 'text', text: 'the new contract' }],
          [{ kind: 'text', text: 'the caller' }],
          [{ kind: 'text', text: 'yes' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'delegatecall' },
        {
          kind: 'text',
          text: ' is "run that code as if it were mine". Libraries with public functions and proxies rest on it. The other contract\'s code writes to ',
        },
        { kind: 'em', text: 'your' },
        { kind: 'text', text: ' slots by ' },
        { kind: 'em', text: 'its' },
        { kind: 'text', text: ' layout, with your sender and your value. A ' },
        { kind: 'code', text: 'delegatecall' },
        { kind: 'text', text: ' to an address that a stranger chooses gives the contract away.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A function that an interface declares as ' },
        { kind: 'code', text: 'view' },
        { kind: 'text', text: ' is called by ' },
        { kind: 'code', text: 'staticcall' },
        { kind: 'text', text: '. If the real function writes, it reverts.' },
      ],
    },
    { kind: 'check', name: 'whose-storage' },
    { kind: 'heading', level: 2, text: 'A call that fails quietly' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A call by type (' },
        { kind: 'code', text: 'token.transfer(…)' },
        {
          kind: 'text',
          text: ') checks three things: the address has code, the call did not revert, the answer can be decoded. If one does not hold, you revert too. A low-level call checks nothing:',
        },
      ],
    },
    { kind: 'code', lang: 'solidity', text: '(bool ok, bytes memory answer) = target.call(data);' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'ok' },
        { kind: 'text', text: ' is ' },
        { kind: 'code', text: 'false' },
        { kind: 'text', text: ' if the callee reverted, and nothing else happens unless you look. It is ' },
        { kind: 'code', text: 'true' },
        { kind: 'text', text: ' if the address has ' },
        { kind: 'strong', text: 'no code at all' },
        {
          kind: 'text',
          text: ', for such a call does nothing and succeeds. So a low-level call needs both: ',
        },
        { kind: 'code', text: 'require(ok)' },
        { kind: 'text', text: ', and, where an answer is expected, ' },
        { kind: 'code', text: 'require(target.code.length > 0)' },
        { kind: 'text', text: '.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The gas is not all yours to give either. Of what is left, a call may hand on at most 63/64; the rest stays with the caller.',
        },
      ],
    },
    { kind: 'check', name: 'quiet-success' },
    { kind: 'check', name: 'gas-handed-on' },
    { kind: 'heading', level: 2, text: 'Sending ether' },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'Three ways exist, and one is left:' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'code', text: 'payable(to).transfer(amount)' },
          { kind: 'text', text: ' and ' },
          { kind: 'code', text: 'send' },
          {
            kind: 'text',
            text: ' hand on only 2,300 gas. Receivers that do more than emit an event fail. Since 0.8.31 the compiler warns that both are deprecated.',
          },
        ],
        [
          { kind: 'code', text: 'to.call{value: amount}("")' },
          {
            kind: 'text',
            text: ' hands on all gas it may. It must be looked at, and the receiver may call back: change your own state ',
          },
          { kind: 'em', text: 'before' },
          { kind: 'text', text: ' the call.' },
        ],
      ],
    },
    {
      kind: 'code',
      lang: 'solidity',
      text: 'pragma solidity ^0.8.24;\n\ncontract Wallet {\n    mapping(address => uint256) public credit;\n    error Refused();\n\n    receive() external payable { credit[msg.sender] += msg.value; }\n\n    function collect(uint256 amount) external {\n        credit[msg.sender] -= amount;                             // reverts if there is less\n        (bool ok, ) = msg.sender.call{value: amount}("");\n        if (!ok) revert Refused();                                // undoes the line above\n    }\n}',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Only what is marked ' },
        { kind: 'code', text: 'payable' },
        {
          kind: 'text',
          text: ' takes ether; everything else reverts when ether comes along. Which function gets a message is decided like this: no data → ',
        },
        { kind: 'code', text: 'receive' },
        { kind: 'text', text: ', or ' },
        { kind: 'code', text: 'fallback' },
        { kind: 'text', text: ' if there is no ' },
        { kind: 'code', text: 'receive' },
        {
          kind: 'text',
          text: '; data whose first four bytes fit a function → that function; anything else → ',
        },
        { kind: 'code', text: 'fallback' },
        { kind: 'text', text: ', or a revert.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'While a payable function runs, ' },
        { kind: 'code', text: 'address(this).balance' },
        { kind: 'text', text: ' ' },
        { kind: 'strong', text: 'already includes' },
        { kind: 'text', text: ' ' },
        { kind: 'code', text: 'msg.value' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'check', name: 'who-answers' },
    { kind: 'check', name: 'balance-during' },
    {
      kind: 'note',
      spans: [
        { kind: 'text', text: 'A contract cannot refuse all ether. ' },
        { kind: 'code', text: 'selfdestruct' },
        {
          kind: 'text',
          text: ' of another contract and the rewards of block producers put ether into an account without running its code, and an address may have been paid before the contract was made there. Never require that ',
        },
        { kind: 'code', text: 'address(this).balance' },
        { kind: 'text', text: ' equals your own books.' },
      ],
    },
    { kind: 'heading', level: 2, text: 'What travels' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The data of a call are a selector of four bytes, the first of ' },
        { kind: 'code', text: 'keccak256("name(type,type)")' },
        {
          kind: 'text',
          text: ', and then the arguments in words of 32 bytes. Types stand in their plain form: ',
        },
        { kind: 'code', text: 'uint' },
        { kind: 'text', text: ' is ' },
        { kind: 'code', text: 'uint256' },
        { kind: 'text', text: ', an enum is ' },
        { kind: 'code', text: 'uint8' },
        { kind: 'text', text: ', a contract is ' },
        { kind: 'code', text: 'address' },
        {
          kind: 'text',
          text: ', a struct is a tuple. Names of arguments and results play no part. What has no fixed size is put behind: its place holds an offset, and at the offset stand its length and its bytes filled up to whole words.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'So ' },
        { kind: 'code', text: 'pay(address,uint256)' },
        { kind: 'text', text: ' is 4 + 32 + 32 = 68 bytes. ' },
        { kind: 'code', text: 'say(string)' },
        {
          kind: 'text',
          text: ' with 5 letters is 4 + 32 (offset) + 32 (length) + 32 (letters, filled up) = 100.',
        },
      ],
    },
    { kind: 'check', name: 'calldata-bytes' },
    { kind: 'check', name: 'selector-text' },
    { kind: 'heading', level: 2, text: 'Making contracts' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'new C(args)' },
        { kind: 'text', text: ' deploys. The address follows from the maker and its nonce, or, with ' },
        { kind: 'code', text: 'new C{salt: s}(args)' },
        {
          kind: 'text',
          text: ', from the maker, the salt and the hash of the creation code with the arguments, so that it can be known beforehand. While a constructor runs, the new contract has no code yet. A check ',
        },
        { kind: 'code', text: 'code.length == 0' },
        { kind: 'text', text: ' therefore does not prove that somebody is a person.' },
      ],
    },
    { kind: 'heading', level: 2, text: 'The usual mistake' },
    {
      kind: 'code',
      lang: 'solidity',
      text: 'function payAll(address[] calldata people) external payable {\n    for (uint256 i; i < people.length; i++) credit[people[i]] += msg.value;   // the same ether, again and again\n}',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'msg.value' },
        { kind: 'text', text: ' does not shrink while you use it. In a loop, in a batch of ' },
        { kind: 'code', text: 'delegatecall' },
        {
          kind: 'text',
          text: 's to yourself, it is the same number each time. Test with two entries, and compare the sum of all credit with the balance. An array of one never shows it.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "Do not make an external call where a value would do: each one is a place where somebody else's code decides what happens next.",
        },
      ],
    },
    { kind: 'check', name: 'value-in-loop' },
    { kind: 'check', name: 'call-kinds' },
    { kind: 'check', name: 'undone-with-it' },
    { kind: 'check', name: 'pay-out-task' },
  ]),
  moduleOf(FACTS[3], securityPatterns, [
    { kind: 'heading', level: 2, text: 'Everybody may call, at any moment' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A deployed contract is a public machine. Anybody may call any external function, in any order, many times in one transaction, with borrowed money, from a contract written for the purpose. There is no "the user would not do that". A pattern is a way to write code such that its promise holds all the same.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'Checks, effects, interactions' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Ether sent by ' },
        { kind: 'code', text: 'call' },
        { kind: 'text', text: ' gives the receiver control in the ' },
        { kind: 'em', text: 'middle' },
        {
          kind: 'text',
          text: ' of your function. If your books are not yet right, the receiver calls again and meets the old state. This is reentrancy.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'solidity',
      text: 'pragma solidity ^0.8.24;\n\ncontract Pot {\n    mapping(address => uint256) public stake;\n\n    function put() external payable { stake[msg.sender] += msg.value; }\n\n    function takeWrong() external {\n        uint256 amount = stake[msg.sender];\n        (bool ok, ) = msg.sender.call{value: amount}("");   // stake still says amount\n        require(ok);\n        stake[msg.sender] = 0;\n    }\n\n    function takeRight() external {\n        uint256 amount = stake[msg.sender];                 // check\n        stake[msg.sender] = 0;                              // effect\n        (bool ok, ) = msg.sender.call{value: amount}("");   // interaction\n        require(ok);\n    }\n}',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Somebody who put in 1 ether and calls ' },
        { kind: 'code', text: 'takeWrong' },
        { kind: 'text', text: ' again from ' },
        { kind: 'code', text: 'receive' },
        {
          kind: 'text',
          text: ' is paid 1 ether at each level, until the pot is empty or the gas ends. The same two lines in the other order pay once.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'To see it, write the test as an attacker: a contract whose ' },
        { kind: 'code', text: 'receive' },
        {
          kind: 'text',
          text: ' calls back. A test with a plain account never finds it, since an account has no code that could call.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A ' },
        { kind: 'strong', text: 'reentrancy guard' },
        {
          kind: 'text',
          text: ' sets a lock on entry and reverts if it is set. It protects functions that share the lock, and no others: a second function without the guard that reads the same books is still open, and so is another contract that reads your state in between.',
        },
      ],
    },
    { kind: 'check', name: 'order-of-lines' },
    { kind: 'check', name: 'paid-in-all' },
    { kind: 'heading', level: 2, text: 'Let people collect' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Paying a list of people in a loop has two faults. One receiver that reverts stops the payment of all; and a list that grows no longer fits into a block. So write down what each person may have, and let each collect it: ',
        },
        { kind: 'em', text: 'pull' },
        { kind: 'text', text: ', not ' },
        { kind: 'em', text: 'push' },
        { kind: 'text', text: '. Then a receiver that refuses harms nobody but itself.' },
      ],
    },
    { kind: 'heading', level: 2, text: 'Who may do it' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Every external function that changes something answers one question: who may call it? The answers worth having are few: everybody, the owner of this entry, a role, nobody after setup.',
        },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'text', text: 'Compare ' },
          { kind: 'code', text: 'msg.sender' },
          { kind: 'text', text: ', never ' },
          { kind: 'code', text: 'tx.origin' },
          { kind: 'text', text: '.' },
        ],
        [
          {
            kind: 'text',
            text: 'A function forgotten is a function open. Read the list of external functions with the one question in hand; ',
          },
          { kind: 'code', text: 'initialize' },
          { kind: 'text', text: ' and ' },
          { kind: 'code', text: 'setX' },
          { kind: 'text', text: ' are where it is missing.' },
        ],
        [
          { kind: 'text', text: 'Hand over ownership in two steps: the new owner ' },
          { kind: 'em', text: 'accepts' },
          { kind: 'text', text: '. A typing error in one step is for ever.' },
        ],
        [
          {
            kind: 'text',
            text: 'An initialiser behind a proxy runs once, and its logic contract must be locked in its own constructor.',
          },
        ],
      ],
    },
    { kind: 'check', name: 'open-doors' },
    { kind: 'heading', level: 2, text: 'What a chain cannot give' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'Secrets.' },
        {
          kind: 'text',
          text: ' Storage and calldata are public, also before they are mined. Who must choose without the others seeing ',
        },
        { kind: 'em', text: 'commits' },
        { kind: 'text', text: ' to a hash of choice, salt and own address, and ' },
        { kind: 'em', text: 'reveals' },
        {
          kind: 'text',
          text: ' later. Without a salt the choice is found by trying; without the address a copied commitment reveals for the copier.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'Chance.' },
        { kind: 'text', text: ' ' },
        { kind: 'code', text: 'block.timestamp' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'blockhash' },
        { kind: 'text', text: ', ' },
        { kind: 'code', text: 'block.prevrandao' },
        {
          kind: 'text',
          text: ' and all that is derived from them are known to the contract that calls you in the same transaction: it computes the result first and only goes on if it wins. Take randomness from a later moment, or from an oracle made for it.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'A private order.' },
        {
          kind: 'text',
          text: ' Whoever sees a transaction waiting may put one before and one behind it. So a trade carries the worst price it accepts and a deadline, set by the person and not by the contract.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'A fair price of the moment.' },
        {
          kind: 'text',
          text: ' The ratio in a pool is whatever the last trade left. Somebody borrows, pushes it, uses your contract and pushes it back, all in one transaction.',
        },
      ],
    },
    { kind: 'check', name: 'commit-parts' },
    { kind: 'check', name: 'known-beforehand' },
    { kind: 'check', name: 'sandwich-bound' },
    { kind: 'heading', level: 2, text: 'Signatures count once' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A signature is a permission that can be copied. It must name everything that makes it this one: ',
        },
        { kind: 'em', text: 'what' },
        { kind: 'text', text: ' is permitted, for ' },
        { kind: 'em', text: 'which contract' },
        { kind: 'text', text: ' and ' },
        { kind: 'em', text: 'which chain' },
        { kind: 'text', text: ', with a ' },
        { kind: 'em', text: 'nonce' },
        { kind: 'text', text: ' that is used up, until a ' },
        { kind: 'em', text: 'deadline' },
        { kind: 'text', text: '. EIP-712 gives the form. ' },
        { kind: 'code', text: 'ecrecover' },
        {
          kind: 'text',
          text: ' returns the zero address for nonsense, so a comparison with an owner that was never set succeeds. Check for it, or use a library that does.',
        },
      ],
    },
    { kind: 'check', name: 'replay-fields' },
    { kind: 'heading', level: 2, text: 'Trust of tokens and time' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Other contracts are strangers too: a token may take a fee on the way, return ',
        },
        { kind: 'code', text: 'false' },
        {
          kind: 'text',
          text: ' instead of reverting, or return nothing. Count what arrived by comparing balances. ',
        },
        { kind: 'code', text: 'block.timestamp' },
        {
          kind: 'text',
          text: ' may be shifted by a few seconds by whoever produces the block on some chains, so do not let a fortune hang on a second.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'When a pattern is not the answer' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A pause switch, a guard on everything and an upgrade key are no safety by themselves: each adds somebody who must be trusted. Use the smallest means. Where the state is right before the call, a guard adds cost and no protection, unless a second function reads what is written between. Where nobody needs to change a parameter, leave out the setter.',
        },
      ],
    },
    { kind: 'check', name: 'guard-reach' },
    { kind: 'check', name: 'push-or-pull' },
    { kind: 'check', name: 'pull-task' },
  ]),
  moduleOf(FACTS[4], gasYouCanReasonAbout, [
    { kind: 'heading', level: 2, text: 'Gas is a price list' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Every step of the machine has a price in gas. The sender states a limit, pays for what was used, and gets the rest back. The price of one unit of gas is the ',
        },
        { kind: 'em', text: 'base fee' },
        { kind: 'text', text: ' of the block, which is burnt, plus a ' },
        { kind: 'em', text: 'tip' },
        { kind: 'text', text: ' for whoever produces the block.' },
      ],
    },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'Fee = gas used × (base fee + tip).' }] },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A transaction that reverts pays for the gas it used. One that runs out of gas has used all of its limit. Ether that came along goes back in both cases. What a node is asked outside of a transaction, as by ',
        },
        { kind: 'code', text: 'eth_call' },
        { kind: 'text', text: ', costs nothing; the same ' },
        { kind: 'code', text: 'view' },
        { kind: 'text', text: ' function called ' },
        { kind: 'em', text: 'within' },
        { kind: 'text', text: ' a transaction costs as any other.' },
      ],
    },
    { kind: 'check', name: 'fee-of-one' },
    { kind: 'heading', level: 2, text: 'Four prices worth knowing' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'You can reason about most contracts with a handful of numbers (mainnet, rules of 2025):',
        },
      ],
    },
    {
      kind: 'table',
      head: [[{ kind: 'text', text: 'What' }], [{ kind: 'text', text: 'Gas' }]],
      rows: [
        [[{ kind: 'text', text: 'a transaction at all' }], [{ kind: 'text', text: '21,000' }]],
        [
          [
            {
              kind: 'text',
              text: 'a byte of its data: zero, other (more where there is little else but data)',
            },
          ],
          [{ kind: 'text', text: '4, 16' }],
        ],
        [[{ kind: 'text', text: 'an addition, a comparison, a jump' }], [{ kind: 'text', text: '3 to 10' }]],
        [[{ kind: 'text', text: 'a word of memory' }], [{ kind: 'text', text: '3, and more as it grows' }]],
        [
          [{ kind: 'text', text: 'reading a slot: first time in the transaction, again' }],
          [{ kind: 'text', text: '2,100, 100' }],
        ],
        [
          [{ kind: 'text', text: 'filling an empty slot (0 → not 0)' }],
          [{ kind: 'text', text: '20,000, and 2,100 if it was not touched before' }],
        ],
        [
          [{ kind: 'text', text: 'changing a slot that is not empty' }],
          [{ kind: 'text', text: '2,900, and 2,100 if it was not touched before' }],
        ],
        [
          [{ kind: 'text', text: 'writing a slot again in the same transaction' }],
          [{ kind: 'text', text: '100' }],
        ],
        [
          [{ kind: 'text', text: 'touching another account: first time, again' }],
          [{ kind: 'text', text: '2,600, 100' }],
        ],
        [
          [{ kind: 'text', text: 'an event' }],
          [{ kind: 'text', text: '375 + 375 for each topic + 8 for each byte' }],
        ],
        [[{ kind: 'text', text: 'a byte of code when deploying' }], [{ kind: 'text', text: '200' }]],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'So storage is what counts. One new slot costs as much as some seven thousand additions. Count reads and writes of slots first; look at arithmetic last, or never.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: '"The first time" is about the ' },
        { kind: 'em', text: 'transaction' },
        {
          kind: 'text',
          text: ', not the call: a slot that was read once is warm for everybody until the transaction ends.',
        },
      ],
    },
    { kind: 'check', name: 'slots-touched' },
    { kind: 'check', name: 'event-price' },
    { kind: 'heading', level: 2, text: 'A loop, counted' },
    {
      kind: 'code',
      lang: 'solidity',
      text: 'pragma solidity ^0.8.24;\n\ncontract Tally {\n    uint256[] public list;\n    uint256 public total;\n\n    function slow() external {\n        for (uint256 i = 0; i < list.length; i++) {   // reads the length in each turn\n            total += list[i];                         // reads and writes total in each turn\n        }\n    }\n\n    function quick() external {\n        uint256 count = list.length;\n        uint256 sum = total;\n        for (uint256 i = 0; i < count; i++) sum += list[i];\n        total = sum;\n    }\n}',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Take ten elements. ' },
        { kind: 'code', text: 'slow' },
        {
          kind: 'text',
          text: " reads the length in the loop's condition eleven times, and reads and writes ",
        },
        { kind: 'code', text: 'total' },
        { kind: 'text', text: ' ten times each. (An index like ' },
        { kind: 'code', text: 'list[i]' },
        { kind: 'text', text: ' checks the length once more by itself.) ' },
        { kind: 'code', text: 'quick' },
        { kind: 'text', text: ' reads ' },
        { kind: 'code', text: 'total' },
        {
          kind: 'text',
          text: ' once and writes it once. The reads of the elements are the same in both: ten cold slots, 21,000 gas, which nothing can save but fewer elements.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The usual mistake is to save where it is easy to see and not where it costs: ',
        },
        { kind: 'code', text: '++i' },
        { kind: 'text', text: ' instead of ' },
        { kind: 'code', text: 'i++' },
        {
          kind: 'text',
          text: ' beside a write to storage in each turn. Measure before and after, with a gas report or with ',
        },
        { kind: 'code', text: 'gasleft()' },
        {
          kind: 'text',
          text: ' in a test, and compare the numbers with the table. If they do not fit, you have not understood what the code does.',
        },
      ],
    },
    { kind: 'check', name: 'reads-of-length' },
    { kind: 'heading', level: 2, text: 'Clearing and refunds' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Setting a slot from something to zero is refunded with 4,800 at the end of the transaction. All refunds together are at most a fifth of the gas that was used. So clearing pays back part of itself and never makes a transaction free.',
        },
      ],
    },
    { kind: 'check', name: 'refund-limit' },
    { kind: 'heading', level: 2, text: 'Memory and calldata' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Memory costs 3 gas a word, plus the square of the words divided by 512 (rounded down). For a kilobyte, 32 words, this is 96 + 2. For a megabyte it is over two million: the square takes over. Memory is never given back within a call.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Arguments that are only read belong in ' },
        { kind: 'code', text: 'calldata' },
        { kind: 'text', text: ': nothing is copied. An external function that takes a list as ' },
        { kind: 'code', text: 'memory' },
        { kind: 'text', text: ' copies all of it first.' },
      ],
    },
    { kind: 'check', name: 'memory-price' },
    { kind: 'heading', level: 2, text: 'What belongs where' },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          {
            kind: 'text',
            text: 'What the contract itself must read again: storage, packed where it is used together.',
          },
        ],
        [
          { kind: 'text', text: 'What is fixed when the contract is written or made: ' },
          { kind: 'code', text: 'constant' },
          { kind: 'text', text: ', ' },
          { kind: 'code', text: 'immutable' },
          { kind: 'text', text: '. They stand in the code, and reading them reads no slot.' },
        ],
        [
          {
            kind: 'text',
            text: 'What only people outside will look at: an event. It costs a fraction, and no contract can read it.',
          },
        ],
        [{ kind: 'text', text: 'What can be worked out again from what is there: nowhere.' }],
      ],
    },
    { kind: 'check', name: 'where-kept' },
    { kind: 'heading', level: 2, text: 'When the list grows' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The limits are not only about money. A single transaction may use at most 16,777,216 gas on mainnet since the end of 2025, and a block has a limit too. A function whose cost grows with a list works in the test, works for a year, and then never again. Work in parts, with a stored position; or let each person settle their own entry.',
        },
      ],
    },
    { kind: 'check', name: 'batch-size' },
    { kind: 'heading', level: 2, text: 'When not to save' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Gas is a reason to choose a design, and a poor reason to write a line nobody can read. ',
        },
        { kind: 'code', text: 'unchecked' },
        {
          kind: 'text',
          text: ' without a proof beside it, assembly for three gas, one huge function instead of four: each costs more in one audit than it saves in its life. On rollups the price list is another one: data are dear, computing is cheap. Look it up before you optimise for the wrong machine.',
        },
      ],
    },
    { kind: 'check', name: 'first-to-change' },
    { kind: 'check', name: 'who-pays-view' },
    { kind: 'check', name: 'packed-again' },
    { kind: 'check', name: 'tally-task' },
  ]),
  moduleOf(FACTS[5], tokensAndStandards, [
    { kind: 'heading', level: 2, text: 'A standard is a promise about calls' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "A token standard says which functions and events a contract has, and what a caller may rely on. It does not say how balances are kept, who may mint, or whether there is a fee. Read it as a contract between strangers: what it does not promise, somebody's token will do.",
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The whole numbers in a token have no point. ' },
        { kind: 'code', text: 'decimals' },
        {
          kind: 'text',
          text: ' only tells a screen where to draw one: with 6 decimals the balance 2,500,000 is shown as 2.5. It is optional in ERC-20, and nothing in the arithmetic of the token knows it. Prices and limits written for 18 decimals are wrong by a factor of a million million on a token with 6.',
        },
      ],
    },
    { kind: 'check', name: 'whole-units' },
    { kind: 'heading', level: 2, text: 'ERC-20: move, allow, move for somebody' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'transfer' },
        { kind: 'text', text: " moves one's own tokens. " },
        { kind: 'code', text: 'approve' },
        { kind: 'text', text: ' allows a spender up to an amount; ' },
        { kind: 'code', text: 'transferFrom' },
        {
          kind: 'text',
          text: ' uses that allowance up. Many tokens treat the greatest number of all (2²⁵⁶ − 1) as "for ever" and do not lower it.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'code', text: 'approve' },
        { kind: 'text', text: ' ' },
        { kind: 'em', text: 'sets' },
        {
          kind: 'text',
          text: ' the allowance. Whoever is lowered from 50 to 20 may see the change coming, spend the 50 first, and then the 20 as well. The ways out: set it to 0 and look before setting it anew, or permit exactly what is used in the same transaction.',
        },
      ],
    },
    { kind: 'check', name: 'most-spent' },
    { kind: 'heading', level: 3, text: 'What it leaves open' },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', text: 'The answer.' },
          { kind: 'text', text: ' A failed transfer may revert ' },
          { kind: 'em', text: 'or' },
          { kind: 'text', text: ' return ' },
          { kind: 'code', text: 'false' },
          { kind: 'text', text: '; the standard tells callers to handle ' },
          { kind: 'code', text: 'false' },
          {
            kind: 'text',
            text: '. Some old tokens, large ones among them, return nothing at all, and an interface that expects a ',
          },
          { kind: 'code', text: 'bool' },
          { kind: 'text', text: ' then reverts.' },
        ],
        [
          { kind: 'strong', text: 'The amount.' },
          {
            kind: 'text',
            text: ' A token with a fee delivers less than was sent. A rebasing token changes balances without any transfer.',
          },
        ],
        [
          { kind: 'strong', text: 'Hooks.' },
          {
            kind: 'text',
            text: ' Some tokens call the receiver (ERC-777 and others). A transfer is then an external call in the middle of your function.',
          },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'So code that takes ' },
        { kind: 'em', text: 'any' },
        { kind: 'text', text: ' token does three things: it calls through a helper that accepts nothing, ' },
        { kind: 'code', text: 'true' },
        { kind: 'text', text: ', or a revert, and refuses ' },
        { kind: 'code', text: 'false' },
        {
          kind: 'text',
          text: '; it counts its own balance before and after; and it keeps its books right before the call.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'solidity',
      text: 'pragma solidity ^0.8.24;\n\ninterface IERC20 {\n    function balanceOf(address who) external view returns (uint256);\n    function transferFrom(address from, address to, uint256 amount) external returns (bool);\n}\n\ncontract Deposits {\n    mapping(address => uint256) public held;\n    IERC20 immutable token;\n    error NotMoved();\n\n    constructor(IERC20 t) { token = t; }\n\n    function put(uint256 amount) external returns (uint256 came) {\n        uint256 before = token.balanceOf(address(this));\n        (bool ok, bytes memory answer) =\n            address(token).call(abi.encodeCall(IERC20.transferFrom, (msg.sender, address(this), amount)));\n        if (!ok || (answer.length > 0 && !abi.decode(answer, (bool)))) revert NotMoved();\n        came = token.balanceOf(address(this)) - before;   // not simply amount\n        held[msg.sender] += came;\n    }\n}',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'If the token calls back into ' },
        { kind: 'code', text: 'put' },
        {
          kind: 'text',
          text: ', the inner deposit is counted twice; a reentrancy guard belongs on it where tokens with hooks are taken.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The usual mistake is ' },
        { kind: 'code', text: 'held[msg.sender] += amount' },
        {
          kind: 'text',
          text: '. With a fee of 1 % the books promise more than is there, and the last to leave is not paid. Test with a token that takes a fee.',
        },
      ],
    },
    { kind: 'check', name: 'came-in' },
    { kind: 'check', name: 'any-token-care' },
    { kind: 'heading', level: 2, text: 'One of a kind, and many kinds' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'ERC-721 gives each token an id and one owner. ' },
        { kind: 'code', text: 'safeTransferFrom' },
        { kind: 'text', text: ' asks a receiver that has code, ' },
        { kind: 'code', text: 'onERC721Received' },
        {
          kind: 'text',
          text: ', and reverts unless it gives back the agreed four bytes. That keeps tokens from being stuck in contracts that know nothing of them, and it hands control to the receiver. ',
        },
        { kind: 'code', text: 'transferFrom' },
        { kind: 'text', text: ' asks nobody.' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'ERC-1155 keeps many ids in one contract, each with balances, moves several at once, and always asks receivers that are contracts. Royalties (ERC-2981) are ',
        },
        { kind: 'em', text: 'told' },
        { kind: 'text', text: ' by a function; nothing makes a marketplace pay them.' },
      ],
    },
    { kind: 'check', name: 'safe-move' },
    { kind: 'heading', level: 2, text: 'Saying what one is' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'By ERC-165 a contract answers whether it has an interface. The id of an interface is the exclusive or of the selectors of its functions. ',
        },
        { kind: 'code', text: 'supportsInterface(0x01ffc9a7)' },
        { kind: 'text', text: ' is true for all that follow the standard, and ' },
        { kind: 'code', text: '0xffffffff' },
        {
          kind: 'text',
          text: ' always gives false. It is a claim of the contract about itself: a hostile one may lie.',
        },
      ],
    },
    { kind: 'check', name: 'interface-id' },
    { kind: 'heading', level: 2, text: 'Shares of a pot' },
    {
      kind: 'paragraph',
      spans: [{ kind: 'text', text: 'A vault (ERC-4626) takes an asset and gives shares:' }],
    },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'shares = assets × all shares / all assets.' }] },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Integers are rounded, and the standard says which way: always in favour of the vault, so that nobody can take a little from the others in each step.',
        },
      ],
    },
    {
      kind: 'table',
      head: [[], [{ kind: 'text', text: 'Given' }], [{ kind: 'text', text: 'Rounded' }]],
      rows: [
        [
          [{ kind: 'code', text: 'deposit' }],
          [{ kind: 'text', text: 'assets → shares you get' }],
          [{ kind: 'text', text: 'down' }],
        ],
        [
          [{ kind: 'code', text: 'mint' }],
          [{ kind: 'text', text: 'shares → assets you pay' }],
          [{ kind: 'text', text: 'up' }],
        ],
        [
          [{ kind: 'code', text: 'withdraw' }],
          [{ kind: 'text', text: 'assets → shares you pay' }],
          [{ kind: 'text', text: 'up' }],
        ],
        [
          [{ kind: 'code', text: 'redeem' }],
          [{ kind: 'text', text: 'shares → assets you get' }],
          [{ kind: 'text', text: 'down' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'An empty vault is the weak moment. The first depositor buys one share for one unit and ',
        },
        { kind: 'em', text: 'sends' },
        {
          kind: 'text',
          text: ' a large sum to the vault by a plain transfer. The next deposit, divided by that price, is rounded down to zero shares. Vaults guard against it with virtual shares and assets in the formula, or with a first deposit that is locked away.',
        },
      ],
    },
    { kind: 'check', name: 'shares-given' },
    { kind: 'check', name: 'shares-paid' },
    { kind: 'heading', level: 2, text: 'Signed approvals' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'ERC-2612 lets the owner ' },
        { kind: 'em', text: 'sign' },
        {
          kind: 'text',
          text: ' an approval that anybody may bring: owner, spender, value, nonce, deadline. The signed bytes are those of EIP-712: ',
        },
        { kind: 'code', text: '0x1901' },
        {
          kind: 'text',
          text: ', a hash of the domain (name, version, chain, contract) and a hash of the typed message. So a signature is good in one contract on one chain, once. Whoever sees it waiting can bring it first; the approval then stands, and your own ',
        },
        { kind: 'code', text: 'permit' },
        { kind: 'text', text: ' reverts. Code that calls ' },
        { kind: 'code', text: 'permit' },
        { kind: 'text', text: ' and then ' },
        { kind: 'code', text: 'transferFrom' },
        { kind: 'text', text: ' should go on if the allowance is already there.' },
      ],
    },
    { kind: 'check', name: 'permit-parts' },
    { kind: 'heading', level: 2, text: 'When not to' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Do not write a token by hand where a library that was looked at by many has it; write what is yours on top. Do not add hooks, fees or pauses because others have them: each breaks somebody who relied on the plain standard.',
        },
      ],
    },
    { kind: 'check', name: 'decimals-again' },
    { kind: 'check', name: 'approve-again' },
    { kind: 'check', name: 'points-task' },
  ]),
]
