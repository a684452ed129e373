/** Written by build/demonstration-badge.mts: SHA-256 of the leaf of its badge, as the log has it. */
export const LEAF_HASH = 'e08b02e74ad964c1f3b3146fab421826595871fd2a8bb6bfa9d4e45b016be469'
