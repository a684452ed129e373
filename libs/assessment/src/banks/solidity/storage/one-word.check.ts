import { check } from '../../../checks/check'
import task from './one-word.template'
import type { Drawn } from './one-word.template'

/** The contract in parts, each of which a near miss writes in another way. */
function contract(
  { setting: { Name, fields }, widths: [x, y, z] }: Drawn,
  other: Record<string, string> = {},
) {
  const [a, b, c] = fields
  const types = `uint${x} ${a}, uint${y} ${b}, uint${z} ${c}`
  const parts = {
    pack: `word = uint256(${a}) | (uint256(${b}) << ${x}) | (uint256(${c}) << ${x + y});`,
    unpack: `return (uint${x}(word), uint${y}(word >> ${x}), uint${z}(word >> ${x + y}));`,
    change: `return (word & ~(uint256(type(uint${y}).max) << ${x})) | (uint256(${b}) << ${x});`,
    ...other,
  }
  return `contract ${Name} {
    function pack(${types}) external pure returns (uint256 word) { ${parts.pack} }
    function unpack(uint256 word) external pure returns (${types.replace(/ \w+(,|$)/g, '$1')}) { ${parts.unpack} }
    function with${b[0]?.toUpperCase() ?? ''}${b.slice(1)}(uint256 word, uint${y} ${b}) external pure returns (uint256) { ${parts.change} } }`
}

export default check(task, {
  solutions: (p) => {
    const {
      setting: {
        fields: [a, b, c],
      },
      widths: [x, y],
    } = p
    return [
      contract(p),
      contract(p, {
        pack: `word = ${c}; word = word * 2 ** ${y} + ${b}; word = (word << ${x}) + ${a};`,
        change: `uint256 low = word % 2 ** ${x}; uint256 high = word >> ${x + y}; return (high << ${x + y}) + (uint256(${b}) << ${x}) + low;`,
      }),
    ]
  },
  wrong: (p) => {
    const {
      setting: {
        fields: [a, b, c],
      },
      widths: [x, y, z],
    } = p
    return {
      'shifted before it is widened': contract(p, {
        pack: `word = uint256(${a}) | (${b} << ${x}) | (${c} << ${x + y});`,
      }),
      'the old bits stay': contract(p, { change: `return word | (uint256(${b}) << ${x});` }),
      'the others are lost': contract(p, { change: `return uint256(${b}) << ${x};` }),
      'the first one highest': contract(p, {
        pack: `word = (uint256(${a}) << ${y + z}) | (uint256(${b}) << ${z}) | uint256(${c});`,
      }),
      'the higher ones are read too': contract(p, {
        unpack: `require(word >> ${x} == 0); return (uint${x}(word), 0, 0);`,
      }),
      'added instead of put in': contract(p, {
        change: `unchecked { return word + (uint256(${b}) << ${x}); }`,
      }),
    }
  },
})
