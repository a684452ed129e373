import { verifyEd25519 } from './ed25519'
import { verifyWithoutWebCrypto } from './ed25519-noble'
import { fromHex, utf8 } from './bytes'
import { seedSigner } from './issue'
import { seedOf } from './testing'

/** RFC 8032, 7.1, test 2. */
const vector = {
  seed: '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
  key: '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
  message: '72',
  signature:
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
}
const [key, message, signature] = [vector.key, vector.message, vector.signature].map(fromHex) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
]
const flip = (bytes: Uint8Array, place: number) => bytes.map((byte, at) => (at === place ? byte ^ 1 : byte))

it('signs and verifies the vector of RFC 8032, in both ways', async () => {
  const signer = await seedSigner(fromHex(vector.seed))
  expect(signer.publicKey).toEqual(key)
  expect(await signer.sign(message)).toEqual(signature)
  expect(await verifyEd25519(key, message, signature)).toBe(true)
  expect(verifyWithoutWebCrypto(key, message, signature)).toBe(true)
})

it('refuses the same in both ways', async () => {
  const longer = Uint8Array.from([...signature.slice(0, 32), ...addOrder(signature.slice(32))])
  for (const [k, m, s] of [
    [key, utf8('other'), signature],
    [key, message, flip(signature, 40)],
    [key, message, longer],
    [(await seedSigner(seedOf('other'))).publicKey, message, signature],
  ] as const) {
    expect(await verifyEd25519(k, m, s)).toBe(false)
    expect(verifyWithoutWebCrypto(k, m, s)).toBe(false)
  }
  expect(await verifyEd25519(key.slice(1), message, signature)).toBe(false)
  expect(await verifyEd25519(key, message, signature.slice(1))).toBe(false)
})

it('says nothing without WebCrypto where implementations differ', () => {
  const neutral = Uint8Array.of(1, ...new Uint8Array(31))
  // With the neutral key and point any message fits in some implementations.
  const zero = Uint8Array.from([...neutral, ...new Uint8Array(32)])
  expect(verifyWithoutWebCrypto(neutral, message, zero)).toBeNull()
  expect(
    verifyWithoutWebCrypto(key, message, Uint8Array.from([...neutral, ...signature.slice(32)])),
  ).toBeNull()
})

it('takes the other way where WebCrypto does not know Ed25519', async () => {
  const refuse = jest
    .spyOn(crypto.subtle, 'importKey')
    .mockRejectedValue(new DOMException('Unrecognized name.', 'NotSupportedError'))
  try {
    expect(await verifyEd25519(key, message, signature)).toBe(true)
    expect(await verifyEd25519(key, utf8('other'), signature)).toBe(false)
  } finally {
    refuse.mockRestore()
  }
})

/** S + L: the same point, which RFC 8032, 5.1.7 refuses. */
function addOrder(s: Uint8Array): Uint8Array {
  const order = (1n << 252n) + 27742317777372353535851937790883648493n
  let value = Array.from(s).reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n) + order
  return Uint8Array.from({ length: 32 }, () => {
    const byte = Number(value & 255n)
    value >>= 8n
    return byte
  })
}
