import { check } from '../../../checks/check'
import task, { namesOf } from './foretold-address.template'
import type { Params } from './foretold-address.template'

interface Parts {
  salt?: string
  code?: string
  sets?: string
  made?: string
}

function written(params: Params, { salt, code, sets = 'who', made }: Parts): string {
  const { contract, child, make, at, owner, take } = namesOf(params)
  return `pragma solidity ^0.8.24;
contract ${child} {
  error NotOwner();
  address public ${owner};
  constructor(address who) payable { who; ${owner} = ${sets}; }
  receive() external payable {}
  function ${take}() external {
    if (msg.sender != ${owner}) revert NotOwner();
    (bool ok, ) = msg.sender.call{value: address(this).balance}("");
    require(ok);
  }
}
contract ${contract} {
  error Exists();
  function saltOf(address who, uint256 n) private pure returns (bytes32) { who; return ${salt ?? 'keccak256(abi.encode(who, n))'}; }
  function ${make}(uint256 n) external payable returns (address) {
    if (${at}(msg.sender, n).code.length > 0) revert Exists();
    return address(${made ?? `new ${child}{salt: saltOf(msg.sender, n), value: msg.value}(msg.sender)`});
  }
  function ${at}(address who, uint256 n) public view returns (address) {
    bytes32 code = keccak256(${code ?? `abi.encodePacked(type(${child}).creationCode, abi.encode(who))`});
    return address(uint160(uint256(keccak256(abi.encodePacked(bytes1(0xff), address(this), saltOf(who, n), code)))));
  }
}`
}

/** Without arguments: the new one asks its maker for whom it is. */
function asking(params: Params): string {
  const { contract, child, make, at, owner, take } = namesOf(params)
  return `pragma solidity ^0.8.24;
contract ${child} {
  error NotOwner();
  address public immutable ${owner} = ${contract}(msg.sender).current();
  constructor() payable {}
  fallback() external payable {}
  function ${take}() external {
    require(msg.sender == ${owner}, NotOwner());
    payable(msg.sender).transfer(address(this).balance);
  }
}
contract ${contract} {
  error Exists();
  address public current;
  mapping(address => mapping(uint256 => bool)) isMade;
  function ${make}(uint256 n) external payable returns (address) {
    require(!isMade[msg.sender][n], Exists());
    isMade[msg.sender][n] = true;
    current = msg.sender;
    return address(new ${child}{value: msg.value, salt: bytes32(uint256(keccak256(abi.encodePacked(n, msg.sender))))}());
  }
  function ${at}(address who, uint256 n) external view returns (address) {
    bytes memory all = bytes.concat(hex"ff", bytes20(address(this)), keccak256(abi.encodePacked(n, who)), keccak256(type(${child}).creationCode));
    return address(uint160(uint256(keccak256(all))));
  }
}`
}

export default check(task, {
  solutions: (params) => [written(params, {}), asking(params)],
  wrong: (params) => {
    const { child } = namesOf(params)
    return {
      'the maker is the owner': written(params, { sets: 'msg.sender' }),
      'arguments do not count': written(params, { code: `type(${child}).creationCode` }),
      'one number for all': written(params, {
        salt: 'bytes32(n)',
        code: `abi.encodePacked(type(${child}).creationCode, abi.encode(address(0)))`,
        made: `new ${child}{salt: saltOf(msg.sender, n), value: msg.value}(address(0))`,
      }),
      'ether stays with the maker': written(params, {
        made: `new ${child}{salt: saltOf(msg.sender, n)}(msg.sender)`,
      }),
    }
  },
})
