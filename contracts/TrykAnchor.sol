// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice Roots of an append-only log (RFC 6962), by the number of its entries. Nothing is ever changed or deleted here.
contract TrykAnchor {
    struct Anchor { bytes32 root; uint64 block; }

    /// @notice The root that the log had when it had so many entries, and in which block that was written.
    mapping(uint64 size => Anchor) public anchors;
    /// @notice The largest size that is written.
    uint64 public latest;
    address public owner;
    address public nextOwner;

    event Anchored(uint64 indexed size, bytes32 root);
    event OwnerChanged(address indexed owner);

    error NotOwner();
    error NotLarger(uint64 latest);

    constructor() {
        owner = msg.sender;
        emit OwnerChanged(msg.sender);
    }

    /// @notice Writes a root. The log only grows, so its size must be larger than any before.
    function anchor(bytes32 root, uint64 size) external {
        if (msg.sender != owner) revert NotOwner();
        if (size <= latest) revert NotLarger(latest);
        latest = size;
        anchors[size] = Anchor(root, uint64(block.number));
        emit Anchored(size, root);
    }

    /// @notice First step of a hand-over; nobody (the zero address) takes it back.
    function handOver(address to) external {
        if (msg.sender != owner) revert NotOwner();
        nextOwner = to;
    }

    /// @notice Second step, by whom it is handed to: so that no wrong address ever owns this.
    function accept() external {
        if (msg.sender != nextOwner) revert NotOwner();
        owner = msg.sender;
        nextOwner = address(0);
        emit OwnerChanged(msg.sender);
    }
}
