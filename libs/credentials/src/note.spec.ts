import { checkpointText, parseCheckpoint } from './checkpoint'
import { cosign, signNote } from './issue'
import { COSIGNATURE_KEY, openNote, parseVkey, splitNote, vkeyOf } from './note'
import { makeWorld } from './testing'
import { parseTlogProof, tlogProofText } from './tlog-proof'
import { leafText } from './leaf'

const root = new Uint8Array(32).fill(9)
const checkpoint = { origin: 'example.com/log', size: 1_204, root }
const text = checkpointText(checkpoint)

it('signs, splits and opens a note; others may have signed it too', async () => {
  const { log, issuer } = await makeWorld()
  const note = await signNote(text, 'example.com/log', log)
  const witness = await cosign(text, 'witness.example', issuer, 1_795_000_000)
  const vkeys = [
    await vkeyOf('example.com/log', log.publicKey),
    await vkeyOf('witness.example', issuer.publicKey, COSIGNATURE_KEY),
  ]
  const both = note + witness
  expect(await openNote(both, vkeys)).toEqual({ text, signedBy: ['example.com/log', 'witness.example'] })
  expect(await openNote(both, vkeys.slice(1))).toEqual({ text, signedBy: ['witness.example'] })
  expect(await openNote(note, [await vkeyOf('other.example', log.publicKey)])).toEqual({ text, signedBy: [] })
  expect(splitNote(both).signatures.map(({ name }) => name)).toEqual(['example.com/log', 'witness.example'])
})

it('opens no note whose text or signature was changed', async () => {
  const { log } = await makeWorld()
  const vkeys = [await vkeyOf('example.com/log', log.publicKey)]
  const note = await signNote(text, 'example.com/log', log)
  await expect(openNote(note.replace('1204', '1205'), vkeys)).rejects.toThrow('does not fit')
  const later = await cosign(text, 'example.com/log', log, 5)
  expect((await openNote(`${text}\n${later}`, vkeys)).signedBy).toEqual([])
  for (const broken of [
    '',
    text,
    `${text}\n`,
    `${text}\nno dash AAAA\n`,
    note.trimEnd(),
    note.replace('— ', '- '),
  ])
    await expect(openNote(broken, vkeys)).rejects.toThrow('read')
  await expect(openNote(text + '\n' + note.split('\n\n')[1]?.repeat(101), vkeys)).rejects.toThrow('read')
})

it('reads a verifier key, and refuses one whose number is of another key', async () => {
  const { log, issuer } = await makeWorld()
  const vkey = await vkeyOf('example.com/log', log.publicKey)
  expect(parseVkey(vkey)).toMatchObject({ name: 'example.com/log', kind: 1, publicKey: log.publicKey })
  const wrong = vkey.replace(/\+[0-9a-f]{8}\+/, '+00000000+')
  await expect(openNote(await signNote(text, 'example.com/log', log), [wrong])).rejects.toThrow(
    'its own number',
  )
  for (const none of ['x', 'a b+00000000+AQ==', vkey.slice(0, -4)])
    expect(() => parseVkey(none)).toThrow('read')
  expect(issuer.publicKey).toHaveLength(32)
})

it('reads what it writes of a checkpoint, and nothing that is written in another way', () => {
  expect(parseCheckpoint(text)).toEqual(checkpoint)
  for (const broken of [
    text.replace('1204', '01204'),
    text.replace('1204', '-1'),
    text.trimEnd(),
    `\n${text}`,
    text.replace('CQk', 'CQ'),
  ])
    expect(() => parseCheckpoint(broken)).toThrow(/read|damaged/)
})

it('writes and reads a proof of the log as c2sp.org/tlog-proof has it', () => {
  const proof = { extra: root, index: 7, path: [root, root], checkpoint: `${text}\n— x AAAA\n` }
  const written = tlogProofText(proof)
  const line = 'CQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQk='
  expect(written).toBe(
    `c2sp.org/tlog-proof@v1\nextra ${line}\nindex 7\n${line}\n${line}\n\n${proof.checkpoint}`,
  )
  expect(parseTlogProof(written)).toEqual(proof)
  const { extra: _extra, ...plain } = proof
  expect(parseTlogProof(tlogProofText({ ...plain, path: [] }))).toEqual({ ...plain, path: [] })
  const many = tlogProofText({ ...plain, path: Array<Uint8Array>(54).fill(root) })
  for (const broken of [
    '',
    written.replace('@v1', '@v2'),
    written.replace('index 7', 'index 07'),
    written.replace(`${line}\n\n`, 'CQ==\n\n'),
    many,
  ])
    expect(() => parseTlogProof(broken)).toThrow('read')
})

it('writes a leaf with its public numbers', () => {
  expect(leafText('key-retire', root, { validBelow: 4 })).toMatch(
    /^{"h":"[\w-]{43}","k":"key-retire","n":{"validBelow":4},"v":1}$/,
  )
})
