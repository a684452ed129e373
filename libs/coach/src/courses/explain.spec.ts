import { MODULE_FACTS } from './courses'
import { explanationOf } from './explain'

const open = MODULE_FACTS.filter(({ isOpen }) => isOpen)

describe('What a module says of something', () => {
  it.each([
    ['What is reentrancy?', 'contract-security/reentrancy-and-call-order', /reentran/i],
    ['what are window functions', 'sql-foundations/window-functions', /window/i],
    ['explain joins', 'sql-foundations/joins', /join/i],
    ['How does an index work?', 'sql-foundations/keys-indexes-and-plans', /index/i],
  ])('%s', async (message, id, words) => {
    const found = await explanationOf(message, open)

    expect(found?.facts.id).toBe(id)
    expect(found?.text).toMatch(words)
    expect(found?.text.length).toBeLessThanOrEqual(421)
    expect(found?.text).toMatch(/[.?:…]$/)
  })

  it('is nothing where no module explains it, and nothing names it', async () => {
    for (const message of [
      'Explain a topic',
      'what is a wryneck',
      '',
      '((((',
      'a'.repeat(1_000),
      '((a+)+)+$',
    ])
      expect(await explanationOf(message, open)).toBeUndefined()
  })

  it('is looked for only in the modules that are given', async () => {
    const others = open.filter(({ id }) => !id.startsWith('contract-security'))
    const found = await explanationOf('What is reentrancy?', others)
    expect(found?.facts.id ?? '').not.toMatch(/^contract-security/)
    expect(await explanationOf('What is reentrancy?', [])).toBeUndefined()
  })
})
