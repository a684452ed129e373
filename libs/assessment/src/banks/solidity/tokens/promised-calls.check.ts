import { check } from '../../../checks/check'
import task, { STANDARDS } from './promised-calls.template'

/** The interfaces as the standards write them, without what they call optional. */
const INTERFACES: Readonly<Record<(typeof STANDARDS)[number]['name'], string>> = {
  'ERC-20': `function totalSupply() external view returns (uint256);
    function balanceOf(address _owner) external view returns (uint256 balance);
    function transfer(address _to, uint256 _value) external returns (bool success);
    function transferFrom(address _from, address _to, uint256 _value) external returns (bool success);
    function approve(address _spender, uint256 _value) external returns (bool success);
    function allowance(address _owner, address _spender) external view returns (uint256 remaining);`,
  'ERC-721': `function balanceOf(address _owner) external view returns (uint256);
    function ownerOf(uint256 _tokenId) external view returns (address);
    function safeTransferFrom(address _from, address _to, uint256 _tokenId, bytes calldata data) external payable;
    function safeTransferFrom(address _from, address _to, uint256 _tokenId) external payable;
    function transferFrom(address _from, address _to, uint256 _tokenId) external payable;
    function approve(address _approved, uint256 _tokenId) external payable;
    function setApprovalForAll(address _operator, bool _approved) external;
    function getApproved(uint256 _tokenId) external view returns (address);
    function isApprovedForAll(address _owner, address _operator) external view returns (bool);
    function supportsInterface(bytes4 interfaceID) external view returns (bool);`,
  'ERC-1155': `function safeTransferFrom(address _from, address _to, uint256 _id, uint256 _value, bytes calldata _data) external;
    function safeBatchTransferFrom(address _from, address _to, uint256[] calldata _ids, uint256[] calldata _values, bytes calldata _data) external;
    function balanceOf(address _owner, uint256 _id) external view returns (uint256);
    function balanceOfBatch(address[] calldata _owners, uint256[] calldata _ids) external view returns (uint256[] memory);
    function setApprovalForAll(address _operator, bool _approved) external;
    function isApprovedForAll(address _owner, address _operator) external view returns (bool);
    function supportsInterface(bytes4 interfaceID) external view returns (bool);`,
}

/** Whether a caller compiles that knows only this interface. */
export default check(task, {
  option: (p, text, { solc }) => {
    const name = STANDARDS[p.standard]?.name ?? 'ERC-20'
    const source = `interface T { ${INTERFACES[name]} }
      contract Caller {
        function go(T t, address who, address other, address[] calldata people, uint256[] calldata ids) external { ${text}; }
      }`
    return !solc(source).faults.some(({ severity }) => severity === 'error')
  },
})
