import { check } from '../../../checks/check'
import type { Drawn } from './two-slots.template'
import task, { fieldsOf, slotsOf } from './two-slots.template'

type Field = ReturnType<typeof fieldsOf>[number]
const listed = (fields: readonly Field[]) => fields.map(({ type, name }) => `${type} ${name}`).join(', ')
const named = (fields: readonly Field[], before = '') => fields.map(({ name }) => before + name).join(', ')

const ordersOf = (items: readonly Field[]): Field[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((one) => ordersOf(items.filter((other) => other !== one)).map((rest) => [one, ...rest]))
const packed = (fields: readonly Field[]) =>
  ordersOf(fields).find((order) => slotsOf(order.map(({ type }) => type)) === 2) ?? []

/** A struct with these fields. */
function struct(p: Drawn, kept: readonly Field[]): string {
  const { Name, put, of } = p.subject
  const fields = fieldsOf(p)
  const castOf = ({ name }: Field) => {
    const { type = '' } = fields.find((one) => one.name === name) ?? {}
    return `${type}(r.${name})`
  }
  return `pragma solidity ^0.8.0;
contract ${Name} {
  struct Item { ${kept.map(({ type, name }) => `${type} ${name};`).join(' ')} }
  mapping(uint256 => Item) items;
  function ${put}(uint256 id, ${listed(fields)}) external {
    Item storage r = items[id];
    ${kept.map(({ type, name }) => `r.${name} = ${type === 'address' ? '' : type}${type === 'address' ? name : `(${name})`};`).join(' ')}
  }
  function ${of}(uint256 id) external view returns (${listed(fields)}) {
    Item storage r = items[id];
    return (${fields.map(castOf).join(', ')});
  }
}`
}
/** Numbers put together by hand: the fields of each of the two words, from the lowest bit on. */
function words(p: Drawn, { overlap = 0 } = {}): string {
  const { Name, put, of } = p.subject
  const fields = fieldsOf(p)
  const order = packed(fields)
  let [bit, word] = [0, 0]
  const places = order.map(({ type, name }) => {
    const size = type === 'address' ? 160 : Number(type.slice(4))
    if (bit + size > 256) [bit, word] = [0, word + 1]
    const at = { type, name, size, word, bit: Math.max(0, bit - overlap) }
    bit += size
    return at
  })
  const wordOf = (which: number) =>
    places
      .filter((one) => one.word === which)
      .map(
        ({ type, name, bit: by }) =>
          `(${type === 'address' ? `uint256(uint160(${name}))` : `uint256(${name})`} << ${by})`,
      )
      .join(' | ')
  const back = fields.map(({ name }) => {
    const {
      type = '',
      size = 0,
      word: which = 0,
      bit: by = 0,
    } = places.find((one) => one.name === name) ?? {}
    const part = `uint${size}(${which ? 'second' : 'first'}[id] >> ${by})`
    return type === 'address' ? `address(${part})` : part
  })
  return `pragma solidity ^0.8.0;
contract ${Name} {
  mapping(uint256 => uint256) first;
  mapping(uint256 => uint256) second;
  function ${put}(uint256 id, ${listed(fields)}) external {
    first[id] = ${wordOf(0)};
    second[id] = ${wordOf(1)};
  }
  function ${of}(uint256 id) external view returns (${fields.map(({ type }) => type).join(', ')}) {
    return (${back.join(', ')});
  }
}`
}

export default check(task, {
  solutions: (p) => {
    const { Name, put, of } = p.subject
    const fields = fieldsOf(p)
    const order = packed(fields)
    return [
      struct(p, order),
      words(p),
      `pragma solidity ^0.8.0;
struct Item { ${order.map(({ type, name }) => `${type} ${name};`).join(' ')} }
contract ${Name} {
  mapping(uint256 => Item) items;
  function ${put}(uint256 id, ${listed(fields)}) external { items[id] = Item(${named(order)}); }
  function ${of}(uint256 id) external view returns (${fields.map(({ type }) => type).join(', ')}) {
    Item memory r = items[id];
    return (${named(fields, 'r.')});
  }
}`,
    ]
  },
  wrong: (p) => {
    const fields = fieldsOf(p)
    const { Name, put, of } = p.subject
    const large = Math.max(...p.sizes)
    return {
      'the fields in the order of the parameters': struct(p, fields),
      'each number in a slot of its own': struct(
        p,
        fields.map(({ type, name }) => ({ name, type: type === 'address' ? type : 'uint256' })),
      ),
      'a mapping for each field': `pragma solidity ^0.8.0;
contract ${Name} {
  ${fields.map(({ type, name }) => `mapping(uint256 => ${type}) ${name}Of_;`).join(' ')}
  function ${put}(uint256 id, ${listed(fields)}) external { ${fields.map(({ name }) => `${name}Of_[id] = ${name};`).join(' ')} }
  function ${of}(uint256 id) external view returns (${listed(fields)}) { return (${fields.map(({ name }) => `${name}Of_[id]`).join(', ')}); }
}`,
      'a smaller type than is needed': struct(
        p,
        packed(fields).map(({ type, name }) => ({
          name,
          type: type === `uint${large}` ? `uint${large - 8}` : type,
        })),
      ),
      'neighbours that overlap': words(p, { overlap: 8 }),
    }
  },
})
