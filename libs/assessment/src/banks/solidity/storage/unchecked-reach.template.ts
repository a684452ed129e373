import { template } from '../../../tasks/template'
import { mixed, placesOf } from '../../draws'

/** Bodies that give a uint8 and revert with the given a and b, and bodies that do not. */
const REVERTS = [
  'unchecked { return plus(a, b); }',
  'unchecked { return a / (b - b); }',
  'unchecked { return list[a]; }',
  'unchecked { return uint8(Size(a)); }',
  'uint8 c = a + b; unchecked { return c - b; }',
  'unchecked { b--; } return a + b;',
  'unchecked { return a % (b - b); }',
  'return uint8(uint256(a + b));',
  'unchecked { a--; } return b - a;',
] as const
const GIVES = [
  'unchecked { return a + b; }',
  'unchecked { return b - a; }',
  'unchecked { return a * b; }',
  'return uint8(uint256(a) + b);',
  'return a << 3;',
  'unchecked { return list[uint8(a + b) % 2]; }',
  'unchecked { return a ** 2; }',
  'unchecked { a += b; } return a;',
  'return uint8(uint16(a) * b);',
  'return ~a;',
] as const

export interface Drawn {
  a: number
  b: number
  bodies: readonly string[]
}

export default template({
  id: 'solidity/storage/unchecked-reach',
  revision: 1,
  kind: 'multiple',
  topic: 'storage',
  grade: 4,
  seconds: 150,
  lang: 'solidity',
  status: 'active',
  idea: 'unchecked only lifts the overflow check of the operators that stand in its braces; calls, division by zero, indices and enums are checked as ever, and casts and shifts never are.',
  params: (rng): Drawn => ({
    a: rng.int(150, 240),
    b: rng.int(110, 145),
    bodies: mixed<string>(rng, { right: REVERTS, others: GIVES }, 6, [2, 4]),
  }),
  ask: ({ a, b, bodies }) => ({
    stem: `Each option is the body of \`f\`. With which of them does \`f(${a}, ${b})\` revert in Solidity 0.8? Choose all.`,
    code: [
      'contract Scale {',
      '  enum Size { Small, Middle, Large }',
      '  uint8[2] list = [11, 12];',
      '',
      '  function plus(uint8 x, uint8 y) internal pure returns (uint8) {',
      '    return x + y;',
      '  }',
      '',
      '  function f(uint8 a, uint8 b) external view returns (uint8) {',
      '    // the body',
      '  }',
      '}',
    ].join('\n'),
    options: bodies,
  }),
  key: ({ bodies }) => ({
    kind: 'multiple',
    right: placesOf(bodies, (body) => (REVERTS as readonly string[]).includes(body)),
  }),
  why: () =>
    'The block is about the code between its braces, not about functions that are called from there. Division and modulo by zero, indices beyond the end and numbers that are no member of an enum are refused everywhere. Explicit conversions cut, and shifts and ~ are never checked. What stands outside of the block is checked.',
  source: [
    'Solidity documentation 0.8, Control Structures, Checked or Unchecked Arithmetic',
    'Solidity documentation 0.8, Types, Integers: Shifts',
  ],
})
