import { check } from '../../../checks/check'
import type { Drawn } from './failures-apart.template'
import task from './failures-apart.template'

const head = ({ subject: { Caller, hook, kind, answer } }: Drawn) => `pragma solidity ^0.8.0;
interface IHook { function ${hook}(uint256 id) external returns (uint256); }
contract ${Caller} {
  mapping(address => uint8) public ${kind};
  mapping(address => uint256) public ${answer};`

interface Parts {
  code: string
  length: string
  panic: string
  gas: string
}
/** By a low-level call. */
function low(p: Drawn, other: Partial<Parts> = {}): string {
  const { all, hook, kind, answer } = p.subject
  const { codes } = p
  const parts: Parts = {
    code: 'h.code.length > 0',
    length: 'back.length >= 32',
    panic: `bytes4(back) == 0x4e487b71 ? ${codes.panic} : ${codes.other}`,
    gas: `{gas: ${p.gas}}`,
    ...other,
  }
  return `${head(p)}
  function ${all}(address[] calldata hooks, uint256 id) external {
    for (uint256 i = 0; i < hooks.length; i++) {
      address h = hooks[i];
      (bool ok, bytes memory back) = h.call${parts.gas}(abi.encodeCall(IHook.${hook}, (id)));
      if (ok && ${parts.code} && ${parts.length}) {
        ${answer}[h] = abi.decode(back, (uint256));
        ${kind}[h] = ${codes.answer};
      } else if (ok) {
        ${kind}[h] = ${codes.other};
      } else {
        ${kind}[h] = bytes4(back) == 0x08c379a0 ? ${codes.text} : ${parts.panic};
      }
    }
  }
}`
}
/** By try, around what is given. */
function tried(p: Drawn, call: string, { before = '', panic = true, wrapper = '' } = {}): string {
  const { all, kind, answer } = p.subject
  const { codes } = p
  return `${head(p)}
  ${wrapper}
  function ${all}(address[] calldata hooks, uint256 id) external {
    for (uint256 i = 0; i < hooks.length; i++) {
      address h = hooks[i];
      ${before}
      try ${call} returns (uint256 n) { ${answer}[h] = n; ${kind}[h] = ${codes.answer}; }
      catch Error(string memory) { ${kind}[h] = ${codes.text}; }
      ${panic ? `catch Panic(uint256) { ${kind}[h] = ${codes.panic}; }` : ''}
      catch { ${kind}[h] = ${codes.other}; }
    }
  }
}`
}

export default check(task, {
  solutions: (p) => [
    low(p),
    tried(p, 'this.one(h, id)', {
      wrapper: `function one(address h, uint256 id) external returns (uint256) {
    return IHook(h).${p.subject.hook}{gas: ${p.gas}}(id);
  }`,
    }),
  ],
  wrong: (p) => {
    const call = `IHook(h).${p.subject.hook}{gas: ${p.gas}}(id)`
    const coded = { before: `if (h.code.length == 0) { ${p.subject.kind}[h] = ${p.codes.other}; continue; }` }
    return {
      'try is believed to see everything': tried(p, call),
      'only whether there is code is looked at': tried(p, call, coded),
      'a call without code is taken for an answer': low(p, { code: 'true', length: 'true' }),
      'the length of the answer is not looked at': low(p, { length: 'true' }),
      'all the gas is given on': low(p, { gas: '' }),
      'panics are taken for the rest': low(p, { panic: String(p.codes.other) }),
    }
  },
})
