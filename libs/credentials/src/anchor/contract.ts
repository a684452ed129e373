/** SHA-256 of the code of contracts/TrykAnchor.sol as it stands on a chain: any other contract could answer what it likes. */
export const CODE_SHA256 = 'cf1358fb3d55c8df199a39755a27e9dc3fc62cd208d283b481f61b194d41fbc3'
/** `anchors(uint64)`: the root that was written for a size, and in which block. */
export const ANCHORS_SELECTOR = '0xfa210653'
/** `latest()`: the largest size that is written. */
export const LATEST_SELECTOR = '0x52bfe789'
/** `Anchored(uint64,bytes32)`, the event of each. */
export const ANCHORED_TOPIC = '0x4ac5b9bdb01817da80ec1c33e76c5bef927ab969dd8e8ba4ce21da0d7996e56f'
