import { check } from '../../../checks/check'
import task, { namesOf } from './batch-of-calls.template'
import type { Params } from './batch-of-calls.template'

interface Parts {
  code?: string
  make?: string
  up?: string
  pass?: string
}
const UP = 'assembly { revert(add(out, 32), mload(out)) }'

function written(params: Params, { code, make, up = UP, pass }: Parts): string {
  const { contract, run, struct, flag, says } = namesOf(params)
  const goesOn = pass ?? `${says ? '' : '!'}c.${flag}`
  return `pragma solidity ^0.8.24;
contract ${contract} {
  struct ${struct} { address to; uint256 value; bytes data; bool ${flag}; }
  error NotOwner();
  error TooMany(uint256 count);
  error NoCode(address to);
  address immutable owner = msg.sender;
  receive() external payable {}
  function ${run}(${struct}[] calldata calls) external payable returns (bytes[] memory results) {
    if (msg.sender != owner) revert NotOwner();
    if (calls.length > ${params.most}) revert TooMany(calls.length);
    results = new bytes[](calls.length);
    for (uint256 i = 0; i < calls.length; i++) {
      ${struct} calldata c = calls[i];
      ${code ?? `if (c.data.length > 0 && c.to.code.length == 0) { if (${goesOn}) continue; revert NoCode(c.to); }`}
      (bool ok, bytes memory out) = ${make ?? 'c.to.call{value: c.value}(c.data)'};
      if (ok) results[i] = out;
      else if (!(${goesOn})) { ${up} }
    }
  }
}`
}

/** One call in a function of its own, which is called from outside and so undone by itself. */
function byItself(params: Params): string {
  const { contract, run, struct, flag, says } = namesOf(params)
  return `pragma solidity ^0.8.24;
contract ${contract} {
  struct ${struct} { address to; uint256 value; bytes data; bool ${flag}; }
  error NotOwner();
  error TooMany(uint256 count);
  error NoCode(address to);
  address owner;
  constructor() { owner = msg.sender; }
  receive() external payable {}
  function one(address to, uint256 value, bytes calldata data) external returns (bytes memory) {
    require(msg.sender == address(this));
    require(data.length == 0 || to.code.length > 0, NoCode(to));
    (bool ok, bytes memory out) = to.call{value: value}(data);
    if (ok) return out;
    assembly { returndatacopy(0, 0, returndatasize()) revert(0, returndatasize()) }
  }
  function ${run}(${struct}[] calldata calls) external payable returns (bytes[] memory results) {
    require(msg.sender == owner, NotOwner());
    require(calls.length <= ${params.most}, TooMany(calls.length));
    results = new bytes[](calls.length);
    for (uint256 i; i < calls.length; ++i) {
      bool passes = calls[i].${flag} == ${String(says)};
      if (!passes) { results[i] = this.one(calls[i].to, calls[i].value, calls[i].data); continue; }
      try this.one(calls[i].to, calls[i].value, calls[i].data) returns (bytes memory out) { results[i] = out; } catch {}
    }
  }
}`
}

export default check(task, {
  solutions: (params) => [written(params, {}), byItself(params)],
  wrong: (params) => ({
    'the reason is lost': written(params, { up: 'revert("call failed");' }),
    'an address without code succeeds': written(params, { code: '' }),
    'all the ether of the caller goes with each call': written(params, {
      make: 'c.to.call{value: msg.value}(c.data)',
    }),
    'every failure is passed over': written(params, { pass: 'true' }),
  }),
})
