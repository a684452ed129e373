import type { ChainStep } from '../../../tasks/chain'
import type { ChainCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'
import { chainCase } from './cases'

const SUBJECTS = [
  { Caller: 'Herald', all: 'announce', hook: 'onNews', kind: 'kindOf', answer: 'answerOf' },
  { Caller: 'Clock', all: 'tick', hook: 'onTick', kind: 'stateOf', answer: 'replyOf' },
  { Caller: 'Census', all: 'ask', hook: 'count', kind: 'resultOf', answer: 'countOf' },
  { Caller: 'Poll', all: 'collect', hook: 'opinion', kind: 'outcomeOf', answer: 'opinionOf' },
] as const
type Result = 'answer' | 'text' | 'panic' | 'other'

export interface Drawn {
  subject: (typeof SUBJECTS)[number]
  codes: Readonly<Record<Result, number>>
  gas: number
  factor: number
  id: number
}

/** Those that are called: each does one thing. */
function beside({ subject: { hook }, factor }: Drawn): string {
  const bodies = {
    Good: `seen = id; calls++; return ${factor} * id;`,
    Texts: 'require(id == 0, "not now"); return 1;',
    Panics: 'uint256[] memory a = new uint256[](1); return a[id];',
    Customs: 'revert Busy(id);',
    Silent: 'require(id == 0); return 1;',
    Hog: 'while (true) seen++; return 1;',
  }
  return `pragma solidity ^0.8.0;
abstract contract Known { error Busy(uint256 id); uint256 public seen; uint256 public calls; }
${Object.entries(bodies)
  .map(
    ([Name, body]) =>
      `contract ${Name} is Known { function ${hook}(uint256 id) external returns (uint256) { ${body} } }`,
  )
  .join('\n')}
contract Mute { fallback() external {} }
contract Byte { fallback() external { assembly { mstore(0, not(0)) return(0, 1) } } }`
}

const KIND: Readonly<Record<string, Result>> = {
  Good: 'answer',
  Texts: 'text',
  Panics: 'panic',
  Customs: 'other',
  Silent: 'other',
  Hog: 'other',
  Mute: 'other',
  Byte: 'other',
  mallory: 'other',
}
function casesOf(p: Drawn): ChainCase[] {
  const { Caller, all, kind, answer } = p.subject
  const made = (names: readonly string[]): ChainStep[] =>
    [...names.filter((name) => name !== 'mallory'), Caller].map((make) => ({ make }))
  const asks = (names: readonly string[], id: number): ChainStep => ({
    call: all,
    on: Caller,
    args: [names.map((name) => `@${name}`), String(id)],
  })
  const is = (name: string): ChainStep => ({
    call: kind,
    on: Caller,
    args: [`@${name}`],
    gives: String(p.codes[KIND[name] ?? 'other']),
  })
  const answered = (name: string, value: number): ChainStep => ({
    call: answer,
    on: Caller,
    args: [`@${name}`],
    gives: String(value),
  })
  const runs = (name: string, names: readonly string[], more: readonly ChainStep[] = []) =>
    chainCase(name, [...made(names), asks(names, p.id), ...names.map(is), ...more], beside(p))
  const good = p.factor * p.id
  return [
    runs('one that answers', ['Good'], [answered('Good', good)]),
    runs('one that reverts with a text', ['Texts'], [answered('Texts', 0)]),
    runs(
      'failures of three sorts, and one after them',
      ['Texts', 'Panics', 'Customs', 'Good'],
      [answered('Good', good)],
    ),
    runs('no reason at all', ['Silent', 'Good'], [{ call: 'seen', on: 'Good', gives: String(p.id) }]),
    runs('nobody there', ['mallory', 'Good'], [answered('Good', good)]),
    runs('an answer of no bytes, and of one', ['Mute', 'Byte', 'Good'], [answered('Mute', 0)]),
    runs('one that burns all its gas', ['Hog', 'Good'], [answered('Good', good)]),
    chainCase(
      'asked again: the old answer stays, the result is new',
      [
        ...made(['Good', 'Panics']),
        asks(['Good', 'Panics'], p.id),
        asks(['Panics', 'Good'], 0),
        { call: kind, on: Caller, args: ['@Panics'], gives: String(p.codes.answer) },
        answered('Good', 0),
        asks(['Panics', 'Good'], p.id + 1),
        is('Panics'),
        answered('Good', good + p.factor),
        { call: 'calls', on: 'Good', gives: '3' },
      ],
      beside(p),
    ),
  ]
}

export default template({
  id: 'solidity/control/failures-apart',
  revision: 1,
  kind: 'code-solidity',
  topic: 'control',
  grade: 5,
  seconds: 600,
  lang: 'solidity',
  status: 'active',
  idea: 'A try alone does not keep every failure of a callee away: no code, too short an answer and burnt gas hit the caller; texts, panics and the rest are told apart by their data.',
  params: (rng): Drawn => {
    const [answer = 1, text = 2, panic = 3, other = 4] = rng.shuffle([1, 2, 3, 4])
    return {
      subject: rng.pick(SUBJECTS),
      codes: { answer, text, panic, other },
      gas: 10_000 * rng.int(6, 9),
      factor: rng.int(3, 90),
      id: rng.int(2, 900),
    }
  },
  ask: (p) => {
    const { Caller, all, hook, kind, answer } = p.subject
    const { codes } = p
    return {
      stem: [
        `Write the contract \`${Caller}\`. \`${all}(address[] hooks, uint256 id)\`, external, calls \`${hook}(id)\` of each hook in turn, once each, with at most ${p.gas.toLocaleString('en')} gas each. Whatever a hook does, \`${all}\` goes on with the next one and does not revert.`,
        `\`${kind}(address hook)\` returns the result of the last call of this hook:`,
        `- ${codes.answer}: it answered with a \`uint256\`. \`${answer}(address hook)\` then returns that number.`,
        `- ${codes.text}: it reverted with a text, as \`require(…, "…")\` does.`,
        `- ${codes.panic}: it ended in a panic, as \`assert\` does.`,
        `- ${codes.other}: everything else, also where there is no contract at this address, or where it answers less than 32 bytes.`,
        `Before any call both return 0. After a call that gave no answer, \`${answer}\` returns what it did before.`,
      ].join('\n'),
      answerHint: 'Solidity 0.8 without imports.',
      starter: [
        'pragma solidity ^0.8.0;',
        '',
        'interface IHook {',
        `  function ${hook}(uint256 id) external returns (uint256);`,
        '}',
        '',
        `contract ${Caller} {`,
        `  mapping(address => uint8) public ${kind};`,
        `  mapping(address => uint256) public ${answer};`,
        '',
        `  function ${all}(address[] calldata hooks, uint256 id) external {}`,
        '}',
        '',
      ].join('\n'),
      cases: casesOf(p).slice(0, 2),
    }
  },
  key: (p) => ({ kind: 'code-solidity', cases: casesOf(p).slice(2) }),
  why: () =>
    'Two ways lead there: a low-level call whose data are looked at (code, length, the selectors of Error(string) and Panic(uint256)), or a try around a call of the own contract, in which the checks that fail in the caller are failures of a call again. Gas has to be given out in portions.',
  source: [
    'Solidity documentation, Expressions and Control Structures, try/catch, and External Function Calls',
    'Solidity documentation, Contract ABI Specification, Errors',
    'EIP-150',
  ],
})
