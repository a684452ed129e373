/** Plain contracts of the standards, for checks: what they promise and nothing beside, with `mint` for anybody. */
export const ERC20 = `contract Coin {
  mapping(address => uint256) public balanceOf;
  mapping(address => mapping(address => uint256)) public allowance;
  function mint(address to, uint256 amount) external { balanceOf[to] += amount; }
  function approve(address spender, uint256 amount) public returns (bool) {
    allowance[msg.sender][spender] = amount;
    return true;
  }
  function transfer(address to, uint256 amount) external returns (bool) {
    balanceOf[msg.sender] -= amount;
    balanceOf[to] += amount;
    return true;
  }
  function transferFrom(address from, address to, uint256 amount) public returns (bool) {
    allowance[from][msg.sender] -= amount;
    balanceOf[from] -= amount;
    balanceOf[to] += amount;
    return true;
  }
}`

export const ERC721 = `contract Deeds {
  mapping(uint256 => address) public ownerOf;
  mapping(uint256 => address) public getApproved;
  mapping(address => mapping(address => bool)) public isApprovedForAll;
  function mint(address to, uint256 id) external { require(ownerOf[id] == address(0)); ownerOf[id] = to; }
  function approve(address to, uint256 id) external {
    address owner = ownerOf[id];
    require(msg.sender == owner || isApprovedForAll[owner][msg.sender], "not yours");
    getApproved[id] = to;
  }
  function setApprovalForAll(address operator, bool approved) external {
    isApprovedForAll[msg.sender][operator] = approved;
  }
  function transferFrom(address from, address to, uint256 id) external {
    require(ownerOf[id] == from && to != address(0), "not from there");
    require(
      msg.sender == from || getApproved[id] == msg.sender || isApprovedForAll[from][msg.sender], "not allowed");
    delete getApproved[id];
    ownerOf[id] = to;
  }
}`

export const ERC1155 = `contract Items {
  mapping(uint256 => mapping(address => uint256)) held;
  mapping(address => mapping(address => bool)) public isApprovedForAll;
  function mint(address to, uint256 id, uint256 amount) external { held[id][to] += amount; }
  function balanceOf(address who, uint256 id) external view returns (uint256) { return held[id][who]; }
  function setApprovalForAll(address operator, bool approved) external {
    isApprovedForAll[msg.sender][operator] = approved;
  }
  function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes calldata) external {
    move(from, to, id, amount);
  }
  function safeBatchTransferFrom(
    address from, address to, uint256[] calldata ids, uint256[] calldata amounts, bytes calldata
  ) external {
    require(ids.length == amounts.length);
    for (uint256 i = 0; i < ids.length; i++) move(from, to, ids[i], amounts[i]);
  }
  function move(address from, address to, uint256 id, uint256 amount) internal {
    require(msg.sender == from || isApprovedForAll[from][msg.sender]);
    held[id][from] -= amount;
    held[id][to] += amount;
  }
}`
