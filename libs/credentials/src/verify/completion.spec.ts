import { canonicalize } from '../jcs'
import { hex, utf8 } from '../bytes'
import { sha256 } from '../hash'
import type { JsonObject } from '../json'
import { completion, makeBundle, makeWorld, type World } from '../testing'
import { verdictWords } from '../words'
import { formatFault } from './format'
import { verify } from './verify'

const now = new Date('2026-11-22T00:00:00Z')
let world: World
beforeAll(async () => {
  world = await makeWorld()
})
const found = async (bundle: object) => verify(JSON.stringify(bundle), { pins: world.pins, now })
const subject = completion['credentialSubject'] as JsonObject
const achievement = subject['achievement'] as JsonObject

describe('A certificate of completion', () => {
  it('has the canonical form that its vector says', async () => {
    expect(hex(await sha256(utf8(canonicalize(completion))))).toBe(
      'e48128f45fc56d38e518c40e6ec051ccba6e08be4dac2a35fd155bef58b1ae65',
    )
  })

  it('is genuine, does not expire, and tells what was passed and no level', async () => {
    const it = await found(await makeBundle(world, { base: completion }))
    expect(verdictWords(it)).toBe('Genuine, not revoked as of 21 November 2026')
    expect(it.checks.find(({ id }) => id === 'dates')?.reason).toBe('It does not expire.')
    expect(it.facts).toMatchObject({
      skill: 'Completed: SQL Foundations',
      completion: [
        {
          title: 'SQL Foundations',
          words: '2 modules, 19 checks, self-paced, unsupervised, not an assessment',
        },
        { title: 'Select and filter', words: 'Passed on 2026-11-19, revision 2' },
        { title: 'Joins', words: 'Passed on 2026-11-21, revision 1' },
      ],
    })
    for (const none of ['level', 'levelName', 'score', 'likelihoods', 'tasks', 'validUntil'])
      expect(it.facts).not.toHaveProperty(none)
  })

  it('that was altered anywhere is not genuine', async () => {
    const text = JSON.stringify(await makeBundle(world, { base: completion }))
    for (const [from, to] of [
      ['SQL Foundations', 'SQL Mastery'],
      ['2 modules', '9 modules'],
      ['2026-11-19', '2020-11-19'],
      ['CertificateOfCompletion', 'Assessment'],
    ] as const)
      expect((await found(JSON.parse(text.replaceAll(from, to)) as object)).verdict).toBe('not-genuine')
  })

  it('is not passed off as a measurement, whoever signed it', async () => {
    const result = { ...subject, result: [{ type: ['Result'], value: '700' }] }
    const described = {
      ...subject,
      achievement: {
        ...achievement,
        resultDescription: [
          { id: 'urn:x:1', type: ['ResultDescription'], name: 'Score', resultType: 'ScaledScore' },
        ],
      },
    }
    for (const credentialSubject of [result, described]) {
      const bundle = await makeBundle(world, { base: completion, document: { credentialSubject } })
      expect(formatFault(bundle.credential)).toMatch(/measures nothing/)
      expect((await found(bundle)).verdict).toBe('not-genuine')
    }
  })

  it('is told from what an assessment proved', async () => {
    expect((await found(await makeBundle(world))).facts).not.toHaveProperty('completion')
  })
})
